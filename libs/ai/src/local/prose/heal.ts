import type { Family } from '../feelings.ts';
import type { Thought } from '../message-reading.ts';
import type { ModeScripts } from '../mode-scripts.ts';

/** Ways of thinking that cognitive behavioural therapy names, put gently and as a possibility. */
export const THOUGHT_LINES: Record<Thought, readonly string[]> = {
  should: [
    'There is a “should” or a “must” in what you wrote. Such words often sound like facts and are rules that somebody once set. Try the sentence with “I would like to” and notice what changes.',
  ],
  absolute: [
    'Words such as “always”, “never” or “everything” leave no room for exceptions. Looking for one small time when it was otherwise does not deny the pain; it only makes the picture truer.',
  ],
  what_if: [
    'Part of this is about something that has not happened. A worried mind shows the worst version in great detail and the likely one hardly at all, so it is fair to ask it for both.',
  ],
  mind_reading: [
    'You may be right about what others think, and it is still a guess. What you saw and heard is one list, what you concluded from it is another.',
  ],
  self_blame: [
    'You take all of it on yourself there. If every cause had its slice of a circle, yours would be one among several.',
  ],
  not_enough: [
    '“Enough” is a measure that nobody has shown you the size of. It may help to say for whom, for what, and by when, and see what is left of it.',
  ],
};

/** One small exercise for a kind of feeling. */
export const PRACTICES: Partial<Record<Family, readonly string[]>> = {
  anxiety: [
    'For the next minute, put both feet on the floor, let each breath out be a little longer than the breath in, and name three things that you can see.',
    'Try writing the worry as one sentence that begins with “I am having the thought that”. It is the same worry, held at arm’s length.',
  ],
  sadness: [
    'For a minute, put a hand where you feel it most and breathe there. The sadness does not have to leave; it only needs some company.',
    'One very small kind thing is enough for this hour: water, a window, a blanket.',
  ],
  anger: [
    'Let your jaw and your hands loosen, and breathe out slowly twice. Anger usually guards something; it can tell you what once it need not shout.',
    'You could write three lines to the one you are angry with, which nobody will send.',
  ],
  shame: [
    'Try saying it to yourself in the tone you would use with someone you love. The facts stay the same, and the tone is a choice.',
  ],
  loneliness: [
    'Think of one person, however distant, to whom you could send a single line today. It may be about something small.',
  ],
  fatigue: [
    'For five minutes, let nothing be required of you: eyes closed or resting on something far away, shoulders down.',
  ],
  overwhelm: [
    'Write down everything that pulls at you, one word each, then put a mark beside the only one that cannot wait until tomorrow.',
  ],
  confusion: ['Draw two columns: what you know, and what you are assuming. Two lines in each are plenty.'],
};

/** Heal: gentle, in the manner of CBT and mindfulness. Feeling first, then thought and fact, then one small practice. */
export const HEAL: ModeScripts = {
  greeting: {
    paragraphs: [
      ['Hello, {name}. There is no hurry here.', 'Hello. There is no hurry here.'],
      [
        'We can begin with how you are arriving: one word for the body, one for the mood.',
        'You can bring whatever is heaviest, or whatever is easiest to say.',
      ],
    ],
    questions: ['How are you arriving here today?', 'What feels most tender at the moment?'],
  },
  yes: {
    paragraphs: [
      ['Then we stay with {thread} for a moment, gently.', 'Then we stay with it for a moment, gently.'],
      ['Notice what the body does as you say yes: the breath, the shoulders, the stomach.'],
    ],
    questions: ['How strong is it right now, from 0 to 10?', 'What thought comes along with it?'],
  },
  no: {
    paragraphs: [
      ['All right. We can leave {thread} where it is.', 'All right. Nothing here has to be gone into.'],
      ['A no is worth noticing too: it often marks where you need some room.'],
    ],
    questions: ['What would feel safe enough to look at instead?', 'What do you need most in this minute?'],
  },
  unsure: {
    paragraphs: [
      [
        'It is all right not to know. Feelings about {thread} can be there long before their names.',
        'It is all right not to know. Feelings can be there long before their names.',
      ],
      ['Start from the body: warm or cold, tight or loose, heavy or light. That is already information.'],
    ],
    questions: ['Which of these is nearest right now?', 'Where do you notice it first?'],
  },
  loss: {
    paragraphs: [
      [
        'I am so sorry about {person}. You wrote “{quote}”, and grief needs no better words than that.',
        'I am so sorry. Grief needs no better words than those you found.',
      ],
      [
        'Grief comes in waves and keeps no timetable. Whatever you feel now, also if it is numbness or relief, is allowed.',
      ],
      ['For this minute it is enough to breathe out slowly and let one memory stand beside you.'],
    ],
    questions: [
      'Who could sit with you in this, even for an hour?',
      'What do the hardest hours look like just now?',
    ],
  },
  heavy: {
    paragraphs: [
      [
        'With {topic} on your mind, it makes sense that there is {feeling}. You wrote “{quote}”, and I would not argue with that.',
        'With {person} in the picture, it makes sense that there is {feeling}. You wrote “{quote}”.',
        'You wrote “{quote}”. It makes sense that there is {feeling} in it.',
        'You wrote “{word}”. It is all right that it is there.',
      ],
    ],
    questions: [
      'If a friend had written that sentence to you, what would you say back?',
      'How strong is it right now, from 0 to 10?',
      'What does the thought about {topic} say, word for word?',
      'What do you know for certain here, and what is the mind adding?',
      'What would you need from {person} that you could put into one sentence?',
    ],
  },
  light: {
    paragraphs: [
      [
        '“{quote}.” There is {feeling} there, and it counts as much as the hard days do.',
        'There is {feeling} in “{word}”, and it counts as much as the hard days do.',
      ],
      [
        'Noticing what eases you is part of healing. {Topic} may be one of those things; you can let your breath slow down and take it in for three breaths.',
        'Noticing what eases you is part of healing. You can let your breath slow down and take it in for three breaths.',
      ],
    ],
    questions: [
      'What helped it happen, and could a little of that be repeated?',
      'Where in the body do you feel it?',
    ],
  },
  negated: {
    paragraphs: [
      ['So it is not “{word}”. Knowing what a feeling is not is a way of coming closer to it.'],
      [
        'A feeling, a thought and a fact often arrive as one bundle. Taking them apart, one line each, can show what is left.',
      ],
    ],
    questions: ['What would you call the part that remains?', 'Where in the body do you notice it?'],
  },
  plain: {
    paragraphs: [
      [
        'You bring {topic}: “{quote}”. I am reading that slowly.',
        'You bring {person}: “{quote}”. I am reading that slowly.',
        'You wrote “{quote}”. I am reading that slowly.',
        'You bring {topic} here, and there is time for it.',
        'There is time for it here.',
      ],
      [
        'A fact, a thought and a feeling often arrive as one bundle. Around {topic}, try one line for each: what happened, what I told myself, what I felt.',
        'A fact, a thought and a feeling often arrive as one bundle. Try one line for each: what happened, what I told myself, what I felt.',
      ],
    ],
    questions: [
      'What feeling comes up first when you think of {topic}?',
      'What feeling comes up first around {person}?',
      'What feeling comes up first as you read it back?',
    ],
  },
};
