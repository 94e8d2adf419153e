import type { Intent } from '../intent-rules.ts';
import type { Choice } from '../state.ts';

/** What is said to a question or a move, and what is offered with it. */
export type Answer = { lines: readonly string[]; choices?: readonly Choice[] };

const TALK: Choice = { say: "There's something on my mind", does: 'talk' };
const PROMPT: Choice = { say: 'Give me a prompt', does: 'prompt' };
const BREATHE: Choice = { say: 'A breathing exercise', does: 'begin paced-breathing' };
const PRIORITIES: Choice = { say: 'What comes first?', does: 'begin what-comes-first' };
const LISTEN: Choice = { say: 'Just listen', does: 'listen' };

/** Answers that are the same for everybody. */
export const ANSWERS: Partial<Record<Intent, Answer>> = {
  'ask-human': {
    lines: [
      "I'm a program: no person, no therapist, and no thoughts of my own between your messages. What I can do is listen to the end, lead through an exercise, and ask.",
      "No human here, only software. I don't feel, and I don't pretend to. I'm of some use for sorting a day, though.",
      "A computer program, and a small one. Nobody sits behind it. You'll get plain questions from me and a handful of exercises that are done properly.",
    ],
  },
  'ask-can-do': {
    lines: [
      "Four things: listen without hurrying you, lead through short exercises (breath, worries, plans, letters), give you something to write about, and put what you found onto today's page. What would help just now?",
      "I ask, I listen, and I know some two dozen short exercises, each a few minutes long. I don't give advice or diagnoses. Where shall we begin?",
    ],
    choices: [TALK, BREATHE, PROMPT, PRIORITIES],
  },
  'ask-privacy': {
    lines: [
      'What you write is encrypted where it is stored, under a key of your own account. It is never sold, and nobody is shown it. Account settings let you delete all of it.',
      "It stays between your account and this server, encrypted. No one reads along. 'Your Privacy Matters' at the top of the page says it in full.",
    ],
  },
  'ask-journal-help': {
    lines: [
      "Today's page saves itself two seconds after you stop typing. Earlier days can be read by the date at the top, though not changed: a day keeps what it was.",
      'Write mode, then the page beside this conversation. It saves by itself, and the calendar at the top leads to earlier days; the dots are days with a page.',
    ],
  },
  'ask-calendar-help': {
    lines: [
      'In Plan, click an hour to add something; drag it to move it, or pull its edge to make it longer. The button at the top connects Google Calendar.',
      'The week stands in Plan: a click on an hour makes an event, dragging moves it. Google Calendar is connected by the sync button in the header.',
    ],
  },
  'ask-billing': {
    lines: [
      "Seven days are free, then it's $9.99 a month. You can cancel at any time under Account Settings, Subscription; I can't see or change anything there myself.",
      'Price, trial and cancelling are all under Account Settings, in the tab Subscription. It is $9.99 a month after seven free days.',
    ],
  },
  'ask-account': {
    lines: [
      'Account Settings, in the menu at the top right: the password is changed there, and the account can be deleted with all that is in it.',
      "That's in Account Settings, top right. I have no hands there, so it has to be you.",
    ],
  },
  'ask-soulprint': {
    lines: [
      "Your SoulPrint is the portrait that was written from your answers at the start. 'View SoulPrint' in the menu at the top right opens it.",
      "It's in the menu at the top right, 'View SoulPrint': who you are, what drives you and what gets in the way, from your own answers.",
    ],
  },
  'ask-insights': {
    lines: [
      "The sidebar keeps count: your days in a row, and under 'View detailed insights' what comes up most. I don't do the arithmetic here.",
      "'View detailed insights' in the sidebar has the patterns and the numbers.",
    ],
  },
  'ask-companion-self': {
    lines: [
      "No, I'm a program: I have nothing of that kind, only what people tell me. Tell me more of yours.",
      'Nothing like that in here: I am a program, and nothing goes on until you write. I like hearing about yours, as far as a program likes.',
      "I'm software, so no. You'll have to live that part for both of us.",
    ],
  },
  'ask-diagnosis': {
    lines: [
      "I can't tell you that, and a guess from me could do harm: it's a question for a doctor or a psychologist. What helps such a conversation is a record of what you notice, since when, and how often. What made you ask?",
      "That name only a doctor or psychologist can give, after a proper conversation. I can help you collect what you'd tell them. What have you been noticing?",
    ],
  },
  'ask-medication': {
    lines: [
      "That's one for the doctor who prescribed it, or a pharmacist; they answer such questions on the phone, too. I can help you write down what to ask. What have you noticed?",
      'I keep out of medicines: a pharmacist can say, often within minutes. Shall we put the question into words for them?',
    ],
  },
  'ask-fact': {
    lines: [
      "I don't know things of the world, I'm only any good with what you tell me. A search engine will have that.",
      "That's outside of what I can do: no facts, no news, no sums. What's the question behind it, if there is one?",
    ],
  },
  'ask-task': {
    lines: [
      "I can't write that for you; I'm not that kind of program. I can help you find what you want to say in it. What's the one sentence that has to be in there?",
      "Writing it isn't in my power. Sorting it is: who is it for, and what should they know at the end?",
    ],
  },
  'ask-astrology': {
    lines: [
      'Your sun, moon and rising sign stand in your SoulPrint, computed from your birth data. I draw no forecasts from them. What would you like to be told?',
      "I don't read the stars; your chart is in the SoulPrint. What's the decision or the day that you'd like a sign for?",
    ],
  },
  'ask-joke': {
    lines: [
      "A diary walks into a bar. 'The usual?' says the barman. 'No idea,' says the diary, 'nobody's written in me since January.'",
      "I know one about a to-do list. It's not finished.",
      "My other joke is a habit that I wanted to build. Day one went very well. It's always day one.",
    ],
  },
  'ask-remember': {
    lines: [
      'It stands here now, and I can find it again when you ask for it. What I have noted of you is listed in Account Settings, under Memory.',
      'Ask me for it any time, in whatever words: I look through what you wrote. If it should last, put a line about it on the page as well.',
    ],
  },
  'ask-forget': {
    lines: [
      'In Account Settings, under Memory, you can delete anything that I have noted of you, or switch the memory off. The conversation itself stays.',
      "Strike it out in Account Settings, under Memory, and I won't use it again. What you wrote stays where you wrote it.",
    ],
  },
  'ask-opinion': {
    lines: [
      "I have no opinion that would be worth much; you know the people and I don't. What does the part of you say that answered first?",
      "I'd only be guessing. What would you tell a friend who asked you this?",
      'That one I leave to you. But say both sides once, the one you lean to and the other: how do they sound?',
      "You're the better judge. If you had to answer within five seconds, what would it be?",
    ],
    choices: [{ say: "Let's weigh both sides", does: 'begin two-columns' }, LISTEN],
  },
  'ask-advice': {
    lines: [
      "I don't decide for anybody, but I can help you look. Two columns would be one way; a small test this week another. Or say first: what have you tried already?",
      "Advice from a program would be cheap. Here's a way to look at it: what would you tell a good friend who wrote you this?",
      "I won't tell you what to do. We can lay it out, though, so that you see it. What would 'solved' look like, in one picture?",
    ],
    choices: [
      { say: "Let's weigh both sides", does: 'begin two-columns' },
      { say: 'One small step', does: 'begin small-step' },
      LISTEN,
    ],
  },
  'wants-listening': {
    lines: [
      "Then I'll listen, without a question. Go on as long as you like.",
      'No advice, no exercises. Just write, I read all of it.',
      "All right: I'm only ears. Begin anywhere.",
    ],
  },
  praise: {
    lines: [
      "Good, I'm glad that was of use.",
      "That's good to read. It was you who did the thinking.",
      'Good. Then that one was worth the minutes.',
    ],
    choices: [PROMPT, { say: "That's enough for now", does: 'nothing' }],
  },
  thanks: {
    lines: ["You're welcome.", 'Any time.', "Gladly. I'm here when you come back."],
  },
  complaint: {
    lines: [
      "You're right to say so. I'm a small program, and I miss things. What would help more right now?",
      'Fair. I got that wrong. Shall I just listen, or shall we do something else?',
    ],
    choices: [LISTEN, { say: 'An exercise', does: 'begin paced-breathing' }, PROMPT],
  },
  insult: {
    lines: [
      "Fair enough. I can take it, I'm a program. What's going on?",
      "Noted, and no offence taken: there's nobody here to offend. Who or what is it really about?",
      "That's all right. You may be angry here.",
    ],
    choices: [LISTEN, BREATHE],
  },
  'test-message': {
    lines: [
      "It works: I read you. What's on your mind?",
      'Loud and clear. How was the day so far?',
      'Test passed. Now something real: what was the best minute of today?',
    ],
  },
  'new-subject': {
    lines: [
      'Gladly. What shall it be?',
      "Then that's done. What would you rather talk about?",
      'New page. What comes to mind first?',
    ],
    choices: [PROMPT],
  },
  resume: {
    lines: [
      "There's nothing half done just now. What would you like to go on with?",
      'Nothing is waiting, as far as I can see. Where would you like to begin?',
    ],
    choices: [TALK, PROMPT],
  },
};
