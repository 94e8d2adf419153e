/** Answers to what is often said while something is planned, whatever the plan is about. */

/** To a question about the plan that is not understood. */
export const PLAN_ASKED = [
  "That one I can't answer; somebody who knows it can, and asking them may be a step of its own.",
  "I don't know, and I'd rather say so than guess. The plan can hold that open.",
];
/** To 'should I do the other thing first?' */
export const PLAN_WHICHEVER = [
  'Whichever of the two is quicker goes first, and the other one gets a day of its own.',
  'Do the one that nags. It mostly takes less time than the wondering.',
];
/** To 'does that count?' */
export const PLAN_COUNTS = [
  'It counts. Small and done beats large and planned.',
  'Yes. Nobody keeps score of how; only that it happens.',
];

/** To doubts about planning itself. */
export const PLAN_DOUBTED = [
  'It changes nothing by itself. It only settles beforehand what and when, so that less has to be decided in the moment.',
  'Writing alone does little. What helps many, not all, is a fixed moment: when that comes, this is done.',
];
/** The same, where it is said together with what is wanted. */
export const PLAN_DOUBT_TAKEN = [
  "Fair to doubt it. Let's keep it short, then.",
  'You may doubt it. It takes three answers.',
];
export const PLAN_NO_TIME = [
  "Then it can't come on top of everything. It has to be very small, or somebody has to give you the time.",
  'Then no plan finds the time by itself. Either something shorter will do, or somebody takes something off you.',
];
export const PLAN_NO_STRENGTH = [
  'Then it should get smaller, or another hour of the day.',
  'With so little strength left, a shorter version is the better one.',
];
export const PLAN_FORGOTTEN = [
  'Then it needs something that reminds you: an alarm, or a thing that you do every day anyway, right before it.',
  "Forgetting is not about wanting. An alarm at that hour does what a good intention can't.",
];
export const PLAN_FAR = [
  'Then the way there belongs into the plan, too: it is closer to half a day than to an hour.',
  'With that way, it needs more room in the calendar than the thing itself.',
];
export const PLAN_MAY_FAIL = [
  'Then it gets a second date: the same hour, a day later. One that was missed is no more than one.',
  'Then you move it once: the next day, at the same hour. That much can be decided now.',
];
export const PLAN_OTHERS_MAY_FAIL = [
  'Then it helps to say it twice: once now, and once the evening before. And a second choice, in case it falls through all the same.',
  'Then a word the evening before helps, and a second day in case it still falls through.',
];
export const PLAN_TOO_LATE = [
  "I don't see why. It may go slowly, and it needn't be as it was once, or as it is for others.",
  "I don't think so. Slowly counts, too.",
];
export const PLAN_MAY_BE_BAD = [
  'Then there is a bad first version, and something to change. That is further than nothing.',
  'It may be bad at first. Only what is there can get better.',
];
export const PLAN_DULL = [
  "You needn't like it. Short, with an end in sight, and something nice right after.",
  'Then better short: a timer, and when it rings, it is over.',
];
export const PLAN_TOO_DEAR = [
  'Then let us look for a version that costs nothing.',
  'Then it should be one without a price.',
];
export const PLAN_BODY = [
  'Then gently, and shorter at first. If it hurts for long, a doctor is the one to ask.',
  'Then let it be short to begin with, and stop when it is too much.',
];
export const PLAN_GAVE_UP = [
  "Then smaller than the last time, so small that a bad week doesn't end it.",
  'That happens to most plans. A smaller one lasts longer.',
];
export const PLAN_WEATHER = [
  'Then it needs a second version, for indoors.',
  'Then there should be one for fine days and one for the others.',
];
export const PLAN_SO_MUCH = [
  'Nobody does that in one go. One piece of it is enough to begin.',
  "It doesn't have to shrink today. One piece is a beginning.",
];
export const PLAN_DISTRACTED = [
  'Then the phone goes into another room for that time. It is the simplest way that I know.',
  'Then whatever distracts should be out of reach before it begins.',
];
export const PLAN_BLAMED = [
  "I doubt that it's laziness. Mostly a thing is too big, or it has no hour.",
  'Being strict with yourself seldom helps with that. A smaller piece does.',
];
export const PLAN_NO_WORDS = [
  'One question to them is enough to begin: what was good about their week?',
  "You needn't bring anything. Asking what they did today is a beginning, and listening does the rest.",
];
export const PLAN_QUARREL = [
  'Then a clear end helps, half an hour for instance, and that one subject stays out of it.',
  'Then let that subject wait for another day, and keep it short.',
];
export const PLAN_ALARM = [
  'Then it takes another alarm clock, or a place for it at the far end of the room.',
  "That's a common one. A plain alarm clock sets the phone free, or it lies out of reach.",
];
export const PLAN_ENOUGH = [
  "Yes. It's enough to keep it going, and more can follow by itself.",
  'It is enough. What is short gets done more often.',
];
export const PLAN_HABIT_TIME = [
  'In one study it was two months on average, for some three weeks and for others most of a year. Missing a day made no difference.',
];
export const PLAN_HELPER = [
  'Is there somebody who could give you half an hour, and on which day?',
  'Where is the smallest gap in the week: which day, and at what hour?',
];
/** Where a day is taken by something else. */
export const PLAN_DAY_TAKEN = ['Then not on {when}.', 'All right, nothing on {when}, then.'];
/** The first thing that somebody names in front of it. */
export const PLAN_BEFORE_IT = ['Then that comes first.', 'Good: that first, and then the rest.'];
/** What somebody tells of those whom they want to see or call. */
export const PLAN_OF_THEM = [
  "It needn't go well each time to count.",
  'That may be how it is between you, and it counts all the same.',
];
/** The subject of what has to be written or told. */
export const PLAN_ABOUT = ['Good, so it has a subject.', "Then that's what it is about."];
export const PLAN_WHAT_TO_BRING = ['Something small to share: a photo, a cake, a question about old times.'];
export const PLAN_TOO_OFTEN = [
  'Then two or three days are enough.',
  'Then not every day: a few fixed ones last longer.',
];
/** To what is told of the circumstances, once the plan stands. */
export const PLAN_EITHER_WAY = [
  'Good to know. If that changes the plan, tell me the new day or the new thing.',
  'Okay. If something should be different, say what: the day, or the thing itself.',
  'I have that. Shall anything in the plan change?',
];
export const PLAN_WHAT_ABOUT = ['The same there, or free: both work, as long as it is decided beforehand.'];
export const PLAN_HELPED = [
  'Good to have company in it. A day agreed with them is fixed for both of you.',
  'That makes it easier. Asking soon settles the day, too.',
];
export const PLAN_ALONE = [
  'Then it takes a second person, and the first thing is to ask one.',
  'Then asking for a hand comes first.',
];
/** Where several pieces are named. */
export const PLAN_WHICH_FIRST = [
  'Good, that is the whole of it. Which of them comes first?',
  'Which one of these comes first?',
];
export const PLAN_PLACE = [
  'Good, a fixed place helps as much as a fixed hour.',
  'Then it has a place as well.',
];
export const PLAN_INTERRUPTED = [
  'Then what was done by then counts, and the rest is for another day.',
  'Then it ends there for that day. A shorter one is no lost one.',
];
export const PLAN_REFUSED = [
  'Then it was offered, and that arrives, too. Another day can be asked for.',
  'A no to one day is no more than that. Then you name another one.',
];
export const PLAN_DISLIKED = ['Then you know it after three times, and may look for something else.'];
/** To somebody who fears that nobody will see it. */
export const PLAN_NOBODY = [
  'At first hardly anybody does, and that is a good time to practise. It is made all the same, and the next one is easier.',
  'Then it was for you and for practice. What is never made has no chance at all.',
];
/** To somebody who has paper. */
export const PLAN_BESIDE_PAPER = [
  "A post-it may well do. What it doesn't do is ask back: when exactly, how small, and what if it falls through. That's all I add.",
  "Paper is fine. I only ask the questions that paper doesn't: which day, which hour, and what comes first. You be the judge after one.",
];
/** To a 'what if' that none of the usual answers fits. */
export const PLAN_WHAT_IF = [
  "Then that day is a bad one, and the plan may stay. One sentence can be decided now: 'If that happens, I …' How does it go on?",
  "That may happen. What helps is to know beforehand what you do then: 'If so, I …' How would you end it?",
];
/** To somebody who fears that another will mind. */
export const PLAN_ANNOYED = [
  'They may be, for an evening. One friendly sentence is enough, and it needs no reasons.',
  "That may happen, and it passes. What was said kindly doesn't have to be taken back.",
];
