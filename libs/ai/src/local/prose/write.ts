import type { ModeScripts } from '../mode-scripts.ts';

/** Write: reflective. It stays with the person's words and opens them a little further. */
export const WRITE: ModeScripts = {
  greeting: {
    paragraphs: [
      [
        'Hello, {name}. This page is open, and it does not need a good beginning.',
        'Hello. This page is open, and it does not need a good beginning.',
      ],
      [
        'You could start with something small: a sound, a face, a sentence that stayed with you.',
        'A single moment of today is enough to start from.',
      ],
    ],
    questions: ['What is on your mind today?', 'What has stayed with you from today?'],
  },
  yes: {
    paragraphs: [
      ['Then let us stay with {thread}.', 'All right, one sentence further then.'],
      [
        'You could begin with “What I have not said yet is” and see where it goes.',
        'Write the next line without checking whether it is the right one.',
      ],
    ],
    questions: ['What comes after that for you?'],
  },
  no: {
    paragraphs: [
      ['All right, then {thread} may not be the heart of it.', 'All right, then that was not it.'],
      ['You can leave my question aside; the page follows you and not the other way round.'],
    ],
    questions: ['What would be closer to it?', 'What is there instead?'],
  },
  unsure: {
    paragraphs: [
      [
        'Not knowing is an answer as well. It can stand here, beside {thread}, for as long as needed.',
        'Not knowing is an answer as well, and a page can begin with it.',
      ],
      [
        'When a feeling will not be named, plain description often gets there first: where you are, what you hear, what your hands are doing.',
      ],
    ],
    questions: [
      'What is the most ordinary thing you could tell me about the last hour?',
      'What was the last thing that made you pause today?',
    ],
  },
  loss: {
    paragraphs: [
      [
        'I am sorry. “{quote}” is a short sentence for something so large.',
        'I am sorry. That is a great deal to carry.',
      ],
      [
        'There is no right way to write about {person}. A memory, an object, one ordinary morning is enough for today.',
        'There is no right way to write about this. A memory, an object, one ordinary morning is enough for today.',
      ],
    ],
    questions: [
      'What comes to you first when you think of {person}?',
      'What would you like to hold on to from before?',
    ],
  },
  heavy: {
    paragraphs: [
      [
        '“{quote}.” I hear {feeling} in that line, right beside {topic}.',
        'You put it as “{quote}”. There is {feeling} there, close to {topic}.',
        '“{quote}.” I hear {feeling} in that line, right beside {person}.',
        'You put it as “{quote}”. There is {feeling} there, close to {person}.',
        '“{quote}.” I hear {feeling} in that line.',
        '“{word}” is a plain word for it. I hear {feeling} there.',
      ],
      [
        'It may help to stay with one detail of {topic}: what you saw or heard, before you decided what it meant.',
        'What {person} did is one thread, and what it stirred in you is another. The second one is yours to follow here.',
        'Nothing has to be solved on this page. Putting it down as it was already changes its weight a little.',
        'You do not have to make it sound better than it is. Exact words are kinder than polite ones.',
      ],
    ],
    questions: [
      'What was the moment when it was strongest?',
      'If {topic} could say one sentence to you, what would it be?',
      'What do you wish {person} understood?',
      'Where in your body do you notice it while you write?',
      'What part of this have you not told anyone?',
    ],
  },
  light: {
    paragraphs: [
      [
        '“{quote}.” There is {feeling} in that, with {topic} as a part of it.',
        'You wrote “{quote}”. I hear {feeling}, with {person} in the picture.',
        '“{quote}.” There is {feeling} in that line.',
        '“{word}” is a good word to have on a page.',
      ],
      [
        'Days like this are easily lost. A few exact details of {topic} will let you find this one again.',
        'Moments like this are easily lost. A few exact details will let you find this one again.',
        'It is worth writing down what made room for it, not only that it came.',
      ],
    ],
    questions: [
      'What did you see or hear at that moment?',
      'What about {topic} would you like to remember in a year?',
      'What made room for it today?',
    ],
  },
  negated: {
    paragraphs: [
      [
        'You write that it is not “{word}”, with {topic} in view. That rules one thing out and leaves the rest open.',
        'You write that it is not “{word}”. That rules one thing out and leaves the rest open.',
      ],
      [
        'Sometimes the word that is missing is quieter than the one we expected.',
        'It can help to describe it like weather or a room before giving it a name.',
      ],
    ],
    questions: ['If it is not that, what comes closer?', 'What would the right word have in it?'],
  },
  plain: {
    paragraphs: [
      [
        '“{quote}.” There is a wish in that: to {wish}.',
        '“{quote}.” What I take up from that is {topic}.',
        'What stands out to me is {topic}: “{quote}”.',
        '“{quote}.” I notice {person} in that line.',
        'I am staying with one line of yours: “{quote}”.',
        'You bring {topic} to the page.',
        'You bring {person} to the page.',
        'A few words can hold a good deal.',
      ],
      [
        'You have said what is there around {topic}, and left open how it is for you. Both belong here.',
        'You have said what is there, and left open how it is for you. Both belong here.',
        'There may be a second story under the first one. You can let it come in its own time.',
      ],
    ],
    questions: [
      'What is it about {topic} that matters to you these days?',
      'How is it between you and {person} at the moment?',
      'What made you write about {topic} today?',
      'What is underneath that for you?',
      'Which part of this would you like to look at more closely?',
    ],
  },
};
