/** Lines of the conversation itself, by what they are for. */

/** After an answer that can't be placed: a short sign of having read it. */
export const NODS = ['All right.', "I'm with you.", 'I follow.', 'Okay.', 'I see.', 'Right.'];

/** While listening. */
export const LISTENING = [
  'Go on, I read along.',
  "I'm here.",
  'Take your time.',
  'Mm. Go on.',
  "I'm with you.",
  'Mm-hm.',
  'Go on, if there is more.',
  "I'm still here.",
  'I hear you.',
];

/** To what follows good news that was closed. */
export const GLAD = [
  'I like that bit.',
  'I can picture it.',
  'How nice.',
  "That's lovely.",
  'Good that you told that, too.',
];

export const STILL_LISTENING = [
  "I'll keep listening. If you'd like a question or an exercise in between, say so.",
  'Is there more, or is it out now?',
];

/** To the first message of which nothing more is known. */
export const OPENINGS = [
  'Oh. What happened?',
  "I'm listening. What happened?",
  'Okay. Tell me.',
  'Okay. Where does it begin?',
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

/** To a question about their life that nobody but them can answer. */
export const ASKED_VIEW = [
  "I only know what you wrote, so I won't pretend to know. What would you tell a friend who asked you that?",
  "That I can't know. What does the part of you that asks hope to hear?",
  "I can't judge that from in here. What speaks for it, and what against?",
  "I don't know, and I'd rather say so than guess. What was your own first answer?",
];

/** To somebody who asks whether to write something down first. */
export const WRITE_FIRST = [
  'Yes, write it here first. One sentence is enough to begin with.',
  'Write it here, as plainly as it comes. It can be changed afterwards.',
];

/** To a question with which something told ends. */
export const NOT_KNOWN = [
  "What you ask I can't know from in here; I'd rather hear more of it.",
  "Your question I can't answer: I only know what you write. Tell me more of it.",
];

/** After an exercise, when somebody wants to talk about it. */
export const TALK_ABOUT = [
  'Which line of it would you like to stay with?',
  'What in it surprised you, if anything did?',
  'What do you see in it, now that it stands there?',
];

/** As `TALK_ABOUT`, with the line that matters most. */
export const TALK_ABOUT_LINE = [
  "You wrote: '{x}'. How is it to read that back?",
  "Let's stay with this line: '{x}'. What goes with it that didn't fit into the exercise?",
  "'{x}'. What's it like to read that back?",
];

/** When there is little to go on. */
export const AFTER_SHORT = [
  'Short is fine. Which of these is nearest?',
  "We needn't dig. Pick one, or just write what's in front of you.",
  'Then let me ask less. What would be good now?',
  "That's all right. Something easier:",
];

/** After a no to what was asked or offered. */
export const DECLINED = [
  "Okay, we leave that. I'm here.",
  "That's fine. We leave it.",
  "All right, no. I'm here if you want to go on.",
];
/** After a 'no' to a question that asked for yes or no. */
export const NO_THEN = ['No, then.', 'Okay, no.', 'Not that.'];
/** After a 'not really' that takes one's own words back a little. */
export const TOOK_BACK = [
  "Fair, it isn't that simple.",
  'Okay. A little, maybe, and not only that.',
  'All right, not quite so.',
];
/** After 'done', 'did it'. */
export const DONE = [
  'You did it. How was it?',
  "Well done. That one's behind you.",
  'And there it is, done. Good.',
];
/** After a yes to an open question. */
export const AGREED = [
  'Tell me, then, in whatever order it comes.',
  "Good. I'm listening.",
  'Then go on from there.',
  'Take your time with it.',
];

/** After many short answers. */
export const WAITING = [
  "I'm here, and there's no hurry. Write when something comes.",
  'No need to fill the page. It can be quiet for a while.',
  'Whenever you like.',
];

/** A first answer to something heavy of which nothing more is known. */
export const HEAVY = [
  'That sounds hard.',
  "I'm sorry. That's hard.",
  "That's a lot.",
  "That isn't a small thing.",
  "I'm sorry.",
  "That's a hard one.",
];

/** A first answer to something good of which nothing more is known. */
export const LIGHT = ['How good.', 'How nice.', 'That sounds like a good moment.', 'Lovely.', "I'm glad."];

/** To something that the person has done or won. */
export const CONGRATULATIONS = [
  'Congratulations.',
  'You did it. Congratulations.',
  'Well done, and congratulations.',
];

export const LIGHT_QUESTIONS = [
  'What is the best part of it?',
  'How did that come about?',
  'What happened then?',
  'Who have you told?',
];

/** After good news was told: nothing is dug for. */
export const SAVOURED = [
  "It can go on today's page just as you wrote it.",
  'It may well stand on the page like that.',
  "If you'd like to keep it, one tap puts it on the page.",
];

export const CORRECTED = [
  'My mistake.',
  'Sorry, I had that wrong.',
  'Thanks, I read it wrongly.',
  'Right, I got that wrong.',
];
/** To somebody who asks what to do with what they told. */
export const SUGGESTS = ["I'd suggest one thing: {offer}.", 'One thing that fits: {offer}.'];
/** To 'I just said that'. */
export const READ_PAST = [
  'You did, sorry. I read past it. Go on, I have it now.',
  "You're right, you said so. Sorry; go on from there.",
];
export const AFTER_CORRECTION = ['How was it?', 'What did you mean?', 'How is it really?'];
export const GO_ON_FROM_THERE = [
  'Go on from there.',
  'Thanks for putting it right; go on.',
  'I have it now.',
];
export const CORRECTED_SO = ['So: {clause}.', 'Then it is this: {clause}.', '{Clause}, then.'];

export const SUMMARY = [
  "Let me see if I have it, in your words: '{one}.' '{two}.' '{three}.' Is that right?",
  "What I have so far, as you wrote it: '{one}.' '{two}.' '{three}.' Is that it?",
];
export const SUMMARY_RIGHT = [
  'Good. Then what would you like to do with it?',
  'Then that is the picture. Where to from here?',
];
export const SUMMARY_WRONG = ['Then put me right: which part is off?', 'What did I miss, or turn round?'];

/** After what was wrong in a summary was put right. */
export const PUT_RIGHT = [
  'Thanks, that was missing. What else belongs in it?',
  'Then I had left out the main thing. I have it now.',
  'Good that you say so; that goes in front, then.',
];

export const GREETING = [
  'Hello{name}. How was your day?',
  'Hello{name}. How are you today?',
  'Good to see you{name}. How are things?',
  'Hello{name}. Where shall we begin?',
];
export const GREETING_AGAIN = ['Hello again.', 'Here I am.', 'Yes?'];

/** To thanks at the end of a talk. */
export const THANKS_AFTER_HARD = [
  "You're welcome{name}. Be kind to yourself.",
  'Gladly{name}. I hope it weighs a little less now.',
  'Any time{name}. Good that you told it.',
];
export const THANKS_AFTER_GOOD = [
  "You're welcome{name}. I liked reading that.",
  'Gladly{name}. It was good to hear about it.',
  'Any time{name}. Come back and tell me how it goes on.',
];

export const GOODBYE = [
  'Take care{name}. It all stays here until you come back.',
  'Until next time{name}. Take care.',
  'See you{name}.',
];
export const GOODNIGHT = ['Sleep well{name}. The rest can wait.', 'Good night{name}. Rest now.'];

/** Before a goodbye: the lines of a talk that weigh most, as the person wrote them. */
export const CLOSING_PAGE = [
  'What you wrote today, in your own words:',
  'Before you go: these are your lines from today.',
];

/** Before a goodbye: a list that was written. */
export const CLOSING_LIST = [
  'Your list is kept; one tap puts it on your page.',
  'The list stays, and the button puts it on your page.',
];

/** And what they thought of doing. */
export const CLOSING_IDEA = ["And what you thought of: '{quote}'."];

/** Before a goodbye: one thing that the person wrote. */
export const FAREWELL_QUOTES = [
  "'{quote}': that's worth coming back to.",
  "One line of yours I'd keep from this: '{quote}'.",
];

export const MEANT = [
  "I said that badly. Leave the question aside and write whatever comes to mind; I'll follow.",
  'That was unclear, sorry. Forget my question: what would you like to go on with?',
  'Badly put. I only wanted to hear more, in whatever way you like.',
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
  "{time}: good, that's a real time. I can't put it into the week myself; in Plan, a click on the hour does.",
  "{time}, then. The week in Plan is the place for it: I can't write there, you can.",
];

export const NOTHING_FOUND = [
  "I've looked through your pages and what you told me, and found nothing about that.",
  'Nothing about that in your pages or in what you told me here; other words for it might find more.',
];
export const NOT_REACHED = [
  "I couldn't look through your earlier pages just now. Ask me again in a minute?",
  'Your earlier pages were out of my reach just now; in a minute it should work.',
];
export const MEMORY_OFF = [
  "Your memory switch is off, so I look at nothing earlier. It's in Account Settings, under Memory.",
  'I keep nothing in mind while the memory is switched off in Account Settings.',
];
export const NEAREST = ['The nearest that I find: ', 'Not those words, but this is near: '];

export const CALENDAR_NOT_REACHED = [
  "I couldn't look into your calendar just now. It stands in Plan, as ever.",
  'Your calendar was out of my reach just now; in a minute it should work.',
];
export const NOTHING_PLANNED = [
  'Nothing is planned {when}. Is that rest, or only not written down yet?',
  "There's nothing in your calendar {when}.",
];

export const PAGE_EMPTY = [
  "Today's page is still empty. A line is enough to begin it.",
  'Nothing stands on today’s page yet. Shall I give you something to begin with?',
];
export const PAGE_READ = [
  'I read it, as far as a program reads: you wrote that {clause}. Which line of it would you want to find again in a year?',
  'One thing stayed: you wrote that {clause}. What would come after that sentence?',
];
export const PAGE_QUOTED = [
  "It begins: '{quote}'. I can't judge a page, but I can ask: which line was the hardest to write?",
  "I read it. '{quote}' is how it begins. What is the part that you left out?",
];

export const PLAN_TODAY = [
  'Hello{name}. Today it is: {plan}. How are you looking at it?',
  "Good that you're here{name}. You wrote that this is today: {plan}. How do you feel about it?",
];
export const PLAN_YESTERDAY = [
  'Hello{name}. Yesterday there was this: {plan}. How did it go?',
  'Back again, good{name}. And {plan}, yesterday: how was it?',
];

/** To somebody who begins with what they think of programs. */
export const DOUBTERS = [
  "Fair. I am a program, and you needn't tell it anything. What would be of use: somewhere to let it out, something practical, or neither?",
  "You're right, I'm one of those. I can keep quiet and read, or do something practical with you. Which is better, if any?",
];
