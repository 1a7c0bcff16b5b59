/** Sounds made by the browser itself; off until the first press, and never the only sign. */
import { settings } from "../lib/settings.svelte";
import type { Beat, Line } from "./acts";
import type { Pace } from "./pace";

type Wave = OscillatorType | "noise";

/** One layer of a sound; it fades to silence at its end. */
interface Layer {
  wave: Wave;
  /** Hertz from and to; noise has none. */
  from?: number;
  to?: number;
  /** Seconds it lasts, and until it begins. */
  lasts: number;
  after?: number;
  attack?: number;
  gain: number;
  filter?: [type: BiquadFilterType, from: number, to: number, q: number];
  /** Hertz and depth. */
  vibrato?: [rate: number, depth: number];
}

const tone = (
  wave: OscillatorType,
  from: number,
  to: number,
  lasts: number,
  gain: number,
  more: Partial<Layer> = {},
): Layer => ({ wave, from, to, lasts, gain, ...more });
const noise = (
  lasts: number,
  gain: number,
  filter: Layer["filter"],
  more: Partial<Layer> = {},
): Layer => ({ wave: "noise", lasts, gain, ...(filter ? { filter } : {}), ...more });

export const SOUNDS = {
  card: [
    noise(0.11, 0.34, ["bandpass", 1400, 4200, 1.1], { attack: 0.004 }),
    tone("triangle", 240, 150, 0.07, 0.22, { after: 0.05 }),
  ],
  agent: [
    tone("sine", 190, 86, 0.2, 0.44, { attack: 0.003 }),
    tone("triangle", 720, 420, 0.05, 0.2),
    noise(0.06, 0.18, ["lowpass", 900, 300, 1]),
  ],
  coin: [
    tone("sine", 2090, 2070, 0.34, 0.2, { attack: 0.002 }),
    tone("sine", 3135, 3120, 0.24, 0.13, { after: 0.035, attack: 0.002 }),
    tone("sine", 2637, 2630, 0.3, 0.12, { after: 0.07, attack: 0.002 }),
  ],
  spice: [
    noise(0.38, 0.3, ["bandpass", 5200, 1800, 2.4], { attack: 0.06 }),
    tone("sine", 392, 466, 0.3, 0.16, { after: 0.06, attack: 0.05 }),
  ],
  water: [
    tone("sine", 520, 1180, 0.1, 0.36, { attack: 0.004 }),
    tone("sine", 680, 1500, 0.09, 0.26, { after: 0.12, attack: 0.004 }),
  ],
  troop: [
    noise(0.07, 0.4, ["lowpass", 620, 200, 1]),
    noise(0.07, 0.34, ["lowpass", 560, 180, 1], { after: 0.13 }),
    tone("sine", 120, 70, 0.16, 0.4, { after: 0.13 }),
  ],
  spy: [
    noise(0.26, 0.2, ["bandpass", 700, 2600, 5], { attack: 0.1 }),
    tone("triangle", 311, 294, 0.22, 0.16, { after: 0.16, attack: 0.02, vibrato: [7, 6] }),
  ],
  influence: [
    tone("triangle", 330, 330, 0.14, 0.26, { attack: 0.006 }),
    tone("triangle", 440, 440, 0.24, 0.28, { after: 0.1, attack: 0.006 }),
  ],
  /** The same, downwards. */
  fall: [
    tone("triangle", 440, 440, 0.14, 0.26, { attack: 0.006 }),
    tone("triangle", 330, 330, 0.24, 0.28, { after: 0.1, attack: 0.006 }),
  ],
  point: [
    tone("triangle", 523, 523, 0.2, 0.24, { attack: 0.004 }),
    tone("triangle", 659, 659, 0.2, 0.24, { after: 0.09, attack: 0.004 }),
    tone("triangle", 784, 784, 0.5, 0.28, { after: 0.18, attack: 0.004 }),
    tone("sine", 1568, 1568, 0.5, 0.1, { after: 0.18, attack: 0.004 }),
  ],
  alliance: [
    tone("sawtooth", 147, 147, 0.9, 0.13, { attack: 0.08, filter: ["lowpass", 500, 1600, 1] }),
    tone("sawtooth", 220, 220, 0.9, 0.13, { attack: 0.08, filter: ["lowpass", 500, 1600, 1] }),
    tone("triangle", 587, 587, 0.7, 0.18, { after: 0.2, attack: 0.03 }),
  ],
  conflict: [
    tone("sine", 92, 44, 0.7, 0.5, { attack: 0.004 }),
    tone("sine", 92, 44, 0.8, 0.5, { after: 0.32, attack: 0.004 }),
    noise(0.9, 0.12, ["lowpass", 300, 1400, 1], { attack: 0.2 }),
    tone("sawtooth", 110, 104, 1, 0.08, {
      after: 0.3,
      attack: 0.2,
      filter: ["lowpass", 400, 900, 1],
    }),
  ],
  win: [
    tone("triangle", 294, 294, 0.5, 0.22, { attack: 0.02 }),
    tone("triangle", 440, 440, 0.5, 0.22, { after: 0.16, attack: 0.02 }),
    tone("triangle", 587, 587, 0.6, 0.24, { after: 0.32, attack: 0.02 }),
    tone("triangle", 740, 740, 1.2, 0.24, { after: 0.5, attack: 0.02 }),
    tone("sawtooth", 147, 147, 1.5, 0.1, {
      after: 0.3,
      attack: 0.2,
      filter: ["lowpass", 300, 1400, 1],
    }),
  ],
  turn: [
    tone("sine", 440, 440, 0.22, 0.26, { attack: 0.01 }),
    tone("sine", 587, 587, 0.5, 0.3, { after: 0.14, attack: 0.01 }),
    tone("sine", 1174, 1174, 0.4, 0.07, { after: 0.14, attack: 0.01 }),
  ],
  undo: [
    tone("triangle", 440, 262, 0.17, 0.26, { attack: 0.01 }),
    noise(0.14, 0.14, ["bandpass", 3000, 900, 1.4], { attack: 0.05 }),
  ],
  error: [
    tone("square", 150, 140, 0.08, 0.1, { attack: 0.004, filter: ["lowpass", 700, 500, 1] }),
    tone("square", 134, 124, 0.12, 0.1, {
      after: 0.1,
      attack: 0.004,
      filter: ["lowpass", 700, 400, 1],
    }),
  ],
  worm: [
    tone("sine", 38, 58, 1.3, 0.5, { attack: 0.35, vibrato: [9, 7] }),
    noise(1.4, 0.34, ["lowpass", 160, 620, 1.5], { attack: 0.5 }),
  ],
} as const satisfies Record<string, readonly Layer[]>;

export type Sound = keyof typeof SOUNDS;

/** What a line sounds like when it lands. */
export function soundOf({ event, changes }: Pick<Line, "event" | "changes">): Sound | null {
  switch (event) {
    case "played":
    case "hagal":
    case "recalled-agent":
      return "agent";
    case "acquired":
      return "card";
    case "recruited":
    case "deployed":
    case "retreated":
      return "troop";
    case "placed-spy":
    case "recalled-spy":
      return "spy";
    case "influence-up":
      return "influence";
    case "influence-down":
      return "fall";
    case "scored":
      return "point";
    case "alliance":
      return "alliance";
    case "summoned":
    case "shield-wall":
      return "worm";
    case "game-over":
      return "win";
    case "gained":
    case "paid": {
      const what = changes[0]?.what;
      return what === "solari" ? "coin" : what === "spice" || what === "water" ? what : null;
    }
    default:
      return null;
  }
}

/** The same sound again so soon would only be louder. */
const AGAIN = 0.06;
/** What others do is heard from farther away. */
export const OTHERS = 0.5;
const SILENT = 0.0001;
const WIND = 0.07;

class Sounds {
  private context: AudioContext | null = null;
  private out: GainNode | null = null;
  private hiss: AudioBuffer | null = null;
  private wind: { source: AudioBufferSourceNode; gain: GainNode } | null = null;
  private readonly last = new Map<Sound, number>();

  /** Browsers allow sound from the first press on. */
  wake(): void {
    if (!("AudioContext" in globalThis) || !navigator.userActivation.hasBeenActive) return;
    if (!this.context) {
      this.context = new AudioContext();
      this.out = this.context.createGain();
      const limit = this.context.createDynamicsCompressor();
      limit.threshold.value = -14;
      this.out.connect(limit).connect(this.context.destination);
    }
    void this.context.resume();
    this.tune();
  }

  /** Take over volume and wind as they are chosen. */
  tune(): void {
    const { context, out } = this;
    if (!context || !out) return;
    out.gain.value = settings.sound === "off" ? 0 : settings.volume;
    const blows = settings.wind === "on" && settings.sound === "all";
    if (blows && !this.wind) this.wind = this.blow(context, out);
    if (!blows && this.wind) {
      const { source, gain } = this.wind;
      gain.gain.linearRampToValueAtTime(0, context.currentTime + 1.2);
      source.stop(context.currentTime + 1.4);
      this.wind = null;
    }
  }

  play(sound: Sound, loud = 1): void {
    const { context, out } = this;
    if (!context || !out || settings.sound === "off") return;
    if (settings.sound === "turn" && sound !== "turn") return;
    const now = context.currentTime;
    if (now - (this.last.get(sound) ?? -1) < AGAIN) return;
    this.last.set(sound, now);
    for (const layer of SOUNDS[sound]) this.voice(context, out, layer, now + 0.01, loud);
  }

  /** What a beat brings has landed; at the fast pace only points are heard. */
  landed({ lines }: Beat, pace: Pace, own: boolean): void {
    for (const line of lines) {
      const sound = soundOf(line);
      if (sound && (own || pace !== "fast" || sound === "point")) {
        this.play(sound, own ? 1 : OTHERS);
      }
    }
  }

  private noise(context: AudioContext): AudioBuffer {
    if (this.hiss) return this.hiss;
    const buffer = context.createBuffer(1, context.sampleRate * 2, context.sampleRate);
    const data = buffer.getChannelData(0);
    let seed = 7;
    for (let k = 0; k < data.length; k++) {
      seed = (seed * 16807) % 2147483647;
      data[k] = seed / 1073741823.5 - 1;
    }
    this.hiss = buffer;
    return buffer;
  }

  private voice(c: AudioContext, out: GainNode, layer: Layer, at: number, loud: number): void {
    const begin = at + (layer.after ?? 0);
    const end = begin + layer.lasts;
    const { source, node } = this.source(c, layer, begin, end);
    let last: AudioNode = node;
    if (layer.filter) {
      const [type, from, to, q] = layer.filter;
      const filter = c.createBiquadFilter();
      filter.type = type;
      filter.frequency.setValueAtTime(from, begin);
      filter.frequency.exponentialRampToValueAtTime(to, end);
      filter.Q.value = q;
      last = last.connect(filter);
    }
    const gain = c.createGain();
    gain.gain.setValueAtTime(SILENT, begin);
    gain.gain.exponentialRampToValueAtTime(layer.gain * loud, begin + (layer.attack ?? 0.005));
    gain.gain.exponentialRampToValueAtTime(SILENT, end);
    last.connect(gain).connect(out);
    source.start(begin);
    source.stop(end + 0.02);
  }

  private source(
    c: AudioContext,
    { wave, from = 0, to = 0, vibrato }: Layer,
    begin: number,
    end: number,
  ): { source: AudioScheduledSourceNode; node: AudioNode } {
    if (wave === "noise") {
      const source = c.createBufferSource();
      source.buffer = this.noise(c);
      source.loop = true;
      return { source, node: source };
    }
    const source = c.createOscillator();
    source.type = wave;
    source.frequency.setValueAtTime(from, begin);
    source.frequency.exponentialRampToValueAtTime(to, end);
    if (vibrato) {
      const sway = c.createOscillator();
      const depth = c.createGain();
      sway.frequency.value = vibrato[0];
      depth.gain.value = vibrato[1];
      sway.connect(depth).connect(source.frequency);
      sway.start(begin);
      sway.stop(end);
    }
    return { source, node: source };
  }

  private blow(c: AudioContext, out: GainNode): { source: AudioBufferSourceNode; gain: GainNode } {
    const source = c.createBufferSource();
    source.buffer = this.noise(c);
    source.loop = true;
    const filter = c.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = 420;
    filter.Q.value = 0.8;
    const gain = c.createGain();
    gain.gain.value = 0;
    gain.gain.linearRampToValueAtTime(WIND, c.currentTime + 2.5);
    const sway = c.createOscillator();
    const depth = c.createGain();
    sway.frequency.value = 0.07;
    depth.gain.value = 190;
    sway.connect(depth).connect(filter.frequency);
    sway.start();
    source.connect(filter).connect(gain).connect(out);
    source.start();
    return { source, gain };
  }
}

export const sounds = new Sounds();
