import type { Lines } from '../lines.ts';

/** Sentences that bring in the person's own words, which stand in quotation marks and fit any of them. */
export const LEADS = {
  born: [
    'You were born on {date}, a {weekday}, at {time} in {place}.',
    'It was {time} on a {weekday}, {date}, in {place}, when you were born.',
    'Your first day was {date}, a {weekday}; the clock stood at {time}, and the place was {place}.',
    'The date is {date}, a {weekday}, the hour {time}, and the place {place}: so much of the beginning is on record.',
    'On {date} you were born in {place}; it was a {weekday}, and the time was {time}.',
    'It began in {place}, on {date}, at {time}, and the day of the week was {weekday}.',
    'Of your first hour this much is known: {date}, {time}, {place}. The day was a {weekday}.',
  ],
  quality: [
    'The quality you would like to grow is {quality}.',
    'Of all the qualities you could have named, you chose {quality}.',
    'You would like there to be more of this: {quality}.',
    'Asked what should grow in you, you wrote {quality}.',
    'What you want to grow is {quality}.',
    'To the question what you would like to grow in yourself, your answer is {quality}.',
    'There is a quality you are reaching for: {quality}.',
  ],
  result: [
    'Asked for one result that would make the next twelve months worth it, you wrote {result}.',
    'This would make the year worth it, in your words: {result}.',
    'You know what the year is for: {result}.',
    'One thing is to be different in twelve months, and you put it like this: {result}.',
    'This is what you want the year to hold: {result}.',
    'At the far end of the next twelve months you have set {result}.',
    'Twelve months from now, if it has gone well, there is this: {result}.',
    'Your one result for the year reads {result}.',
  ],
  skill: [
    'As the skill to build you named {skill}.',
    'Beside it you set a skill, {skill}.',
    'What you want to learn, for it or next to it, is {skill}.',
    'To practise, you chose {skill}.',
    'And there is a skill in the picture: {skill}.',
    'For your working life you chose {skill}.',
    'Your skill for the year is {skill}.',
    'Then there is what you want to be able to do: {skill}.',
  ],
  night: [
    'What keeps you up at night, you say, is {night}.',
    'At night there is this: {night}.',
    'Awake in the dark, you meet {night}.',
    'Of your nights you write {night}.',
    'When the house is quiet, this comes up: {night}.',
    'Asked what keeps you awake, you wrote {night}.',
    'The thought that waits for you in bed is {night}.',
    'Sleep, you say, is kept away by this: {night}.',
  ],
  feeling: [
    'The feeling that has been with you most is {feeling}.',
    'Lately one feeling has come more often than the others: {feeling}.',
    'For the emotion of these weeks you wrote {feeling}.',
    'The weather inside, lately, has a name: {feeling}.',
    'Most of the time, you say, it has been {feeling}.',
    'When you name your emotion of late, it is {feeling}.',
    'One feeling stays near these days: {feeling}.',
  ],
  drain: [
    'Your time goes here: {drain}.',
    'What takes the hours, by your own account, is {drain}.',
    'As for time, you see it drain into {drain}.',
    'You also know where the hours go: {drain}.',
    'Asked what drains your time, you wrote {drain}.',
    'The leak in your days has a name: {drain}.',
    'You gave {drain} as the thing that uses up your hours.',
  ],
  evening: [
    'Right before sleep there is {evening}.',
    'The last thing of your day is {evening}.',
    'You end the day with this: {evening}.',
    'Before the light goes out, you write, comes {evening}.',
    'For the last minutes of the day you gave {evening}.',
    'What stands between you and sleep, most evenings, is {evening}.',
    'Your way into the night is {evening}.',
  ],
  habit: [
    'The habit that would carry the others is, for you, {habit}.',
    'You named the habit that would carry the rest: {habit}.',
    'At the centre of the week stands {habit}.',
    'If only one habit held, you would like it to be {habit}.',
    'The one to begin with is your own choice, {habit}.',
    'One habit, you think, would pull the rest along: {habit}.',
    'Asked for a habit to build on, you wrote {habit}.',
  ],
} as const satisfies Record<string, Lines>;

export const TOGETHER: Lines = [
  'The skill and the result lie on one road, so every hour counts for both.',
  'They are nearly one thing seen from two sides, which makes the year simpler than most.',
  'Here skill and result feed each other; neither needs a plan of its own at first.',
  'There is no quarrel between the two: whatever you practise for one, the other gets as well.',
  'One of them is the road and the other the walking.',
];
export const APART: Lines = [
  'The two do not obviously belong together, and that can be an advantage: when one is stuck, the other still moves.',
  'Result and skill pull in slightly different directions. Give the result the months and the skill the minutes.',
  'Two aims of different size are easier to carry than two of the same: one for the year, one for the week.',
  'You might ask what the skill would look like in the service of the result. If no answer comes, let them live next door to each other.',
  'It is worth deciding which of the two comes first in a week that has time for one.',
];
/** Where it cannot be told what one of them is about. */
export const UNRELATED: Lines = [
  'Whether one serves the other only you can say; if not, let the skill be what you do for its own sake.',
  'How the two hang together is for you to say. One line about it, written now, will be useful in spring or in autumn.',
  'Decide which of them comes first in a week that has time for one, and the other weeks will look after themselves.',
  'Perhaps they are one wish in two sizes, perhaps two. It makes a difference only when time is short, so decide it before then.',
];

/** {virtue} is a noun without an article, or 'the quality you named'. */
export const VIRTUES: Lines = [
  'On the way it will be {virtue} that is asked of you, and early on.',
  'This is where {virtue} gets something to do.',
  'What you hope for from {virtue} can be tried out here first, in small amounts.',
  'The stretch that will call for {virtue} is probably the second month, when it is no longer new and not yet a habit.',
  'Without {virtue} the year would be a list; with a little of it, it is a direction.',
  'For all the planning below, {virtue} will decide more than the plan.',
  'Something in this will test {virtue}, and that is partly why you chose it.',
  'Keep {virtue} for the middle of it; the beginning has its own wind.',
];

export const FRAMES: Lines = [
  'Cut into pieces that can be seen, it could go like this:',
  'A road to it in five stages, to be altered as you learn more:',
  'Here is one way to make it visible:',
  'Taken in steps with dates, it looks about like this:',
  'Five dates against which you can hold it:',
  'Put on a calendar, it might read:',
  'As a set of milestones, none of them sacred:',
  'If it were somebody else’s plan, you might draw it up like this:',
  'From here to there, in five moves:',
];

/** {whole} and {part} are amounts as the person wrote them, {span} is 'month' or 'week'. */
export const SUMS: Lines = [
  'Spread over the year, {whole} comes to about {part} a {span}.',
  'In plain figures: {whole} in a year is about {part} a {span}.',
];

/** Where a word for a heavy state may mean more than a mood. */
export const HELP: Lines = [
  'If it has been like this for weeks, it is worth taking to a doctor, or to another person whose work it is; a page cannot do that part.',
  'Should it last, or grow, let somebody who is trained for it have a look. That can go on beside everything else written here.',
];
