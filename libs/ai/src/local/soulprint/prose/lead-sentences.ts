import type { Lines } from '../lines.ts';

/** Sentences that bring in the person's own words, which stand in quotation marks and fit any of them. */
export const LEADS = {
  born: [
    'You were born on {date}, a {weekday}, at {time} in {place}.',
    'It was {time} on a {weekday}, {date}, when you were born in {place}.',
    'Your first day was {weekday} {date}, and you arrived at {time} in {place}.',
    'You arrived in {place} at {time} on {date}, a {weekday}.',
    'On {date}, at {time}, you were born in {place}. It was a {weekday}.',
    'Your story starts in {place} at {time} on a {weekday}: {date}.',
    'The record of your birth is short: {place}, {weekday} {date}, {time}.',
  ],
  quality: [
    'The quality you would like to grow is {quality}.',
    'Of all the qualities you could have named, you chose {quality}.',
    'You would like more of this in your life: {quality}.',
    'When you were asked what you want to grow in yourself, you wrote {quality}.',
    'What you want to grow in yourself is {quality}.',
    'There is one quality you are reaching for: {quality}.',
    'The quality you picked is {quality}.',
  ],
  result: [
    'When you were asked for one result that would make the next twelve months worth it, you wrote {result}.',
    'You wrote down what would make this year worth it: {result}.',
    'You know what this year is for: {result}.',
    'Here is what you want to be different in twelve months: {result}.',
    'This is what you want from the year: {result}.',
    'Twelve months from now, if things go well, you want this: {result}.',
    'Your one result for the year is {result}.',
    'You set yourself one target for the year: {result}.',
  ],
  skill: [
    'The skill you want to build is {skill}.',
    'Alongside it you chose a skill: {skill}.',
    'What you want to get better at is {skill}.',
    'For your working life, you chose {skill}.',
    'And there is a skill you want to work on: {skill}.',
    'Your skill for the year is {skill}.',
    'Then there is what you want to be able to do: {skill}.',
    'You also want to get better at something: {skill}.',
  ],
  night: [
    'What keeps you up at night, you say, is {night}.',
    'This is what you lie awake over: {night}.',
    'When you cannot sleep, this is why: {night}.',
    'About your nights you wrote {night}.',
    'When the house is quiet, this comes up: {night}.',
    'When you were asked what keeps you awake, you wrote {night}.',
    'The thought that waits for you in bed is {night}.',
    'Once the lights are out, your mind goes to this: {night}.',
  ],
  feeling: [
    'The feeling that has been with you most is {feeling}.',
    'Lately one feeling has come up more than the others: {feeling}.',
    'For the feeling of these past weeks, you wrote {feeling}.',
    'If you had to sum up your mood lately, you would say {feeling}.',
    'Most of the time, you say, it has been {feeling}.',
    'The word you chose for how you feel these days is {feeling}.',
    'One feeling has stayed close lately: {feeling}.',
  ],
  drain: [
    'Your time goes here: {drain}.',
    'What eats up your hours, you say, is {drain}.',
    'When it comes to time, the biggest drain is {drain}.',
    'You also know where the hours go: {drain}.',
    'When you were asked what drains your time, you wrote {drain}.',
    'The thing that takes most of your time is {drain}.',
    'You named {drain} as the thing that uses up your hours.',
  ],
  evening: [
    'The last thing you do before sleep is {evening}.',
    'Your day ends like this: {evening}.',
    'You end the day with this: {evening}.',
    'Before the light goes out, you wrote, comes {evening}.',
    'For the last part of your evening you wrote {evening}.',
    'What you do right before bed, most days, is {evening}.',
    'This is how you wind down: {evening}.',
  ],
  habit: [
    'The habit that would make the others easier, you say, is {habit}.',
    'You named the habit that would carry the rest: {habit}.',
    'The habit to build on is the one you chose: {habit}.',
    'If only one habit stuck, you would want it to be {habit}.',
    'Start with the one you picked yourself: {habit}.',
    'There is one habit you think would pull the rest along: {habit}.',
    'When you were asked for a habit to build on, you wrote {habit}.',
  ],
} as const satisfies Record<string, Lines>;

export const TOGETHER: Lines = [
  'The skill and the result point the same way, so every hour you put in counts for both.',
  'These two are close to being the same thing, which makes your year simpler than most.',
  'The skill and the result feed each other, so you do not need a separate plan for each.',
  'Whatever you practise for one will help the other too.',
  'Work on either one and you are working on both.',
];
export const APART: Lines = [
  'The two do not obviously belong together, and that can help: when one is stuck, you can still move the other.',
  'The result and the skill pull in slightly different directions. Plan the result by the month and the skill by the week.',
  'One is a big aim and the other is a small one, and that is easier to carry than two big ones.',
  'Ask yourself how the skill could help with the result. If nothing comes to mind, let them be two separate things.',
  'Decide now which of the two comes first in a week that only has room for one.',
];
/** Where it cannot be told what one of them is about. */
export const UNRELATED: Lines = [
  'Only you can say whether one helps the other. If it does not, let the skill be something you do for its own sake.',
  'How the two fit together is for you to say. Write a line about it now; you will be glad of it in six months.',
  'Decide which of them comes first in a week that only has room for one.',
  'Maybe they are one wish in two sizes, or maybe they are two wishes. It will matter when time is short, so settle it before then.',
];

/** {virtue} is a noun without an article, or 'the quality you named'; it may be a plural. */
export const VIRTUES: Lines = [
  'You will need {virtue} for this, and sooner than you think.',
  'This is where you get to practise {virtue}.',
  'If it is {virtue} you want more of, this is a good place to try it out, in small amounts.',
  'The second month is when you will need {virtue}, because by then this is no longer new and not yet a habit.',
  'A plan only takes you so far. With {virtue} you will get further.',
  'Your plan matters, but {virtue} will matter more.',
  'This will ask for {virtue}, and that may be part of why you chose it.',
  'The middle of the year is when you will need {virtue}. Beginnings tend to look after themselves.',
];

export const FRAMES: Lines = [
  'Broken into steps you can see, it could look like this:',
  'Here is one way to get there, in five stages. Change it as you learn more:',
  'Here is one way to make it real:',
  'With dates attached, it could look like this:',
  'Here are five dates to check yourself against:',
  'Put on a calendar, it might read:',
  'Here are some milestones, and none of them is sacred:',
  'If a friend asked you to plan this for them, you might suggest:',
  'From here to there in five steps:',
];

/** Where the target names several things: {halves} quotes each. */
export const COMPOUND_FRAMES: Lines = [
  'That is more than one thing, and each gets its own dates: {halves}.',
  'You asked for more than one thing here, so each has a plan of its own: {halves}.',
  'There is more than one target in that, so none of them gets lost: {halves}.',
];

/** {whole} and {part} are amounts as the person wrote them, {span} is 'month' or 'week'. */
export const SUMS: Lines = [
  'Spread over the year, {whole} comes to about {part} a {span}.',
  'To put a number on it: {whole} in a year is about {part} a {span}.',
];

/** Where a word for a heavy state may mean more than a mood. */
export const HELP: Lines = [
  'If it has been like this for weeks, please talk to a doctor or another professional. That is a part this page cannot do.',
  'If it lasts or gets heavier, please let someone who is trained for it help you. You can do that alongside everything else here.',
];
