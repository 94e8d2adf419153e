/** Lines of the conversation itself, by what they are for. */

/** After an answer that can't be placed: a short sign of having read it. */
export const NODS = [
  'Mm. I see.',
  'All right.',
  "I'm with you.",
  'I can follow that.',
  "I've got it.",
  'Right.',
  'I read that twice.',
  "That's clear.",
  'Yes.',
  'Okay, I have that.',
];

/** While listening. */
export const LISTENING = [
  'Go on.',
  "I'm here.",
  'Yes.',
  'And then?',
  'Take your time.',
  'I read all of it.',
  'Mm-hm.',
  'Keep going, if there is more.',
  'Still here.',
  'There is room for that, too.',
];

export const STILL_LISTENING = [
  "I'll keep listening. If you'd like a question or an exercise in between, say so.",
  'Is there more, or is it out now?',
];

/** Where nothing is certain. */
export const TELL_MORE = [
  'Tell me more about that.',
  'What is the part of it that stays with you?',
  'Which bit of it matters most?',
  'Since when is that so?',
  "What's the sentence about it that you haven't written yet?",
  'What else belongs to it?',
  'Who else has to do with it?',
  'What would you like to be different about it?',
  'If you could say one thing about it out loud, what would it be?',
  'What comes to mind next?',
];

/** Where nothing was said yet. */
export const BEGIN_ANYWHERE = [
  "What's on your mind?",
  'Begin anywhere: what is in front of you right now?',
  'What would you like to talk about?',
];

/** A question or a request that can't be placed. */
export const CANNOT = [
  "I can't answer that one: I'm a small program, and I didn't get what you need. Is it one of these?",
  "That's beyond me, I'm afraid. Here's what I can do:",
  "I didn't follow that, and I'd rather say so than guess. What would help?",
  "Sorry, that I can't do. One of these, maybe:",
  "I don't have an answer to that. I can listen, or we can do something with it:",
];

/** After an exercise, when somebody wants to talk about it. */
export const TALK_ABOUT = [
  'Which line of it would you like to stay with?',
  'What in it surprised you, if anything did?',
  'Which part of it do you trust least?',
  'What do you see in it, now that it stands there?',
];

/** When there is little to go on. */
export const AFTER_SHORT = [
  'Short is fine. Which of these is nearest?',
  "We needn't dig. Pick one, or just write what's in front of you.",
  'Then let me ask less. What would be good now?',
  "That's all right. Something easier:",
];

/** A first answer to something heavy of which nothing more is known. */
export const HEAVY = [
  "That's a lot to have on one's plate.",
  "That's heavy, and I won't hurry past it.",
  "No wonder it doesn't let go.",
  "That isn't a small thing.",
  'That would weigh on most people.',
  'A hard one.',
];

export const HEAVY_QUESTIONS = [
  'When was it at its worst today?',
  'What set it off, as far as you can tell?',
  'What goes through your head when it comes?',
  'What would make the next hour a little easier?',
  'Who knows about it?',
  'What have you done so far to get through it?',
];

/** A first answer to something good of which nothing more is known. */
export const LIGHT = [
  'How good.',
  'Now that is worth writing down.',
  'That reads like a good moment.',
  'Lovely.',
  'Good. That deserves its own line.',
];

export const LIGHT_QUESTIONS = [
  'What was the very moment like?',
  'Where were you when it happened?',
  'What do you see when you think of it?',
  'Who else was there for it?',
];

/** After good news was told: nothing is dug for. */
export const SAVOURED = [
  "I'd keep that one. It can go on today's page as it is.",
  'Good that you told it. Let it stand like that.',
  "Then that's today's good thing, in writing.",
  'No question from me. That one is whole.',
];

export const CORRECTED = [
  'My mistake.',
  'Sorry, I had that wrong.',
  'Thanks, I read it wrongly.',
  'Right, I got that wrong.',
];
export const AFTER_CORRECTION = [
  'Say it once more in your words, and I go on from there.',
  'What did you mean?',
  "Then what's the right way round?",
];
export const CORRECTED_SO = ['So: {clause}.', 'Then it is this: {clause}.', '{Clause}, then.'];

export const SUMMARY = [
  'Let me see if I have it: {one}; {two}; and {three}. Is that right?',
  'What I have so far: {one}; {two}; {three}. Is that it?',
];
export const SUMMARY_RIGHT = [
  'Good. Then what would you like to do with it?',
  'Then that is the picture. Where to from here?',
];
export const SUMMARY_WRONG = ['Then put me right: which part is off?', 'What did I miss, or turn round?'];

export const GREETING = [
  'Hello{name}. What took up most of your head today?',
  'Hello{name}. How is it with you, in three words?',
  'Good to see you{name}. What happened since the last time?',
  'Hello{name}. Where shall we begin?',
];
export const GREETING_AGAIN = ['Hello again.', 'Here I am.', 'Yes?'];

export const GOODBYE = [
  'Take care{name}. It all stays here until you come back.',
  'Until then{name}. Nothing here runs away.',
  'See you{name}.',
];
export const GOODNIGHT = [
  'Sleep well{name}. The day is written; it can stay here.',
  'Good night{name}. Tomorrow is not your job yet.',
];

export const MEANT = [
  'Put more simply: {line}',
  'I only meant: {line}',
  "I said that badly. Leave the question aside and write whatever comes to mind; I'll follow.",
];

export const NO_WORDS = [
  "I couldn't read any words in that. Write it any way you like, spelling doesn't matter.",
  'That came through as signs without words. What did you want to say?',
];
export const EMOJI_HARD = [
  "That face says something. What's behind it?",
  'Looks like a hard one. In words, if you have some?',
];
export const EMOJI_OTHER = ['What goes with that, in words?', "I can see that one. What's the story?"];

export const TIME_GIVEN = [
  "{time}: good, that's a real time. For how long: half an hour, or a whole one?",
  'Then it has a place: {time}. How long do you give it?',
];

export const NOTHING_FOUND = [
  "I've looked through this conversation and found nothing about that. Earlier days I can't search yet.",
  "Not in this conversation. Earlier days are in the calendar at the top; I can't search them yet.",
];
export const FOUND = ["Here you wrote: '{quote}'.", "You said it so: '{quote}'."];
