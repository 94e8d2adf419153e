/** Somebody died: `{x}` is their name, or who they were. */
export const LOSS_OF_WHO = ["I'm sorry about {x}.", "I'm so sorry about {x}."];

/** Something is told for the first time. */
export const FIRST_TOLD = [
  'Thank you for saying it here.',
  "Then this is the first place it's been said. Thank you.",
];

/** A grave illness that was just found: `{x}` is whose. */
export const NEWS_OF_ILLNESS = [
  "I'm so sorry. That is a lot to have been told about {x}.",
  "I'm sorry about {x}. Nobody is ready for news like that.",
];
export const OWN_ILLNESS = [
  "I'm so sorry. That is a lot to be told.",
  "I'm sorry. Nobody is ready for news like that.",
];
