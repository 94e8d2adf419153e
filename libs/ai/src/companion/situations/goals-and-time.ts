import type { Situation } from '../situation.ts';

export const GOALS_AND_TIME: readonly Situation[] = [
  {
    id: 'too-many-tasks',
    about: 'your list',
    tone: 'plain',
    acks: [
      'A list with more lines than the day has hours.',
      'So everything has a tick box and nothing has a turn.',
      "That's a lot of little flags waving at once.",
      "To-do lists only grow at one end, and it's the wrong one.",
    ],
    open: [
      'What is on it? One per line is fine.',
      'Which of it has a real deadline?',
      'How much of it was already there last week?',
    ],
    deeper: [
      'Which one do you keep jumping over?',
      'What would happen if half of it never got done?',
      'Who put most of it there?',
    ],
    ahead: [
      'What could be over and done with in ten minutes?',
      'Which three would make the day count as done?',
      'If one of them could go to somebody else, which would you hand over?',
    ],
    exercises: ['what-comes-first', 'weekly-plan'],
  },
  {
    id: 'full-week',
    about: 'the week',
    tone: 'plain',
    acks: [
      'A week with no white left in it.',
      'So every day has its name tag already.',
      'Busy from end to end, then.',
      "That's a calendar doing its best impression of a brick wall.",
    ],
    open: ['What is in it, day by day?', 'Which day is the tightest?', 'How did it fill up like that?'],
    deeper: [
      'What in it do you look forward to?',
      'Which part would you cancel, if nobody minded?',
      'Where in it is something that is only for you?',
    ],
    ahead: [
      'Where could an empty half hour be defended?',
      'What could be got ready beforehand to make the fullest day easier?',
      'If one thing had to give, which could move to another week?',
    ],
    exercises: ['weekly-plan', 'what-comes-first'],
  },
  {
    id: 'plans-the-day',
    about: 'the plan for the day',
    tone: 'plain',
    acks: [
      'Good: the day has a shape.',
      'So that is the line-up.',
      "The plan's on the table. Next, the day gets its say.",
      "That's a day with a handrail.",
    ],
    open: [
      'Which part of it comes first?',
      'How full is it: some air in between, or back to back?',
      'What in it has to happen, whatever else does?',
    ],
    deeper: [
      'Which bit do you look forward to?',
      'What are you most likely to push back?',
      'At the end of it, what would make you call it a good day?',
    ],
    ahead: [
      'Where in it is the break?',
      'What goes, if something takes twice as long?',
      'If you began with five minutes of one thing, which would it be?',
    ],
    exercises: ['what-comes-first', 'if-then-plan'],
  },
  {
    id: 'plan-failed',
    about: 'the plan that came to nothing',
    tone: 'plain',
    acks: [
      'The plan had other plans.',
      'So on the day it went differently than on paper.',
      'A good plan, until it met the real world.',
      "That one didn't come off.",
    ],
    open: [
      'What was the plan, and where did it come apart?',
      'When did you notice that it was not going to happen?',
      'How did it go instead?',
    ],
    deeper: [
      'What bothers you most about it?',
      'Which part of it was out of your hands?',
      'If it had happened to a friend, what would you tell them?',
    ],
    ahead: [
      'What of it can still be kept?',
      'How would a version of half the size look?',
      'Which obstacle could you count on next time, and plan for?',
    ],
    exercises: ['woop', 'if-then-plan'],
  },
  {
    id: 'no-energy-for-plans',
    about: 'your plans and your energy',
    tone: 'plain',
    acks: [
      'Plans at full strength, battery at nine per cent.',
      'So the wish is awake and the rest of you is not.',
      'After the must-dos, nothing is left for the want-tos.',
      'Those plans were made by someone with more energy.',
    ],
    open: [
      'What was it that you had wanted to do?',
      'When in the day is there still a bit of energy?',
      'Which things use it up before you get there?',
    ],
    deeper: [
      'How do you talk to yourself when it stays undone?',
      'Which of the plans would you be relieved to drop?',
      'What gives you energy, even when you start out empty?',
    ],
    ahead: [
      'What would the lying-down version of the plan be?',
      'Where could ten minutes of it go, at your best hour?',
      'If rest were the whole plan for one evening, how would it look?',
    ],
    exercises: ['energy-map', 'small-step'],
  },
  {
    id: 'big-decision-ahead',
    about: 'the decision',
    tone: 'plain',
    acks: [
      'A big one, and it is on its way.',
      "So there's a fork ahead, and you can see it already.",
      "I won't decide it for you, but I can look at it with you.",
      'Decisions of that size take up room well before they are made.',
    ],
    open: [
      'What exactly has to be decided?',
      'How long do you have until it is due?',
      'Who else does it touch?',
    ],
    deeper: [
      'What would you do if nobody else had a say in it?',
      'For each way, which thing would you have to give up?',
      'When you picture the morning after deciding, which way did it go?',
    ],
    ahead: [
      'What do you still need to find out, and who would know?',
      'How could you try one way out on a small scale first?',
      'If you look back in five years, what should have weighed most?',
    ],
    exercises: ['two-columns', 'best-possible-self'],
  },
  {
    id: 'career-change-wish',
    about: 'changing your work',
    tone: 'plain',
    acks: [
      'So the work you have is not the work you want.',
      'A different working life is knocking.',
      'Out of one trade and towards another: not a small turn.',
      "You can picture it, even if it's still in pencil.",
    ],
    open: [
      'What would you rather be doing, as far as you can name it?',
      'When did the thought first come up?',
      'Which part of what you do now would you take along?',
    ],
    deeper: [
      'What do you hope to find there that is missing now?',
      'How would an ordinary Tuesday look in the new one?',
      'If fear holds a card in this, which one: money, age, what others say?',
    ],
    ahead: [
      'Who does that kind of work, and could tell you what it is really like?',
      'What could you try for a day or an evening without giving anything up?',
      'Which fact or number would you need to know first?',
    ],
    exercises: ['goal-into-steps', 'best-possible-self'],
  },
];
