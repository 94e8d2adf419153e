/** A line of the person's own, said back word for word. */
export const ANCHORS_WRITE = [
  "'{X}.'",
  "I stop at '{x}'.",
  "'{X}': I'd like to stay there for a second.",
  "'{X}.' That line stays with me.",
  "You wrote '{x}'. There is a lot in that.",
  "'{X}.' I read that twice.",
  "There is something in '{x}'.",
  "'{X}': that says more than it seems to.",
  "I'd underline '{x}'.",
  "'{X}.' One could begin a page with that.",
  "My eye stays on '{x}'.",
];

/** The same, where something is hard. */
export const ANCHORS_HEAL = [
  "'{X}.'",
  "'{X}.' I read that twice.",
  "I stop at '{x}'.",
  "'{X}': I'd like to stay there for a second.",
  "You wrote '{x}'. I don't want to hurry past that.",
  "'{X}.' That is not nothing.",
  "'{X}.' I'm glad you wrote that down.",
  "'{X}': that stands out to me.",
  "I keep looking at '{x}'.",
];

/** After some messages: the line that weighs most, and a way on. Choices stand beside it. */
export const GATHER_WRITE = [
  "There is a page in what you tell. '{X}' could be its first line: shall we write it, with a few small questions?",
  "If I had to pick one line of all that, it would be '{x}'. Shall we make a short page of it, or do you want to tell on?",
  "'{X}' wants to be more than a message, I think. Shall we write it out, bit by bit?",
  "Let me stop at '{x}'. With four or five small questions that becomes a page: shall we?",
  "I'd begin with '{x}', if this were a page. Do you want to write it with me, or go on telling?",
];
export const GATHER_HEAL = [
  "Let me hold on to one sentence of yours: '{x}'. We can look at it together, step by step, or you just go on telling.",
  "Of all that, '{x}' seems to weigh the most. Shall we look at it more closely, or is it better to tell on?",
  "One sentence I can't read past: '{x}'. We can take a few minutes for it, or you tell on.",
  "'{X}.' Would it help to look at that together, one small question at a time, or would you rather go on?",
];
/** The same where no line can be picked. */
export const GATHER_PLAIN_WRITE = [
  'There is a page in what you tell. Shall we write it together, with a few small questions?',
  "I'd like to see that on a page. Shall we begin with one line of it?",
];
export const GATHER_PLAIN_HEAL = [
  "We could look at one moment of it together, step by step. Or you go on, and I'll listen.",
  'There are two ways on from here: look at it more closely, or simply tell the rest. Which is better today?',
];

/** Where one person is told of again and again. */
export const WAYS_ON_PERSON = [
  'Much of that is meant for {him} more than for me. There is a way to say it that {he} never has to read. Shall we?',
  'If {he} could read one page of this, what would stand there? We could write it, and it stays with you.',
  'I keep thinking that these are sentences for {him}. A letter that is never sent would have room for them.',
];
/** Where it is still to come. */
export const WAYS_ON_WORRY = [
  "Part of this hasn't happened yet. In five minutes we could sort what is in your hands from what isn't.",
  'There is a worry in the middle of it. Shall we take it apart, step by step?',
  'What may come takes as much room as what was. We could look at the worry by itself, or you go on telling.',
];
/** Where somebody is hard on themselves. */
export const WAYS_ON_BLAME = [
  'You judge yourself rather fast in that. Shall we look at the thought, what speaks for it and what against?',
  'That verdict on you stands there as if it were settled. We could check it together, or leave it for today.',
  'I read a hard sentence about you there, and only one side was heard. Shall we hear the other one, too?',
];
/** Where there is something to see. */
export const WAYS_ON_SCENE = [
  'I can nearly see it. One minute of that, with all five senses, would be a page of its own: shall we?',
  'Pick one minute of all that, and we go through it slowly: seen, heard, smelt. Would you like that?',
];

/** Instead of one more question: what to write next. */
export const FURTHER_WRITE = [
  'Write me the sentence that comes next.',
  'Stay there for one more line.',
  'Put one more thing into the picture.',
  'Go back a little, and tell that bit slowly.',
  'Tell me the part that one would usually skip.',
  'One more detail, the odder the better.',
];
export const FURTHER_HEAL = [
  'Say it as bluntly as you like.',
  'Tell me the part of it that nobody gets to hear.',
  'Take it slowly; the order does not matter.',
  'One sentence more, the truest you have.',
  'Go on where it is hardest, or where it is easiest, as you like.',
  'Write on as if nobody read it.',
  'What belongs to it, put it all here.',
];
/** Instead of one more question, where little could be taken up for a while: choices stand beside it. */
export const YOUR_TURN = [
  "You've told me a good piece of it now. Shall we go on talking, or do something with it?",
  'Where to from here: keep telling, look at it step by step, or put it down for today?',
  "I've read all of it. What would be good now?",
];
