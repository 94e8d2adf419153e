/** What is asked about something that happened, or that is so, of which no more is known. */

export const HAPPENED = [
  'And then?',
  'What was going through your head?',
  'What came of it?',
  'What went on in you at that moment?',
  'How was that for you?',
  'What stayed with you from it?',
  'How did it go on?',
];

/** Of somebody else who is told of. */
export const BY_SOMEBODY = [
  'How did you take that?',
  'What did you think, right then?',
  'And what did you do?',
  'Is that like {him}?',
  'What was that like, from where you stood?',
];

export const IS_SO = [
  "What's that like for you?",
  'How is that for you, honestly?',
  'What does it change for you?',
  'What goes through you when you say that?',
  'What made you think of it just now?',
];

/** As `IS_SO`, where something is to be planned. */
export const IS_SO_IN_A_PLAN = [
  'What would make that easier?',
  'What gets in the way first?',
  "What's the smallest version of it that would still count?",
  'When in the week is there room for it?',
  'What has worked before, even a little?',
];

/** One to three words, said back. */
export const ECHOES = ['{X}. Okay.', '{X}, then.', '{X}. All right.', '{X}. Yes.'];

/** After one to three words. */
export const FRAGMENT = [
  "What's going on there?",
  "What's the story with that?",
  'What happened?',
  'Since when?',
];

/** After a short line, where one question more would be one too many. */
export const GO_ON = ['Go on.', "I'm listening.", 'Take your time.', 'Tell me the rest, too.'];

/** To something that can't be placed: a line that presumes nothing, with a question or without. */
export const PLAIN = [
  'Thanks for telling me that.',
  "I'm glad you wrote that one down.",
  "I've got that. Take your time.",
  'That helps me see it better.',
  "There's no hurry. Tell it the way it comes.",
  'Okay. I can follow that.',
  "I'm with you. Go on when you like.",
  'I want to hear the rest of it, too.',
  "I'm still here, and I'm reading.",
  'Good that you said that.',
];
/** Before a question. */
export const HEARD = ['Mm.', 'Okay.', 'I see.', 'Ah.', 'Right.', 'Oh.', 'Mm-hm.'];
export const PLAIN_QUESTIONS = [
  'What does that mean to you?',
  'How did that come about?',
  'What made you think of that just now?',
  'What would you like to happen next?',
  "What haven't you said about it yet?",
  'What would somebody who knows you well say to that?',
  'How was that for you?',
  'What goes with that?',
  "What's behind that?",
  'What matters most to you in that?',
];

/** Instead of one more question, where little could be taken up for a while: choices stand beside it. */
export const YOUR_TURN = [
  "I ask a lot. You can also just write on, and I'll read.",
  "I don't want to ask past you. How shall we go on?",
  'You know better than I do where this is going. What would be good now?',
];
