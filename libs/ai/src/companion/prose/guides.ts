/** A guide was about the wrong thing. */
export const GUIDE_LEFT = [
  'Sorry, I was on the wrong track. I leave that.',
  "That was the wrong thing to talk about, sorry. It's off the table.",
];
/** Where nothing of what was said can be taken up. */
export const GUIDE_LEFT_ASKS = [
  "Say it as it is, and I'll only listen.",
  'Tell me what it is about, and I just read.',
];
/** To somebody who does not know: the answers stand there again. */
export const GUIDE_UNSURE = [
  "You needn't know. If one of these is near, take it; if not, just write.",
  'Not knowing is an answer, too. Take the nearest of these, or leave them.',
];
