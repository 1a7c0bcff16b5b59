/* The sums of the network in C: the same numbers as `LongSums` in layers.py, a dozen times as fast.

   All weights are 16-bit numbers in 256ths.  Sums of the first layer may wrap around in between,
   only the last one must fit; those of the later layers always do (training/network.py). */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* WIDEST is a layer at most; MOST, the features of a position. */
enum { SCALE = 256, TOP = 8 * SCALE - 1, WIDEST = 1024, MOST = 4096 };

/* Eight numbers at once on every processor of the last twenty years, sixteen where it can. */
#if defined(__x86_64__) && defined(__GLIBC__) && defined(__GNUC__) && !defined(__clang__)
#define ON_ANY_PROCESSOR __attribute__((target_clones("avx2", "default")))
#else
#define ON_ANY_PROCESSOR
#endif

typedef struct {
    PyObject_HEAD
    Py_ssize_t features, units, nexts, advisers, rows;
    int16_t *first;       /* features x units */
    int16_t *first_bias;  /* units */
    int16_t *second;      /* nexts x units: turned, so that each sum reads one row */
    int16_t *second_bias; /* nexts */
    int16_t *actions;     /* rows x advisers */
} Sums;

static int16_t bounded(int32_t said)
{
    return (int16_t)(said < 0 ? 0 : said > TOP ? TOP : said);
}

static inline int32_t product(const int16_t *a, const int16_t *b, Py_ssize_t count)
{
    int32_t sum = 0;
    for (Py_ssize_t n = 0; n < count; n++)
        sum += (int32_t)a[n] * b[n];
    return sum;
}

/* What the units of the first layer say of the features: the sums of their rows, bounded. */
ON_ANY_PROCESSOR
static void first_layer(const Sums *self, const int32_t *features, Py_ssize_t count, int16_t *said)
{
    const Py_ssize_t units = self->units;
    memcpy(said, self->first_bias, units * sizeof(int16_t));
    for (Py_ssize_t n = 0; n < count; n++) {
        const int16_t *row = self->first + features[n] * units;
        for (Py_ssize_t unit = 0; unit < units; unit++)
            said[unit] = (int16_t)(said[unit] + row[unit]);
    }
    for (Py_ssize_t unit = 0; unit < units; unit++)
        said[unit] = bounded(said[unit]);
}

/* What the second layer says after that. */
ON_ANY_PROCESSOR
static void second_layer(const Sums *self, const int16_t *units, int16_t *said)
{
    for (Py_ssize_t n = 0; n < self->nexts; n++) {
        int32_t sum = product(units, self->second + n * self->units, self->units);
        sum += self->second_bias[n] * SCALE;
        /* Rounded down to a 256th; what is below 0 becomes 0 anyway. */
        said[n] = sum < 0 ? 0 : bounded(sum / SCALE);
    }
}

ON_ANY_PROCESSOR
static int32_t row_of_advice(const Sums *self, const int16_t *advisers, Py_ssize_t row)
{
    return product(advisers, self->actions + row * self->advisers, self->advisers);
}

static PyObject *think(Sums *self, PyObject *features)
{
    if (!PyList_Check(features)) {
        PyErr_SetString(PyExc_TypeError, "features are a list");
        return NULL;
    }
    Py_ssize_t count = PyList_GET_SIZE(features);
    if (count > MOST) {
        PyErr_SetString(PyExc_ValueError, "these are more features than a position has");
        return NULL;
    }
    int32_t rows[MOST];
    for (Py_ssize_t n = 0; n < count; n++) {
        Py_ssize_t feature = PyLong_AsSsize_t(PyList_GET_ITEM(features, n));
        if (feature < 0 || feature >= self->features) {
            if (!PyErr_Occurred())
                PyErr_Format(PyExc_IndexError, "there is no feature %zd", feature);
            return NULL;
        }
        rows[n] = (int32_t)feature;
    }
    int16_t units[WIDEST], said[WIDEST];
    first_layer(self, rows, count, units);
    second_layer(self, units, said);
    PyObject *thoughts = PyList_New(self->nexts);
    if (thoughts == NULL)
        return NULL;
    for (Py_ssize_t n = 0; n < self->nexts; n++) {
        PyObject *thought = PyLong_FromLong(said[n]);
        if (thought == NULL) {
            Py_DECREF(thoughts);
            return NULL;
        }
        PyList_SET_ITEM(thoughts, n, thought);
    }
    return thoughts;
}

static PyObject *advise(Sums *self, PyObject *args)
{
    PyObject *thoughts, *rows;
    if (!PyArg_ParseTuple(args, "O!O!", &PyList_Type, &thoughts, &PyList_Type, &rows))
        return NULL;
    if (PyList_GET_SIZE(thoughts) != self->nexts) {
        PyErr_SetString(PyExc_ValueError, "these thoughts are of another network");
        return NULL;
    }
    int16_t advisers[WIDEST];
    for (Py_ssize_t n = 0; n < self->advisers; n++) {
        PyObject *said = PyList_GET_ITEM(thoughts, self->nexts - self->advisers + n);
        advisers[n] = (int16_t)PyLong_AsLong(said);
    }
    if (PyErr_Occurred())
        return NULL;
    PyObject *advice = PyList_New(PyList_GET_SIZE(rows));
    if (advice == NULL)
        return NULL;
    for (Py_ssize_t n = 0; n < PyList_GET_SIZE(rows); n++) {
        Py_ssize_t row = PyLong_AsSsize_t(PyList_GET_ITEM(rows, n));
        if (row < 0 || row >= self->rows) {
            if (!PyErr_Occurred())
                PyErr_Format(PyExc_IndexError, "there is no row %zd", row);
            Py_DECREF(advice);
            return NULL;
        }
        int32_t sum = row_of_advice(self, advisers, row);
        PyObject *said = PyFloat_FromDouble((double)sum / (SCALE * SCALE));
        if (said == NULL) {
            Py_DECREF(advice);
            return NULL;
        }
        PyList_SET_ITEM(advice, n, said);
    }
    return advice;
}

static int16_t *kept(const Py_buffer *numbers)
{
    int16_t *copy = malloc(numbers->len ? numbers->len : 1);
    if (copy != NULL)
        memcpy(copy, numbers->buf, numbers->len);
    return copy;
}

/* From (units x nexts) to (nexts x units). */
static int16_t *turned(const Py_buffer *numbers, Py_ssize_t units, Py_ssize_t nexts)
{
    int16_t *copy = malloc(numbers->len ? numbers->len : 1);
    if (copy != NULL)
        for (Py_ssize_t unit = 0; unit < units; unit++)
            for (Py_ssize_t next = 0; next < nexts; next++)
                copy[next * units + unit] = ((const int16_t *)numbers->buf)[unit * nexts + next];
    return copy;
}

static int init(Sums *self, PyObject *args, PyObject *keywords)
{
    Py_buffer first, first_bias, second, second_bias, actions;
    Py_ssize_t judges;
    if (self->first != NULL || (keywords != NULL && PyDict_GET_SIZE(keywords))) {
        PyErr_SetString(PyExc_TypeError, "Sums are made once, without names");
        return -1;
    }
    if (!PyArg_ParseTuple(args, "y*y*y*y*y*n", &first, &first_bias, &second, &second_bias,
                          &actions, &judges))
        return -1;
    Py_ssize_t units = first_bias.len / 2, nexts = second_bias.len / 2;
    int failed = -1;
    if (units < 1 || units > WIDEST || nexts > WIDEST || judges < 0 || judges >= nexts ||
        first.len % (2 * units) || second.len != 2 * units * nexts ||
        actions.len % (2 * (nexts - judges))) {
        PyErr_SetString(PyExc_ValueError, "the weights do not fit together");
    } else {
        self->units = units;
        self->nexts = nexts;
        self->advisers = nexts - judges;
        self->features = first.len / (2 * units);
        self->rows = actions.len / (2 * self->advisers);
        self->first = kept(&first);
        self->first_bias = kept(&first_bias);
        self->second = turned(&second, units, nexts);
        self->second_bias = kept(&second_bias);
        self->actions = kept(&actions);
        if (self->first && self->first_bias && self->second && self->second_bias && self->actions)
            failed = 0;
        else
            PyErr_NoMemory();
    }
    PyBuffer_Release(&first);
    PyBuffer_Release(&first_bias);
    PyBuffer_Release(&second);
    PyBuffer_Release(&second_bias);
    PyBuffer_Release(&actions);
    return failed;
}

static void dealloc(Sums *self)
{
    free(self->first);
    free(self->first_bias);
    free(self->second);
    free(self->second_bias);
    free(self->actions);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

static PyMethodDef methods[] = {
    {"think", (PyCFunction)think, METH_O, "What the second layer says of a list of features."},
    {"advise", (PyCFunction)advise, METH_VARARGS, "How much speaks for the actions of some rows."},
    {NULL, NULL, 0, NULL},
};

static PyTypeObject SumsType = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "kanly.mind._sums.Sums",
    .tp_doc = "The sums of a network.",
    .tp_basicsize = sizeof(Sums),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_new = PyType_GenericNew,
    .tp_init = (initproc)init,
    .tp_dealloc = (destructor)dealloc,
    .tp_methods = methods,
};

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT,
    .m_name = "kanly.mind._sums",
    .m_doc = "The sums of the network in C.",
    .m_size = -1,
};

PyMODINIT_FUNC PyInit__sums(void)
{
    PyObject *made = PyModule_Create(&module);
    if (made != NULL && PyModule_AddType(made, &SumsType) < 0) {
        Py_DECREF(made);
        return NULL;
    }
    return made;
}
