import type { Exercise } from './exercise.ts';

const NO_FEELING_NAMED =
  /^\W*(?:none|nothing|(?:it has |it.?s got |there.?s |i have |i.?ve got )?no (?:name|word|words|idea|clue)(?: for (?:it|this|that))?|(?:i )?(?:can.?t|cannot) (?:name|say|describe)(?: it| this)?)\W*$/i;

export const NAMING_WHAT_IS_FELT: Exercise = {
  id: 'naming-what-is-felt',
  modes: ['write', 'heal'],
  title: 'Naming what is felt',
  minutes: 4,
  source:
    'Lieberman et al. 2007, Putting feelings into words: affect labeling disrupts amygdala activity in response to affective stimuli, Psychological Science 18:421',
  fits: {
    for: 'a feeling without a name, or a mix of them',
    feelings: ['confusion', 'sadness', 'hurt', 'envy', 'frustration', 'loneliness', 'surprise'],
  },
  offer: 'finding the word that fits what you feel, and one sentence with it, about four minutes',
  begin: "Let's find the word",
  steps: [
    {
      id: 'before',
      lines: [
        'Before any word: how strong is what you feel right now, from 0 to 10?',
        'From 0 to 10, how strong is it at this moment, whatever it is?',
      ],
      waits: 'number',
      keeps: 'before',
      help: 'Guess: 0 is hardly there, 10 leaves no room for anything else.',
    },
    {
      id: 'word',
      lines: [
        'Put one rough word on it, the first that comes. Which is it?',
        'What would you call it, if only one word were allowed?',
      ],
      waits: 'text',
      keeps: 'word',
      choices: [{ say: 'It has no name', to: 'no-name' }],
      branches: [{ slot: 'word', matches: NO_FEELING_NAMED, to: 'no-name' }],
      help: 'Angry, sad, afraid, ashamed, lonely, restless, glad: does one of these come near? If several do, take the loudest.',
    },
    {
      id: 'closer',
      lines: [
        "Your word: '{word}'. Is there one that fits more closely, a shade milder or sharper?",
        "You began with: '{word}'. If there were ten kinds of it, what would this kind be called?",
      ],
      waits: 'text',
      keeps: 'closer',
      choices: [{ say: "It's the right word" }],
      help: 'Angry can be irritated, bitter or let down. Sad can be homesick or disappointed. Afraid can be nervous or on guard.',
    },
    {
      id: 'moment',
      lines: [
        'What was going on just before you noticed it?',
        'Where were you when it came, and what had just happened?',
      ],
      waits: 'text',
      keeps: 'moment',
      choices: [
        { say: 'It was there when I woke' },
        { say: 'It crept in slowly' },
        { say: 'No idea, it just came' },
      ],
      help: "Go back an hour, then ten minutes. 'I'd just read the message' is enough.",
    },
    {
      id: 'sentence',
      lines: [
        "Now a whole sentence, with the feeling and what it's about. Begin with 'I feel' or 'There is'.",
        'Write it out in full, once, as plainly as a note on the fridge. What does it say?',
      ],
      waits: 'text',
      keeps: 'sentence',
      help: "That length is plenty: 'There is disappointment, because nobody rang.'",
    },
    {
      id: 'after',
      lines: ['Same scale again: how strong is it now, from 0 to 10?', 'And the number now, from 0 to 10?'],
      waits: 'number',
      keeps: 'after',
      next: 'end',
      branches: [{ slot: 'after', atLeast: 8, to: 'strong' }],
      help: 'Lower, higher or the same; each of the three is an answer.',
    },
    {
      id: 'no-name',
      lines: [
        'No name yet, then. Which of these comes nearest?',
        'Leave names aside and go by what it is like. Which one is closest?',
      ],
      waits: 'choice',
      keeps: 'word',
      next: 'moment',
      choices: [
        { say: 'Heavy and slow' },
        { say: 'Tight and quick' },
        { say: 'Flat, as if far away' },
        { say: 'Restless, hard to place' },
      ],
      help: "It can be a colour, a sound or a weather, too. 'Grey drizzle' is a perfectly good name.",
    },
    {
      id: 'strong',
      lines: [
        "That's high. A name doesn't make every feeling smaller. Shall we leave it here, or try one more sentence?",
        'A high number. Words are one way, and not the right one for every hour. What would you like now?',
      ],
      waits: 'choice',
      next: 'end',
      choices: [
        { say: "Let's leave it here", to: 'end' },
        { say: 'One more sentence', to: 'sentence' },
      ],
      help: 'Leaving it here is fine. The other way is to say it again from a different side.',
    },
  ],
  page: [
    'What I felt: {word}',
    'More exactly: {closer}',
    'How it came: {moment}',
    '{sentence}',
    'How strong, from 0 to 10: {before} before the words, {after} after them.',
  ],
  closing: ['It has some words now.', "That's the whole exercise: a number, a word, a sentence, a number."],
};
