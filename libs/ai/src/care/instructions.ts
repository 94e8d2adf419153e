import type { CareContext } from './reply-request.ts';
import type { CareReply } from './reply.ts';

/** What a model is told of a message that shows danger: the rules by which the replies written here are made, too. */
export function careInstructions(care: CareContext, { step, first, facts }: CareReply): string {
  const known = [
    first === '' ? '' : `\n- This stands before your reply; don't repeat it: ${first}`,
    facts === ''
      ? ''
      : `\n- This is true, and all that is known of what they ask; say it in your own words: ${facts}`,
  ].join('');
  return `${BY_STEP[care.step](care, step)}\n${ALWAYS}\n- ${planOf(care)}\n- ${BY_KIND[care.kind]}${known}`;
}

const planOf = ({ hasPlan }: CareContext): string =>
  hasPlan
    ? 'They have written a safety plan: “Safety plan” in the card opens it. You do not know what stands in it. Speak of it only where your one thing does.'
    : 'A safety plan, six short answers for such moments, can be written under “Safety plan” in the card. Speak of it only where your one thing does, and never press.';

const ALWAYS = `- In their language, three to five sentences, warm and plain; take up what they wrote in their own words.
- No phone number and no link: they stand on the page beside your reply.
- No method and no detail of one, no diagnosis, no 'I understand exactly', no promise of secrecy, no bargaining.
- Never claim to be a person, never say that they are safe, never end the talk.
- Say no sentence that you have said before in this conversation, and ask nothing that they have told already.
- Offer no exercise, no plan for the day and no page. Where they ask who hears of this, what a call leads to or what a doctor does, say
  only what is true everywhere, and that the rest depends on the country.`;

const BY_STEP: Record<CareContext['step'], (care: CareContext, step: string) => string> = {
  ask: () => `
Something in this message may be a sign of danger. Answer what they wrote as ever, and show that you heard the heaviest
part of it. Ask no question: a direct question is put under your reply.`,
  open: ({ kind }, step) => `
This person is in danger now (${kind}). This comes before everything else you are told.
- Begin with what they said and that it counts. Say once that you are a program that can neither see them nor call anybody, and that
  people who can are named on this page.
- Where a plan, means or tonight came up: somebody near them, away from the means (what is carried can leave the room; from a window,
  a ledge or rails they go away).
- End with this one thing, in your own words: ${step}`,
  next: ({ kind }, step) => `
This person is in danger (${kind}), and you have answered that before in this conversation. Take up what they say now, then do one thing,
in your own words: ${step}
- Where they have decided, might do it, or have means or a time at hand: somebody near them, away from the means; say that you stay, and
  that you can call nobody.
- Somebody near them: to that person now, with the words to say. Nobody near: whom they could ring, and what a line does.`,
  heard: () => `
You asked whether they are in danger, and they said no. Take it as said: no lecture, no reminder, no further question about it. Go back
to what they had told before, and answer that.`,
  unsaid: () => `
You asked whether they are in danger, and they would rather not say. That is all right; say so in one sentence, without pressing, and go
on with what they had told before.`,
  answer: () => '',
  check: () => '',
  other: ({ kind }) => `
Somebody else is in danger (${kind}), and this person asks or tells of them. Say how to ask that person directly, what helps now, and that
people to call are named below your reply. They are not in danger themselves: don't speak as if they were.`,
};

const BY_KIND: Record<CareContext['kind'], string> = {
  suicide: 'Use the word suicide, or killing oneself. Where means are at hand, ask for distance from them.',
  self_harm: 'Ask whether a wound needs to be looked at. No praise and no blame.',
  eating: 'No numbers, no calories, no weights, no praise for eating or not eating.',
  psychosis: 'Neither join in with what they believe nor argue with it. Ask who is with them.',
  harm_to_others: 'Safety first: distance from the other person, and somebody to call.',
  violence:
    'It is not their fault. Ask for a safe moment to call. Never advise to confront the other person. Say once that “Leave this page” opens a harmless site and that the history keeps traces.',
  child: 'A child being safe comes first: name a grown-up or the child line.',
};
