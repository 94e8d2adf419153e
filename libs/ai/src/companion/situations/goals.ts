import type { Situation } from '../situation.ts';
import { GOALS_AND_TIME } from './goals-and-time.ts';

const WISHES: readonly Situation[] = [
  {
    id: 'wants-to-write',
    about: 'your writing',
    tone: 'plain',
    acks: [
      'Something in there wants to be on paper.',
      'So there are words queueing up.',
      'Writing: cheap tools, stubborn work.',
      'A wish like that tends to come back until it gets a table and a chair.',
    ],
    open: [
      'What would you write about, as far as you know yet?',
      'How far has it got: an idea, some notes, pages?',
      'When did you last write something you liked, however short?',
    ],
    deeper: [
      'Who do you see reading it, if anyone?',
      'Which scene, person or thought is already there when you close your eyes?',
      'What do you hope the writing will give you?',
    ],
    ahead: [
      'Where and when could twenty minutes of it happen this week?',
      'If the first page were allowed to be bad, what would be on it?',
      'How would you notice, a month from now, that it is going somewhere?',
    ],
    exercises: ['tiny-habit', 'morning-page'],
  },
  {
    id: 'wants-to-exercise',
    about: 'moving more',
    tone: 'plain',
    acks: [
      'Good: a wish with a pulse.',
      "So there's a plan brewing, and it involves being out of breath.",
      'The wanting is there. The rest is mostly logistics.',
      'Your body gets a say in the week, then.',
    ],
    open: [
      'What kind of movement do you have in mind?',
      'How much are you moving at the moment, in an ordinary week?',
      'Which sport or game did you like as a child, if any?',
    ],
    deeper: [
      'What do you hope will be different after three months of it?',
      'If you have tried it before, where did it usually stop?',
      "Whose idea is it, yours or somebody else's?",
    ],
    ahead: [
      'Which day and hour could be the first?',
      'What would count as enough on a bad day?',
      'How could you make it hard to forget: a bag by the door, a friend, a fixed day?',
    ],
    exercises: ['tiny-habit', 'if-then-plan'],
  },
  {
    id: 'wants-to-sleep-better',
    about: 'better sleep',
    tone: 'plain',
    acks: [
      'Better nights: a goal to be worked on lying down.',
      'So bedtime is up for reform.',
      "Sleep can't be ordered in, but the evening before it can be arranged.",
      "You'd like your nights back in order.",
    ],
    open: [
      'What does the last hour before bed look like now?',
      'When do you go to bed, and when would you like to?',
      'Which nights go well already, and what is different about them?',
    ],
    deeper: [
      'If you stay up late, what is that time for you?',
      'Which thing tends to win against bedtime?',
      'How would you use a properly rested morning?',
    ],
    ahead: [
      'Which one change would you try for a week, and only that one?',
      'At what hour would the winding down have to start?',
      'What could the last half hour of the evening be, if it were yours to design?',
    ],
    exercises: ['bedtime-unload', 'if-then-plan'],
  },
  {
    id: 'wants-a-habit',
    about: 'the new habit',
    tone: 'plain',
    acks: [
      'A new regular, then. It will need its own spot in the day.',
      "'Every day' sounds easy until about Thursday.",
      'So something new wants to become ordinary.',
      "You'd like to do it without arguing about it first.",
    ],
    open: [
      'What exactly would you do, and how long does it take?',
      'How often does it happen already?',
      'Which moment of your day is the same every single day?',
    ],
    deeper: [
      'Who would notice first, if it had stuck?',
      'What is it for, when you look past the habit itself?',
      'Where do new things usually drop off, with you?',
    ],
    ahead: [
      'How small could it be and still count?',
      'What could it hang on: the coffee, the toothbrush, the front door?',
      'If you miss a day, what is the plan for the one after?',
    ],
    exercises: ['tiny-habit', 'if-then-plan'],
  },
  {
    id: 'wants-to-learn',
    about: 'what you want to learn',
    tone: 'plain',
    acks: [
      "There's something you can't do yet, and it bothers you in a nice way.",
      'So the head wants something new to chew on.',
      'Learning: being wrong, on purpose, in the right direction.',
      'A new skill, from the first awkward try onwards.',
    ],
    open: [
      'What put the idea into your head?',
      'How much of it do you know already?',
      'Which part of it are you most curious about?',
    ],
    deeper: [
      'What would you use it for, on the first day you could do it?',
      'How did you learn the last thing you got good at?',
      'If something holds you back, which is it: time, money, or looking silly?',
    ],
    ahead: [
      'What could the first half hour of it be?',
      'Who could teach you, or learn it beside you?',
      'Where in the week could it have a fixed place?',
    ],
    exercises: ['goal-into-steps', 'tiny-habit'],
  },
  {
    id: 'wants-to-save-money',
    about: 'saving money',
    tone: 'plain',
    acks: [
      'A pot with a lid on it, then.',
      'So the money is meant to stay a little longer.',
      "You'd like more of it left when the month ends.",
      'Putting money by: slow, dull, and rather satisfying later.',
    ],
    open: [
      'What is it for: something particular, or a cushion?',
      'How much would you like to put by, and until when?',
      'Where does most of the unplanned money go?',
    ],
    deeper: [
      'What would be different with that sum behind you?',
      'How was money talked about where you grew up?',
      'Which spending would you never want to give up?',
    ],
    ahead: [
      'What amount could leave your account early in the month without being missed?',
      'Which one expense could you pause for four weeks?',
      'How would you like to watch it grow: a number, a jar, a chart on the fridge?',
    ],
    exercises: ['goal-into-steps', 'if-then-plan'],
  },
  {
    id: 'wants-order-at-home',
    about: 'order at home',
    tone: 'plain',
    acks: [
      'Home, but with the floor visible.',
      'Things do multiply when nobody is looking.',
      'So the place is due some order.',
      "You'd like to find the scissors at the first try.",
    ],
    open: [
      'Which spot bothers you most?',
      'What would a visitor stumble over first?',
      'When was it last the way you like it?',
    ],
    deeper: [
      'What would you do in there, if it were clear?',
      'Which things are hard to part with, and what hangs on them?',
      'If you share the place, who sees the mess and who does not?',
    ],
    ahead: [
      'What could be done in the time a kettle takes?',
      'If only one drawer or shelf counted, which would you start with?',
      'Where could the surplus go: a friend, a charity shop, the bin?',
    ],
    exercises: ['small-step', 'tiny-habit'],
  },
  {
    id: 'wants-more-time-with-people',
    about: 'time with your people',
    tone: 'plain',
    acks: [
      'More people, less calendar.',
      'So the ones you like are getting too little of you, and you of them.',
      'Company goes missing easily, somewhere between the errands.',
      "Everyone's busy, and everyone says 'soon'.",
    ],
    open: [
      'Who comes to mind first?',
      'When did you last sit together with nobody in a hurry?',
      'What usually gets the evening instead?',
    ],
    deeper: [
      'What do you get from them that you get nowhere else?',
      'Which people leave you lighter than they found you?',
      'If it is always the same one who does the asking, how is that for you?',
    ],
    ahead: [
      'Who could you write one line to today?',
      'What do you do anyway that somebody could join?',
      'Where could a fixed date go: a first Friday, a Sunday soup, a weekly call?',
    ],
    exercises: ['small-step', 'weekly-plan'],
  },
];

export const GOALS: readonly Situation[] = [...WISHES, ...GOALS_AND_TIME];
