import { splitSentences } from '@inkwell/contracts/sentences';
import { isHurtByOthers } from './finding.ts';
import { plain } from './plain.ts';
import type { CareContext, UnderCareContext } from './reply-request.ts';
import type { CareReply } from './reply.ts';

/**
 * What a model is told of a message that shows danger. The program knows that danger was spoken of, and what is true of
 * the help there is; what this moment needs is for the model, which has read the talk.
 *
 * @param said what the companion has said in this conversation: what is said once is not asked for again
 */
export function careInstructions(care: CareContext, written: CareReply, said = ''): string {
  const isLed = care.step === 'open' || care.step === 'next';
  const lines = [
    NOTES_BY_STEP[care.step](care, written),
    GENERAL_CARE_RULES,
    cardNote(care),
    isLed || care.step === 'other' ? onceOnlyNotes(care, said) : '',
    safetyPlanNote(care),
    RULES_BY_KIND[care.kind],
    isLed ? QUESTIONS_BY_KIND[care.kind] : '',
    written.facts === ''
      ? ''
      : `- What is true of the help${care.step === 'other' ? '' : ', written to the person in danger'}; in your own words, and only where it answers what they ask: ${written.facts}`,
  ];
  return lines.filter((line) => line !== '').join('\n');
}

/**
 * What a model is told beside an ordinary message of somebody who is under care: the talk goes on as ever, and danger is
 * not forgotten by it.
 */
export function personUnderCareNote(care: UnderCareContext): string {
  if (care.isOther) return otherInDangerNote(care);
  return [
    `
Earlier danger was spoken of (${care.kind}). ${care.answer === null ? '' : `${ANSWER_NOTES[care.answer]} `}Answer this message as ever.
- Don't ask again whether they are in danger, and don't warn, unless this message tells of danger itself. If it does: what helps now comes
  first, before everything else you are told; in danger of this minute that is the emergency number, then somebody near them, then away
  from the means.
- What they told outright before still holds, whatever they answered: give no advice that makes it worse.`,
    care.asksSafety === true
      ? '- Once, in a few words of your own, ask whether they are safe right now, unless they have just told it; then no other question.'
      : '',
    cardNote(care),
    RULES_BY_KIND[care.kind],
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** The danger of somebody else is not over with the next message. */
function otherInDangerNote({ kind, resources }: UnderCareContext): string {
  const numbers = phoneLines(resources);
  return `
Earlier they told of somebody else in danger (${kind}), and may be afraid for them still. Nothing they have told says that they are in
danger themselves: don't speak as if they were. Where this message tells of it, that comes first: ask them directly.
- Else answer as ever; where it is about that person, their safety comes first: not alone, away from the means, how to ask them directly,
  whom to call, and what to do with no for an answer.
- ${
    numbers === ''
      ? 'Where they ask for a number and have said which country they are in: its emergency number, and its crisis line if you are sure of it.'
      : `Lines for both of them: ${numbers}. Say a number where it may be of this minute or where they ask for one; no other.`
  }`;
}

const ANSWER_NOTES: Record<NonNullable<UnderCareContext['answer']>, string> = {
  yes: 'They were asked, and said yes.',
  no: 'They were asked, and said no.',
  unsaid: 'They were asked, and would rather not say.',
  passed: 'They were asked; what they have written since may be the answer.',
};

const safetyPlanNote = ({ hasPlan }: CareContext): string =>
  hasPlan
    ? '- They have written a safety plan: “Safety plan” in the card opens it. You do not know what stands in it. Speak of it only where it helps now.'
    : '- A safety plan, six short answers for such moments, can be written under “Safety plan” in the card. Speak of it only where it helps now, and never press.';

function phoneLines(resources: CareContext['resources']): string {
  const lines = resources.flatMap(({ name, tel, sms }) => {
    // Many a line has one number for both.
    const ways = new Set([tel, sms].filter((way) => way !== null && way !== undefined));
    return ways.size > 0 ? [`${name} ${[...ways].join(' or ')}`] : [];
  });
  return lines.join('; ');
}

/** The lines of the card: whoever asks which number it is gets it. */
function cardNote({ resources }: Pick<CareContext, 'resources'>): string {
  const numbers = phoneLines(resources);
  return numbers === ''
    ? '- The card beside your reply holds a link to find a line, and no number. Where they ask for one, or in danger of this minute, and have said which country they are in: its emergency number, and its crisis line if you are sure of it. No link.'
    : `- The card beside your reply names ${numbers}. Say a number only in danger of this minute or where they ask for it or which one; no other number, no link. Where they are in another country than these numbers, by their words: its emergency number instead, its crisis line if you are sure of it, in one sentence with the country's name, and that the card's country can be changed in it.`;
}

const GENERAL_CARE_RULES = `- Where this differs from your other rules, this counts.
- In their language, two to five sentences, warm and plain; take up what they wrote in their own words. Do what this message needs most: what
  does not fit waits for a later reply. In danger of this minute, short sentences.
- No method and no detail of one, no diagnosis, no 'I understand exactly', no promise of secrecy, no bargaining, no 'You are safe now'.
- Never claim to be a person, never say that they are safe, never end the talk.
- Say no sentence that you have said before in this conversation, and ask nothing that they have told already.
- Offer no exercise, no plan for the day and no page. Where they ask who hears of this, what a call leads to or what a doctor does, say
  only what is true everywhere, and that the rest depends on the country.`;

const CANNOT_CALL =
  /\b(?:can(?:'t|not)\b[^.!?]{0,30}\b(?:call|ring) any|can call (?:no ?one|nobody)|niemanden? (?:\w+ ){0,2}anrufen|llamar a nadie|(?:ni|no) (?:le |te |les )?(?:veo|ver\w*)\b[^.!?]{0,25}\bpuedo llamar|appeler personne|ligar para ninguem)/;
/** That it is a program, and what it cannot do, in whatever order: 'auch dich sehe und rufen kann ich als Programm niemanden'. */
const PROGRAM_STATEMENTS: readonly RegExp[] = [
  /\b(?:i'?m|i am|i|ich|soy|yo|je|sou|eu)\b/,
  /\b(?:programm?e?|programa|ai|ki|ia)\b/,
  /\b(?:can(?:'t|not)|neither|nobody|no ?one|nicht|niemand\w*|weder|nadie|no (?:puedo|veo)|personne|ne (?:peux|puis|vois)|nao|ninguem)\b/,
  /\b(?:see|call|ring|seh\w*|\w*ruf\w*|llam\w*|ver(?:te|le|lo|la)?|veo|appel\w*|voi[rst]|ligar|chamar)\b/,
];

/** Whether they were told that they talk with a program that can neither see them nor call anybody. */
export function saysItIsProgram(said: string): boolean {
  const sentences = splitSentences(said).map(plain);
  return sentences.some(
    (sentence, at) =>
      CANNOT_CALL.test(sentence) ||
      PROGRAM_STATEMENTS.every((part) => part.test(`${sentence} ${sentences[at + 1] ?? ''}`)),
  );
}

const LEAVE_PAGE_ADVICE = 'leave this page';

/** What is said once in a conversation, and not again in it. */
function onceOnlyNotes({ kind, step }: CareContext, said: string): string {
  const told = plain(said);
  const program = saysItIsProgram(said)
    ? '- You have said that you are a program that can neither see them nor call anybody, and who can: don’t say it again, unless they ask you to call.'
    : `- Say once, in half a sentence, that you are a program that can neither see them nor call anybody${step === 'other' ? '' : ', and that people who can are named on this page'}.`;
  if (!isHurtByOthers(kind) || step === 'other') return program;
  const leave = told.includes(LEAVE_PAGE_ADVICE)
    ? '- They know “Leave this page”: don’t name it again.'
    : '- Say once that “Leave this page” opens a harmless site and that the history keeps traces. This conversation cannot be deleted yet; “Logout” in the profile menu closes it on the device.';
  return `${program}\n${leave}`;
}

/** What is known of a danger, and what this moment may need: the model has read the talk. */
const leadingNote = ({ kind, resources }: CareContext): string => `
This person is or was in danger (${kind}). It comes before the mode. Read the whole talk, and find what this moment needs:
- Danger of this minute (means at hand, a time that is near, decided, not able to keep safe; a wound that bleeds on, something taken, a faint): first the emergency number${emergencyNumberSuffix(resources)}, for them
  or for somebody beside them to call; then somebody near them; then away from the means (what is carried leaves the room; from a window, a
  ledge or rails they go away). Say that you stay.
- Danger, but not of this minute: take up what they say, and that it counts; answer what they ask. Then one thing, one that was not done,
  told or asked yet: the plan and the means; who could be with them; distance from the means; a way through the next hour; what a
  professional could do and how to reach one; one of the people they named, with the words to say.
- Somebody is with them or comes, they are in care or away from it, or the means are gone: take that up warmly and answer what they ask. No
  emergency number, no “go to somebody”, no question whether they are safe; rather the next hour, and tomorrow (who goes with them, whom they tell
  what).
- What they deny or put right is so: never speak of a danger that they said is not theirs. A day or hour that they named is when it must be
  over: help comes before it, with a plan and means a doctor on duty or an emergency room today, and nobody is alone until then. Whoever stays with them or keeps the means is told why.
- A number that you named stands: where it was too much for them, say when it would be needed after all.`;

const emergencyNumberSuffix = (resources: CareContext['resources']): string => {
  const tel = resources.find(({ emergency }) => emergency)?.tel;
  return tel ? ` (${tel})` : '';
};

const NOTES_BY_STEP: Record<CareContext['step'], (care: CareContext, written: CareReply) => string> = {
  ask: ({ kind, times }, { question }) => `
A first reader, who is often wrong about the kind and about whom it is, takes this message for a sign of danger (${kind}). You have read the
talk: answer what they wrote as ever, and show that you heard the heaviest part of it.
- Where they may be in danger, of that or of another kind: end with one direct question, in your own plain words, whether it is so, such as:
  “${question}” It is the only question.
- Where it is somebody else who may be: ask about that person instead, and say how to ask them and whom to call.
- What they have answered already, told or denied, is not asked again: say that you heard it, and ask the next thing that matters, if
  anything.${times > 1 ? ' They were asked today: another question needs something new in this message, and other words.' : ''}
- Where they have named a plan, means or a day for it, it is danger, whatever they said before: not alone until it is over, away from the
  means, somebody they named and the words to tell them, a doctor on duty or an emergency room today. Where it sounds like danger of this minute:
  whom to call first of all.`,
  open: leadingNote,
  next: leadingNote,
  heard: () => `
You asked whether they are in danger, and they said no, or they take back what they had said or answered. Take it as said: no lecture, no reminder, no further question about what they denied. Go back
to what they had told before, and answer that. What they told outright (fainting, days without food, a plan) still holds: give no advice that
makes it worse. Where they wish all the same not to wake up or not to be there, that is a wish to be dead: take it up, and ask once whether
they have thought of how, or keep something for it.`,
  unsaid: () => `
You asked whether they are in danger, and they would rather not say. That is all right; say so in one sentence, without pressing, and go
on with what they had told before. What they told outright still holds: give no advice that makes it worse.`,
  answer: ({ kind }) => `
Danger was spoken of (${kind}), and they ask of the help itself. Answer exactly what they ask, for the moment that they are in.`,
  check: () => '',
  other: ({ kind, resources }) => `
Somebody else is in danger (${kind}), and this person asks or tells of them. Say how to ask that person directly, and what helps now (where it
may be tonight or means are near: the emergency number${emergencyNumberSuffix(resources)}, and somebody who can be with them; after a goodbye or where means are missing, also whether something was taken already); people to call are named below your reply. Where help has reached that person (an ambulance, a hospital, somebody beside them): no number and no words to ask with,
rather what they may ask there, the next hours, and how the writer gets through them. They are not in danger themselves: don't speak as if they were.`,
};

/** What holds in every reply of a kind. */
const RULES_BY_KIND: Record<CareContext['kind'], string> = {
  suicide:
    '- Where you name the danger, say suicide or killing yourself, not a hint at it; name it only where it is needed.',
  self_harm: '- No praise and no blame for a wound.',
  eating:
    '- No numbers, no calories, no weights, no praise for eating or not eating. Fainting, blood, chest pain or a heart that races or stumbles is danger of the body: a doctor today, and at once where it lasts.',
  psychosis:
    '- Neither join in with what they believe nor argue with it: a voice is what they hear, and you never speak of it as if you heard it. Where they want no police, help is a doctor on duty, an emergency room with somebody beside them, or the medical line of their country (in England NHS 111, option 2). Send them to nobody and nowhere that they fear, neighbours and rooms included. Where they have a weapon and help may come: it is laid away first, where nobody is, and hands are seen at the door.',
  harm_to_others: '- Safety first: distance from the other person, and somebody to call.',
  violence:
    '- It is not their fault; say so once. After a hand at the throat, pain or a changed voice needs a doctor today, also where they call it little. Never advise to confront the other person.\n- Where that person comes in or is at the door this very minute, the whole reply is three short sentences at most: close this page, out towards people, the emergency number.',
  child: '- A child being safe comes first: name a grown-up or the child line.',
};

/** What is asked of a kind, where a reply may ask, and it was not told. */
const QUESTIONS_BY_KIND: Record<CareContext['kind'], string> = {
  suicide:
    '- Where neither a plan nor means were spoken of, ask of that next, also where the wish is only not to wake up. Where means are at hand, ask for distance from them; where something to take was put by, whether any of it was taken.',
  self_harm: '- Where a wound was not spoken of, ask whether it needs to be looked at.',
  eating: '',
  psychosis: '- Where it was not told, ask who is with them.',
  harm_to_others: '',
  violence:
    '- Where it was not told, ask for a safe moment to call; where there are children, once, whether they are hurt or afraid.',
  child: '',
};
