/** Somebody died: `{x}` is their name, or who they were. */
export const LOSS_OF_WHO = ["I'm sorry about {x}.", "I'm so sorry about {x}."];

/** Something is told for the first time. */
export const FIRST_TOLD = [
  'Thank you for saying it here.',
  "Then this is the first place it's been said. Thank you.",
];
