import type { Result } from '../result-shape.ts';

export const ANY_RESULT: Omit<Result, 'about' | 'id'> = {
  noun: 'this target',
  lines: [
    'Whatever stands behind it, you can describe the day after: what you would see on waking, who would know, what would be quiet. Such a description is worth more than a reason, because it can be compared with the days that come.',
    'It is yours to say what would count. Targets fail more often from being blurred than from being high, so the first task is a border: at what point would you put down the pen and call it done?',
    'You wrote it in your own way, and it need not be explained to anyone. Still, one sentence that a stranger would understand is useful, if only because next month you will be a little of a stranger to it.',
    'A year has room for about one thing of this size. If it is to be this one, something else has to be told that its turn comes later, and it is fairer to choose that something than to let it be chosen.',
    'What is wanted for long enough tends to take on the face of a duty. Look at it once more as a wish. If it still has some warmth, that warmth is what the year will run on.',
  ],
  steps: {
    week: [
      'Write one sentence that says how somebody else could see that it is so.',
      'Do the smallest complete version of it once, in under an hour.',
      'Tell one person about it in two sentences, and note which of the two felt true.',
      'List the three next moves, cross out two, and make the third.',
    ],
    month: [
      'Four dates kept with it, on the same day of each week.',
      'One obstacle known by name, and asked about in somebody who has been past it.',
      'A first piece that can be pointed at, however small.',
    ],
    quarter: [
      'One page that looks back: what moved it, what did not, and what you will leave off.',
      'A third of the way in your own reckoning, or a new reckoning.',
      'The part you have been avoiding, begun.',
    ],
    half: [
      'A frank look at whether it is still what you want, and leave to change the wording.',
      'Proof of it in a place where another person can see it.',
      'A week without it, on purpose, to find out what is missing then.',
    ],
    year: [
      'Your sentence from the first week is true, or you know exactly what it should have said.',
      'It can be told in the past tense.',
      'There is a before and an after, and you can say on which day it turned.',
    ],
  },
  units: [
    'the next move towards your target, chosen the evening before',
    'the part of your target that asks for the clearest head',
    'half an hour that belongs to your target and to no one’s message',
    'whatever would make the rest of the year easier',
  ],
};
