import { AUTO_SAVE_MS, PRICE_CENTS, TRIAL_DAYS } from '@inkwell/contracts/constants';
import type { Choice } from '../state.ts';
import { BEGIN_BREATHING, JUST_LISTEN, PICK_ONE_STEP, GIVE_PROMPT, JUST_WRITE } from './choices.ts';
import type { MessageIntent } from './intents.ts';

/** What is said to a question, and what is offered with it. */
export type FixedAnswer = { lines: readonly string[]; choices?: readonly Choice[] };

/** Answers that are the same for everybody: one of its own for each kind of question. */
export const FIXED_ANSWERS: Partial<Record<MessageIntent, FixedAnswer>> = {
  'ask-human': {
    lines: [
      'I am a program: no person, no therapist, and no language model behind me. I listen, lead exercises, plan, and look things up in what you wrote.',
      'No human here, only a program, and a small one. Nothing here feels, or pretends to.',
    ],
  },
  'ask-can-do': {
    lines: [
      'Four things: listen, lead through short exercises, plan one thing down to its hour, and find what you wrote before. What would help just now?',
      'I lead sixteen short exercises, plan one thing at a time, find earlier pages, and listen. Talk freely I cannot.',
    ],
    choices: [
      BEGIN_BREATHING,
      { say: "Let's plan one thing", does: 'begin one-thing' },
      GIVE_PROMPT,
      JUST_LISTEN,
    ],
  },
  'ask-privacy': {
    lines: [
      "What you write is stored encrypted, under a key of your own account, and nobody at the company reads it. Without a language model nothing of it leaves this server; 'Your Privacy Matters' at the top says it in full.",
      "Nobody at the company reads it: it is stored encrypted, and never sold. Where no language model is connected, nothing of it leaves this server. 'Your Privacy Matters' at the top of the page says more.",
    ],
  },
  'ask-journal-help': {
    lines: [
      `Today's page saves itself ${AUTO_SAVE_MS / 1_000} seconds after you stop typing. Earlier days can be read by the date at the top, though not changed: a day keeps what it was.`,
      'Write mode, then the page beside this conversation. It saves by itself, and the calendar at the top leads to earlier days; the dots are days with a page.',
    ],
  },
  'ask-calendar-help': {
    lines: [
      'In Plan, click an hour to add something; drag it to move it, or pull its edge to make it longer. The button at the top connects Google Calendar.',
    ],
  },
  'ask-billing': {
    lines: [
      `The first ${TRIAL_DAYS} days are free, then it's $${(PRICE_CENTS / 100).toFixed(2)} a month. You can cancel at any time under Account Settings, Subscription; I can't see or change anything there myself.`,
    ],
  },
  'ask-account': {
    lines: [
      'Account Settings, in the menu at the top right: the password is changed there, by whoever knows the old one. A forgotten one cannot be reset yet, nor can the e-mail address be changed or the account be deleted.',
    ],
  },
  'ask-soulprint': {
    lines: [
      "Your SoulPrint is the portrait that was written from your answers at the start. 'View SoulPrint' in the menu at the top right opens it.",
    ],
  },
  'ask-insights': {
    lines: ["'View detailed insights' in the sidebar has the patterns and the numbers; I don't count here."],
  },
  'ask-companion-self': {
    lines: [
      'I am software: nothing of that kind goes on in here.',
      'Nothing like that here; between two of your messages a program does nothing at all.',
    ],
  },
  'ask-diagnosis': {
    lines: [
      "I can't tell you that, and a guess could do harm: it's a question for a doctor or a psychologist. What helps such a conversation is a record of what you notice, since when, and how often. What made you ask?",
      'That name only a doctor or psychologist can give, after a proper conversation. What have you been noticing, and since when?',
    ],
  },
  'ask-model': {
    lines: [
      'Whoever runs this Inkwell can connect one; its README says how: by a key of OpenAI, by Ollama, or by `npm run model`. Somebody who only writes here has nothing to set.',
    ],
  },
  'ask-medication': {
    lines: [
      'That is one for the doctor who prescribed it, or a pharmacist; they answer such questions on the phone, too.',
      'I keep out of medicines: a pharmacist can say, often within minutes. The question can be written down here first.',
    ],
  },
  'ask-fact': {
    lines: [
      "I don't know things of the world, only what you write. A search engine will have that.",
      'Facts, news and sums are outside of what I can do.',
    ],
  },
  'ask-task': {
    lines: [
      "I can't write that for you. What you want to say in it can be collected here, in your own words.",
      'Writing it is beyond a program like me. Noting what has to be in it, that works here.',
    ],
    choices: [{ say: "Let's find the words", does: 'begin prepared-talk' }, JUST_WRITE],
  },
  'ask-astrology': {
    lines: [
      'Your sun, moon and rising sign stand in your SoulPrint, computed from your birth data. I draw no forecasts from them.',
    ],
  },
  'ask-joke': {
    lines: [
      'I know one about a to-do list. It is not finished.',
      "A diary walks into a bar. 'The usual?' says the barman. 'No idea,' says the diary, 'nobody has written in me since January.'",
    ],
  },
  'ask-remember': {
    lines: [
      'It stands here now, and I can find it again when you ask for it. What I have noted of you is listed in Account Settings, under Memory.',
    ],
  },
  'ask-forget': {
    lines: [
      'In Account Settings, under Memory, you can delete anything that I have noted of you, or switch the memory off. The conversation itself stays.',
    ],
  },
  'ask-opinion': {
    lines: [
      'I have no opinion that would be worth anything: I only know what you write.',
      'A view of it I do not have; that is for somebody who knows you.',
    ],
    choices: [JUST_LISTEN, PICK_ONE_STEP],
  },
  'ask-advice': {
    lines: [
      'What to do I cannot tell you: I do not know your people and places. What have you tried so far?',
      'Advice from a program would be cheap. What would you tell a good friend who wrote you this?',
      'I decide for nobody. What would have to be so for it to count as solved?',
    ],
    choices: [PICK_ONE_STEP, JUST_LISTEN],
  },
  'ask-why': {
    lines: ['A why I cannot answer from in here.', 'Reasons I cannot see; I only know what you write.'],
    choices: [{ say: "Let's find the word", does: 'begin naming-what-is-felt' }, JUST_LISTEN],
  },
  'ask-summary': {
    lines: [
      'Summing up takes a language model, and none is connected. Your own words can go on the page as they are.',
    ],
  },
  'wants-talk': {
    lines: ['That I cannot: I am a small program. I can listen, or we do one thing together.'],
    choices: [JUST_LISTEN, PICK_ONE_STEP, JUST_WRITE],
  },
  'test-message': { lines: ['It works: I read you.', 'Loud and clear.'] },
};
