/** Before a person's first talk: what answers here. */
export const INTRODUCTION =
  'First, so that you know: no language model is connected here. I am a small program: I lead exercises, plan one thing with you, find what you wrote earlier, and listen; talk freely I cannot.';
/** Under the greeting of a later talk. */
export const INTRODUCTION_AGAIN = 'No language model is connected: I lead exercises, plan, find, and listen.';

export const GREETING = ['Hello{name}. What is on your mind today?', 'Hello{name}. Where shall we begin?'];
export const SHORT_GREETING = ['Hello again.', 'Here I am.'];

/** To somebody who tells of a loss. */
export const CONDOLENCE = ["I'm sorry."];

/** While listening: short signs first, and then hardly anything. */
export const LISTENING_BEGINS = ["Then I'll listen, without a question. Go on as long as you like."];
export const LISTENING_SIGNS = ['I read along.', 'Go on.', 'Still here.'];
export const SILENT_SIGN = ['…'];

/** Ways to go on, where nothing surely fits. */
export const WAYS_TO_GO_ON = [
  'Write on, or take one of these.',
  'There is room for more of it; or for one of these.',
];
export const WAYS_TO_GO_ON_WITH_EXERCISE = [
  'Write on as long as you like. If you would rather do something: {one}.',
  'There is room for more. One exercise is made for this: {one}.',
  'You can simply go on. Or this: {one}.',
];
/** To somebody who asks what now. */
export const TIME_CAN_BE_FOUND = ['A time for it can be found: one tap, and we plan it.'];
export const WHAT_NOW = ['Whatever you like: one of these, or write on.'];

export const OFFER_TWO = [
  'Two things that could fit: {one} or {two}. Or write on, and I read.',
  'If you would rather do something with it: {one} or {two}.',
  'There are two exercises for something like this: {one} or {two}.',
];
export const GOOD_TO_KEEP = ["When you are done, one tap puts all of it on today's page, as you wrote it."];
export const NOTHING_TO_KEEP = ['There is nothing to put there yet. A line is enough to begin with.'];
export const PUT_ON_PAGE_EXPLAINED = [
  "I can't write on your page myself: the button 'Put it on today's page' under this message does it.",
  'One tap on the button below, and it stands on the page; I have no hand there myself.',
];

/** To have something left out of what is kept. */
export const EDIT_ON_PAGE_EXPLAINED = [
  'I cannot take a sentence out; on the page you can. Put all of it there, and strike out what you like.',
  'Leaving out is beyond me: one tap puts it all on the page, and there it is yours to change.',
];

/** After a message of a word or two that says little. */
export const AFTER_SHORT_MESSAGE = [
  'Short is fine. Which of these is nearest?',
  'That can stay short. One of these, perhaps:',
  'No need for many words. What would be good now?',
];
export const AGREED_REPLY = ['Then go on from there.', 'Good. I read along.', 'Take your time with it.'];
export const DECLINED_REPLY = ['Okay, we leave that.', 'That is fine, we leave it.', 'All right, not that.'];
export const DONE_REPLY = ["Good, that one's behind you.", 'Done, then.'];
export const CORRECTED_REPLY = [
  'My mistake. Put it right in your own words, and I go on from there.',
  'Sorry, I had that wrong.',
];
export const NO_WORDS_READ = [
  "I couldn't read any words in that. Write it any way you like, spelling doesn't matter.",
  'That came through as signs without words.',
];
export const ONLY_SIGNS_READ = [
  'I can see that one. What goes with it, in words?',
  'And in words, if there are some?',
];
export const NOTHING_OPEN = ['Nothing is half done just now. What would you like to go on with?'];
export const EXERCISE_LEFT = [
  'All right. What would you rather do?',
  'Then something else. What shall it be?',
];
export const EXERCISE_PAUSED = ['Whenever you like.', 'It can wait.'];

export const THANKS = ["You're welcome{name}.", 'Gladly{name}.', 'Any time{name}.'];
export const GOODBYE = ['Take care{name}. It all stays here until you come back.', 'Until next time{name}.'];
export const GOODNIGHT = ['Sleep well{name}. The rest can wait.', 'Good night{name}.'];

/** To somebody whose first word is a complaint. */
export const FIRST_COMPLAINT_REPLY = [
  'Fair. What would help: that I just listen, or one small step together?',
];
/** To a complaint that tells nothing beside it. */
export const COMPLAINT_REPLY = [
  'Fair, and I am sorry: I go by words, and that one missed. Shall I go on asking, or just listen?',
  'Sorry: I am a small program and I miss things. Shall I just listen, or ask something else?',
];
/** After the second there are no questions until they are wished for. */
export const REPEATED_COMPLAINT_REPLY = [
  'Sorry, that missed once more. I stop asking; say so when a question would help.',
  'Sorry. I only listen from here on; all you write is kept.',
];
/** Beside the answer to a wish. */
export const APOLOGY = ['Sorry, that one missed.', 'My mistake.', 'Sorry, I had that wrong.'];
export const DO_YOU_READ_REPLY = [
  'I read every word and understand few of them: I go by words that I know, and that one missed. I am sorry.',
];
export const INSULT_REPLY = [
  "Sorry, and no offence taken: there's nobody here to offend.",
  "Sorry. That's all right, you may be angry here.",
];

/** A question about their life that nobody but them can answer, beside what they told. */
export const CANNOT_KNOW = [
  'I cannot answer that: you know the people, and I only know what you write.',
  'That question I cannot answer; I only know what you write.',
  'I cannot judge that, and I would rather say so than guess.',
];
/** To 'is it normal?' */
export const IS_IT_NORMAL_REPLY = [
  'Many people write of the same. Where it stays for weeks, or grows, a doctor is the one to ask.',
];
export const IS_GRIEF_NORMAL_REPLY = ['Many who miss somebody write the same.'];
/** To what is asked of a program that talks. */
export const BEYOND_PROGRAM = [
  'That is beyond me: I lead exercises, plan one thing, find what you wrote, and listen.',
  'That I cannot do; exercises, a plan, finding what you wrote, and listening, that I can.',
];
export const CANNOT_KNOW_IN_WRITING = [
  'That answer I do not have. As a first line on the page, the question may lead to it.',
  'I cannot answer that one; it is a good question to write from, though.',
];
export const ONE_EXERCISE_FITS = [
  'For that I know one thing to do: {one}. Shall we?',
  'There is an exercise for that: {one}. Shall we begin?',
];
export const TWO_EXERCISES_FIT = [
  'For that there are two: {one} or {two}.',
  'Two are made for that: {one} or {two}.',
];
/** Beside a question what to do. */
export const OFFER_TO_PREPARE = [
  'What to do you alone can say. What you would say, though, can be made ready: {one}.',
  'That is for you to decide. The words for it can be looked for here: {one}.',
];
export const MENU_ENDING = 'Say the name of one, and it begins.';
export const CANNOT_REMIND = [
  'I cannot remind anybody of anything. In your week it can stand, with its hour: one tap, and we plan it.',
  'Reminding is beyond me; in your week it can have its place, though. One tap, and we plan it.',
];
export const TO_CALENDAR_EXPLAINED =
  'With its day and hour it can: one tap, and we plan it. Its card puts it into your week, under Plan.';
/** Beside its card. */
export const REPEAT_EXPLAINED =
  'A card makes one event. Once it stands in your week, open it there and choose how it repeats.';
export const NOT_IN_CALENDAR =
  'A plan from here goes into the calendar when you say yes to its card under Plan; until then it is not in there.';
export const CHOOSE_EXERCISE = ['Gladly. Which of these?', 'These would fit just now:'];
/** To begin a page with. */
export const PROMPTS = [
  'What was the first thing you noticed this morning?',
  'Which ten minutes of today would you keep?',
  'Who crossed your mind today, and on what occasion?',
  'What is within reach of your hand, and how did it get there?',
  'What did you put off today, and what did you do instead?',
  'Which sentence that somebody said is still with you?',
  'What was different today from other days of its name?',
  'Where did you walk today, and what was there to see?',
  'What would you tell a friend first, if they rang now?',
  'What are you looking forward to, however small it is?',
  'What did you eat today, and who was there?',
  'What is unfinished just now, and may stay so until tomorrow?',
];

// What is looked up.
export const NOTHING_THEN = [
  'I find nothing from then: no page, and nothing that you told me.',
  'From then there is no page, and no message that I could find.',
];
export const NOTHING_FOUND = [
  "I've looked through your pages and what you told me, and found nothing about that.",
  'Nothing about that in your pages or in what you told me here; other words for it might find more.',
];
export const MEMORY_NOT_REACHED = [
  "I couldn't look through your earlier pages just now. Ask me again in a minute?",
  'Your earlier pages were out of my reach just now; in a minute it should work.',
];
export const MEMORY_OFF = [
  "Your memory switch is off, so I look at nothing earlier. It's in Account Settings, under Memory.",
  'I keep nothing in mind while the memory is switched off in Account Settings.',
];
export const NEAREST_FOUND = ['The nearest that I find: ', 'Not those words, but this is near: '];
export const CALENDAR_NOT_REACHED = [
  "I couldn't look into your calendar just now. It stands in Plan, as ever.",
  'Your calendar was out of my reach just now; in a minute it should work.',
];
export const NOTHING_PLANNED = ['Nothing is planned {when}.', "There's nothing in your calendar {when}."];
export const PAGE_EMPTY = ["Today's page is still empty. A line is enough to begin it."];
export const PAGE_QUOTED = [
  "I read it, as far as a program reads. It begins: '{quote}'. I can't judge a page.",
];

// Plan mode.
export const WHAT_TO_PLAN = ['One thing at a time: what would you like to plan?'];
export const ASK_FOR_LIST = ['Then all of it first, one per line, in any order.'];
