import type { Tone } from './emotions.ts';
import type { Kind, Lines } from '../lines.ts';

export type DrainGroup = 'screen' | 'work' | 'people' | 'head' | 'other';

/** What takes somebody's time: what it gives, and what can be done when it comes first. */
export type Drain = Kind & { group: DrainGroup; lines: Lines; rule: Lines; swap: Lines };

export const DRAINS: readonly Drain[] = [
  {
    id: 'head',
    about:
      /\b(?:overthink\w*|thinking|worry\w*|worries|anxi\w*|perfection\w*|procrastinat\w*|indecisi\w*|planning|research\w*|daydream\w*|rumin\w*|doubt\w*|compar\w*|distract\w*|lack of focus|avoid\w*|laz(?:y|iness))\b/i,
    group: 'head',
    lines: [
      'Time that is lost inside one’s head leaves no trace, which is why it is so tiring: nothing stands on the table in the evening. Thinking with a pen is the same activity with a receipt.',
      'Preparing, weighing and putting off are all ways of not yet being judged. Make the first version so small and so private that there is nothing to judge.',
      'This is rarely a lack of will. Mostly the next step has no edges, and one cannot lift what has no edges; five minutes spent on cutting it smaller are well spent.',
    ],
    rule: [
      'you set a clock to ten minutes and do the worst possible version until it rings',
      'you write down what you are deciding, the two options, and the hour at which you will have chosen',
    ],
    swap: [
      'Take the thing you have gone round longest, and do its first visible piece before noon, badly.',
      'Once in the day say aloud what you are doing instead of the thing. Then do either of them, but on purpose.',
    ],
  },
  {
    id: 'phone',
    about:
      /\b(?:phone|social media|scroll\w*|instagram|insta|tik ?tok|facebook|twitter|reddit|snapchat|internet|online|doom\w*|screen\w*|news|whats ?app|shopping|surf\w*)\b/i,
    group: 'screen',
    lines: [
      'It would be too simple to forbid it. Ask what it gives in the moment, rest, distance, a little company, and give yourself that in a form that ends by itself.',
      'The hand goes there before the head has decided, so the head is the wrong place to work on it. Distance works: another room, a drawer, a coat pocket in the hall.',
      'Those hours are not stupid. They are usually the only ones in which nobody wants anything of you, and until there are others of that kind they will be defended.',
      'What it takes is less the minutes than the joints between things, the pauses in which a thought would have set. Leave three of those pauses empty, and see what comes.',
    ],
    rule: [
      'the phone goes into another room until the first small part is done',
      'you may have it after all, sitting down, with a clock set to ten minutes, and then the clock decides',
    ],
    swap: [
      'Charge the phone outside the bedroom, and put a book or this journal where it used to lie.',
      'Choose one hour in which the phone stays in the coat. Write down each time your hand went there, without a comment.',
    ],
  },
  {
    id: 'shows',
    about:
      /\b(?:tv|television|netflix|youtube|series|shows?|streaming|movies?|videos?|gam(?:es?|ing)|video games?|binge\w*)\b/i,
    group: 'screen',
    lines: [
      'Stories and games do in an evening what days often fail to do: they have a shape, and one comes to the end of something. Some of that hunger can be fed by finishing things of your own.',
      'There is nothing wrong with the first hour. It is the third that nobody chose, and the remedy for it is an end that is fixed while you are still standing.',
      'What looks like laziness from outside is often a tired person’s way of being elsewhere. It tells you how much of the day was spent being on duty.',
    ],
    rule: [
      'you decide on the number before you sit down, and the remote goes back to its place after it',
      'the first half hour of the evening belongs to the plan, and the story comes afterwards as its own reward',
    ],
    swap: [
      'Watch or play on purpose: choose the thing at noon, enjoy it in the evening, and stop where you said you would.',
      'Use one evening differently from its first minute, since the start is easier to change than the middle.',
    ],
  },
  {
    id: 'people',
    about:
      /\b(?:people[- ]?pleas\w*|other people|others|helping|friends?|drama|saying yes|can'?t say no|everyone|gossip|small talk|conflict\w*|arguing)\b/i,
    group: 'people',
    lines: [
      'Time given to others is hard to begrudge, and yet it is missing somewhere. Tell apart the hours you would give again from those that were merely taken.',
      'Whoever is good at being there for people gets asked more often. That is no one’s fault, and it will not stop by itself; a fixed answer, ‘I will tell you tomorrow’, gives you the night to find out.',
      'A yes that comes too fast is usually meant to end an uncomfortable second. You could learn to stand in that second a little longer. It is shorter than the favour.',
    ],
    rule: [
      'you answer that you will say tomorrow, and then do say it tomorrow',
      'you give what was asked in a smaller size, and name the size beforehand',
    ],
    swap: [
      'Decline or shorten one thing, in two friendly sentences, and note what actually happened.',
      'Keep one hour today for yourself as if it had been booked by someone you respect.',
    ],
  },
  {
    id: 'care',
    about:
      /\b(?:kids?|child\w*|baby|family|parents?|mother|father|caring|caregiv\w*|husband|partner|school run)\b/i,
    group: 'people',
    lines: [
      'These are hours that belong to people you would not do without, so no one will tell you to save there. What can be looked at is the part around them: what you carry in your head for everybody, and who else could carry it.',
      'Looking after others has no closing time. A pause has to be declared, like a holiday in a family firm, and it helps to say it aloud with an hour attached.',
    ],
    rule: [
      'they come first, and the plan has a version of five minutes for such days',
      'you hand one small duty to whoever else lives there, for good and not as a favour',
    ],
    swap: [
      'Ask for one hour, with its beginning and its end, and leave the house for it.',
      'Write down everything you keep in mind for others, and give one line of it away.',
    ],
  },
  {
    id: 'work',
    about:
      /\b(?:work\w*|jobs?|meetings?|e-?mails?|inbox|boss|office|slack|overtime|deadlines?|clients?|business|reports?|teaching|stud(?:y|ying|ies)|school|homework|admin\w*|paperwork|bureaucra\w*)\b/i,
    group: 'work',
    lines: [
      'Work fills whatever it is given, like a gas. It stops at walls and not at good intentions, so build one: an hour after which the lid is down, known to at least one other person.',
      'A good part of such a day is answering, and answering feels like working until evening. Put one hour of your own before the first answer, even if it means that somebody waits until ten.',
      'You spend there what you need elsewhere. It may be necessary for now; then give it a date at which you look at it again, so that ‘for now’ does not move in for good.',
    ],
    rule: [
      'the first half hour still stays yours, and what is urgent begins after it',
      'you close the day with a line on where to go on, and do not open it again to check the line',
    ],
    swap: [
      'Answer messages at two fixed times and not between them. Note who noticed.',
      'Shorten one meeting, or stay away from it with an apology, and use exactly that time.',
    ],
  },
  {
    id: 'chores',
    about:
      /\b(?:chores?|clean\w*|house\w*|laundry|dishes|cook\w*|errands?|commut\w*|driv(?:e|ing)|traffic|train|tidying|shopping|groceries|household)\b/i,
    group: 'other',
    lines: [
      'Such things come back as soon as they are done, and so they cannot be finished, only bounded. Give them their own hours, and let them be untidy outside of those.',
      'The daily upkeep of a life is work, though nobody calls it so. It may be shared, lowered or paired with something you like hearing; only pretending that it takes no time does not help.',
    ],
    rule: [
      'it gets twenty minutes by the clock, and what is left over waits until tomorrow at the same hour',
      'you do your own small thing first and let the sink wait, which it is very good at',
    ],
    swap: [
      'Leave one thing undone that you would otherwise do before sitting down, and sit down.',
      'Use a journey or a chore for something you want to hear, and arrive with one sentence about it.',
    ],
  },
  {
    id: 'sleep',
    about:
      /\b(?:sleep\w*|napp?\w*|bed|tired\w*|snooz\w*|exhaust\w*|rest|hungover|drinking|alcohol|food|eating|smok\w*)\b/i,
    group: 'other',
    lines: [
      'The body takes its time where it is not given any. Before you call it wasted, consider whether it is being paid back for something.',
      'What the body asks for in this way is seldom all there is to it. Note for a week what came before, and you may find the hour at which something gentler would have done.',
    ],
    rule: [
      'you rest first, by the clock and lying down, and do the short version afterwards',
      'you keep the smallest form of the plan, two minutes of it, so that the thread is not cut',
    ],
    swap: [
      'Rest once on purpose, for twenty minutes and without a screen, before you are forced to.',
      'Go to bed half an hour early and let the day be unfinished.',
    ],
  },
];

export const ANY_DRAIN: Omit<Drain, 'about' | 'id'> = {
  group: 'other',
  lines: [
    'Most drains are a rest that does not rest. Choose one hour of the day in which this one is out of reach, and leave the others as they are.',
    'Before you cut it, see what it holds up. Some of what eats time also keeps something steady, and it is better to know that first.',
    'Keep an eye on when it starts rather than on how long it lasts. There is usually one doorway through which it comes, and a doorway can be furnished.',
    'You know it by name already. For a week put a stroke on a sheet each time it begins; counting alone tends to make it a little shorter.',
    'It need not vanish. If a third of that time came back to you, it would be more than most plans ever get.',
  ],
  rule: [
    'you note the time, finish the sentence you are in, and give the plan its ten minutes before you go on',
    'you let it have a quarter of an hour, and put something in your hands afterwards',
    'you do the two-minute version of what you had planned, and count it',
  ],
  swap: [
    'Move the thing that takes your time by one hour, no more, and see what comes into the empty place.',
    'Decide beforehand how much time the drain may have today, write the number down, and in the evening write the real one next to it.',
    'Ask somebody to do the first ten minutes of the other thing with you.',
  ],
};

/** How a feeling and a drain tend to meet. */
export const MEETINGS: Record<Tone, Record<DrainGroup, string>> = {
  tense: {
    screen:
      'The two belong together, possibly: a tense mind reaches for a bright surface, and the surface gives it more to be tense about.',
    work: 'Notice how these two feed each other. Strain makes one work longer, and long work leaves one too strained to see what could be dropped.',
    people:
      'It may be that one explains the other: under tension it is quicker to do what is asked than to find out what one wants.',
    head: 'These two are close relations. Tension makes thinking look like a duty, and the thinking keeps the tension supplied.',
    other:
      'See whether they take turns: the tension first, then the thing that eats the hours and quiets it for a while.',
  },
  low: {
    screen:
      'Side by side they make sense. When one feels low, other people’s lives are easier to look at than one’s own, and afterwards one’s own looks a little emptier.',
    work: 'Set next to each other they say something: work can be a decent shelter for a heavy mood, and a shelter has no windows.',
    people:
      'There may be a link. One can give a great deal to others in order not to be alone with a heavy feeling, and come home with both.',
    head: 'They keep each other company: a low mood asks why, and a head that looks for reasons at such times finds only one kind.',
    other:
      'Perhaps one makes room for the other. When strength is low, whatever lies nearest takes the time, and that need not be held against you.',
  },
  inward: {
    screen:
      'It would be natural if they met: screens are full of people who seem to be doing better, and a strict inner voice takes notes.',
    work: 'One can be driven by a strict voice for years and call it diligence. Look at whether your hours there are meant to earn something that is not paid in hours.',
    people:
      'Often these two sign one contract: whoever is hard on themselves pays others in time, and hopes that it counts.',
    head: 'Between them runs a short path. The fear of doing it wrong makes one think again, and thinking again is how it comes to be late.',
    other:
      'There could be a quiet trade between them: where one feels in the wrong, time is not spent, it is paid.',
  },
  light: {
    screen:
      'It is good to see the two apart. A lighter mood is the right time to change this habit, as there is less that it has to cover.',
    work: 'A good spell and full days go together for a while. Take care that the second does not use up the first without your noticing.',
    people:
      'When one is well, one says yes easily. That is pleasant, and it is how next month’s calendar gets filled.',
    head: 'That the head still circles while the heart is lighter may show that it is habit by now, and habits can be moved.',
    other:
      'With the wind behind you this is a good season for moving it a little, gently and without a grand resolve.',
  },
  open: {
    screen:
      'Where it is unclear what one wants, something that always has a next thing to show is hard to leave. Its next thing is just never yours.',
    work: 'Busy days can stand in for a direction for quite some time. Both may be looked at on the same sheet of paper.',
    people:
      'In the absence of a wish of one’s own, the wishes of others come in by the open door. It is enough, at first, to stand in it.',
    head: 'An open question and a busy head will keep going for as long as they are let. What ends it is rarely an insight and quite often an attempt.',
    other:
      'Time runs out most easily where nothing particular is waiting for it. One thing with a fixed hour would already change the slope.',
  },
  unknown: {
    screen:
      'Whether the feeling and the screen have to do with each other you will see within a week, if you note which of them comes first.',
    work: 'It is worth noting which comes first on a given day, the feeling or the work. The order says more than either.',
    people:
      'Look whether the feeling is stronger before you give your time away or after. It is a small question with a large answer.',
    head: 'Feeling and thinking take turns at this. A line on paper for each turn slows it down enough to be seen.',
    other:
      'See on three ordinary days whether the one follows the other. If it does not, they are two small matters and not one large one.',
  },
};
