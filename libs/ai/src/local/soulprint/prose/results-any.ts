import type { Result } from '../result-shape.ts';

export const ANY_RESULT: Omit<Result, 'about' | 'id'> = {
  noun: 'this target',
  lines: [
    'Whatever is behind it, you can describe the day after: what you would see when you wake up, who would know, what would be quiet. Write that down and compare it with the days to come.',
    'You decide what would count. Targets fail more often because they are blurred than because they are high, so start with a line: at what point would you call it done?',
    'You wrote it your own way, and you do not have to explain it to anyone. Still, write one sentence about it that a stranger would understand. You will be glad of it in a few months.',
    'A year has room for about one thing of this size. If this is the one, something else will have to wait, and it is better if you choose what.',
    'When you have wanted something for a long time, it can start to feel like a duty. Look at it once more as a wish. If you still want it, that is what will carry you through the year.',
  ],
  steps: {
    week: [
      'Write one sentence that says how someone else could tell you got there.',
      'Do the smallest complete version of it once, in less than an hour.',
      'Tell one person about it in two sentences, and notice which one felt true.',
      'List the next three steps, cross out two, and take the third.',
    ],
    month: [
      'You have made time for it four times, on the same day each week.',
      'You know what the main obstacle is, and you have asked someone who has been past it.',
      'You have a first piece you can point to, however small.',
    ],
    quarter: [
      'You have written a page looking back: what moved it, what did not, and what you will drop.',
      'You are about a third of the way, or you have changed what that means.',
      'You have started the part you had been avoiding.',
    ],
    half: [
      'You have asked yourself honestly whether you still want it, and changed the wording if you need to.',
      'Other people can see that it is happening.',
      'You have taken a week off from it, on purpose, to find out what you miss.',
    ],
    year: [
      'Your sentence from the first week is true, or you know exactly what it should have said.',
      'You can talk about it in the past tense.',
      'There is a before and an after, and you can say when things changed.',
    ],
  },
  units: [
    'the next step towards your target, chosen the day before',
    'the part of your target that needs the clearest head',
    'half an hour for your target, with your messages closed',
    'whatever would make the rest of the year easier',
  ],
};
