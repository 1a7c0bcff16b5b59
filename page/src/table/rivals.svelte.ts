/** Is the card about the Rivals asked for? */
export const asked = $state({ open: false });
