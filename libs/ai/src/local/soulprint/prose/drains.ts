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
      'Time you lose in your head leaves nothing behind, which is why it is so tiring. Thinking with a pen is the same activity, but you have something to show for it.',
      'Preparing, weighing things up and putting them off are all ways of not being judged yet. Make the first version so small and so private that there is nothing to judge.',
      'It is rarely a lack of willpower. Usually the next step is just too vague, so spend five minutes making it smaller.',
    ],
    rule: [
      'set a timer for ten minutes and do the worst possible version until it rings',
      'write down what you are deciding, the two options, and when you will have chosen',
    ],
    swap: [
      'Take the thing you have been circling longest, and do the first visible piece of it, badly.',
      'Once today, say out loud what you are doing instead of the thing. Then do either one, but on purpose.',
    ],
  },
  {
    id: 'phone',
    about:
      /\b(?:phone|social media|scroll\w*|instagram|insta|tik ?tok|facebook|twitter|reddit|snapchat|internet|online|doom\w*|screen\w*|news|whats ?app|shopping|surf\w*)\b/i,
    group: 'screen',
    lines: [
      'It would be too simple to ban it. Ask what it gives you in the moment, such as rest, distance or a bit of company, and find that somewhere that has an end.',
      'Your hand gets there before your head has decided, so willpower will not help much. Distance does: another room, a drawer, a coat pocket in the hall.',
      'Those hours are not stupid. They may be the only ones when nobody wants anything from you, and you will hold on to them until you have others like that.',
      'What it takes is less the minutes than the gaps between things, when a thought might have come. Leave three of those gaps empty today and see.',
    ],
    rule: [
      'put the phone in another room until the first small part is done',
      'have it after all, but sitting down, with a timer set for ten minutes',
    ],
    swap: [
      'Charge the phone outside the bedroom, and put a book or this journal where it used to be.',
      'Choose one hour when the phone stays in your coat. Put a mark on paper each time you reached for it.',
    ],
  },
  {
    id: 'shows',
    about:
      /\b(?:tv|television|netflix|youtube|series|shows?|streaming|movies?|videos?|gam(?:es?|ing)|video games?|binge\w*)\b/i,
    group: 'screen',
    lines: [
      'Stories and games give you what a day often does not: you get to the end of something. Some of that you can also get by finishing things of your own.',
      'There is nothing wrong with the first hour. It is the third one that nobody chose. Decide on the end before you sit down.',
      'What looks like laziness is often a tired person getting away for a while. It tells you how much of the day you spent on duty.',
    ],
    rule: [
      'decide when you will stop before you sit down, and then do stop',
      'give the first half hour to your plan, and enjoy the rest as a reward',
    ],
    swap: [
      'Watch or play on purpose: choose the thing beforehand, enjoy it, and stop where you said you would.',
      'Do something else from the very first minute, because the start is easier to change than the middle.',
    ],
  },
  {
    id: 'people',
    about:
      /\b(?:people[- ]?pleas\w*|other people|others|helping|friends?|drama|saying yes|can'?t say no|everyone|gossip|small talk|conflict\w*|arguing)\b/i,
    group: 'people',
    lines: [
      'It is hard to begrudge the time you give to others, and yet you are short of it. Which of those hours would you give again, and which were simply taken?',
      'If you are good at being there for people, they ask more often. That is nobody’s fault, and it will not stop by itself. Try ‘I will tell you tomorrow’, and you have a night to think.',
      'A yes that comes too fast is often there to end an awkward second. You can learn to stand that second a little longer. It is shorter than the favour.',
    ],
    rule: [
      'say that you will answer tomorrow, and then do answer tomorrow',
      'give a smaller amount of what was asked, and say beforehand how much',
    ],
    swap: [
      'Say no to one thing, or make it shorter, in two friendly sentences. Note what actually happened.',
      'Keep one hour for yourself as if someone you respect had booked it.',
    ],
  },
  {
    id: 'care',
    about:
      /\b(?:kids?|child\w*|baby|family|parents?|mother|father|caring|feeding|breast ?feeding|caregiv\w*|husband|partner|school run)\b/i,
    group: 'people',
    lines: [
      'Those hours belong to people you would not be without, so nobody will tell you to save there. What you can look at is everything you keep in your head for everyone, and who else could carry some of it.',
      'Looking after people has no closing time, so you have to announce your breaks. Say it out loud, and say when you will be back.',
    ],
    rule: [
      'they come first, and you do the five-minute version of your plan',
      'hand one small job to someone else at home, for good and not as a favour',
    ],
    swap: [
      'Ask for one hour, with a start and an end, and leave the house for it.',
      'Write down everything you keep in mind for other people, and hand over one line of it.',
    ],
  },
  {
    id: 'commute',
    about: /\b(?:commut\w*|driv(?:e|ing)|traffic|trains?|bus(?:es)?|travell?ing to work)\b/i,
    group: 'other',
    lines: [
      'You cannot make that time any shorter, at least not this week, so the question is who it belongs to. Give it to one thing you enjoy, like a podcast, an audiobook or plain silence.',
      'Being on the road is tiring because you are between two places and in neither of them. A small ritual at each end helps: something that says work is over, and something that says you are home.',
    ],
    rule: ['do the two-minute version of your plan as soon as you are home, before you sit down'],
    swap: [
      'Use one trip only for something you want to hear, and write a sentence about it when you arrive.',
      'Make one trip with no phone and no radio, and write down what came to mind.',
    ],
  },
  {
    id: 'work',
    about:
      /\b(?:work\w*|jobs?|meetings?|e-?mails?|inbox|boss|office|slack|overtime|deadlines?|clients?|business|reports?|teaching|stud(?:y|ying|ies)|school|homework|admin\w*|paperwork|marking|grading|lesson plans?|patients?|customers?|orders?|bookkeeping|bureaucra\w*)\b/i,
    group: 'work',
    lines: [
      'Work fills whatever time you give it. It does not stop for good intentions, so set a time when you stop, and tell at least one person.',
      'A large part of such a day is answering messages, and that feels like working until the day is over. Give yourself one hour before the first answer, even if it means that someone has to wait.',
      'You spend time there that you need elsewhere. Maybe it has to be that way for now. Then set a date to look at it again, so that ‘for now’ does not become for good.',
    ],
    rule: [
      'keep the first half hour for yourself, and start on what is urgent after that',
      'end the working day with a line on where to pick it up, and do not go back to check',
    ],
    swap: [
      'Answer messages at two fixed times and not in between. Note who noticed.',
      'Shorten one meeting, or skip it with an apology, and use exactly that time.',
    ],
  },
  {
    id: 'chores',
    about:
      /\b(?:chores?|clean\w*|house\w*|laundry|dishes|cook\w*|errands?|tidying|shopping|groceries|household)\b/i,
    group: 'other',
    lines: [
      'Chores come back as soon as they are done, so you will never finish them. Give them their own time, and leave them alone outside of it.',
      'Keeping a household going is work, even if nobody calls it that. You can share it, do less of it, or listen to something you like while you do it.',
    ],
    rule: [
      'give it twenty minutes on a timer, and leave the rest until tomorrow',
      'do your own small thing first and let the dishes wait',
    ],
    swap: [
      'Leave one thing undone that you would normally do before you sit down, and sit down.',
      'Use one trip or one chore to listen to something you like, and write a sentence about it.',
    ],
  },
  {
    id: 'sleep',
    about:
      /\b(?:sleep\w*|napp?\w*|bed|tired\w*|snooz\w*|exhaust\w*|rest|hungover|drinking|alcohol|food|eating|smok\w*)\b/i,
    group: 'other',
    lines: [
      'The body takes its time when nobody gives it any. Before you call it wasted, ask yourself whether it is making up for something.',
      'What your body asks for is seldom the whole story. Note for a week what came before it, and you may find a moment when something gentler would have done.',
    ],
    rule: [
      'rest first, lying down and with a timer, and do the short version afterwards',
      'do the smallest version of your plan, two minutes of it, so that you do not lose the thread',
    ],
    swap: [
      'Rest once on purpose, for twenty minutes and without a screen, before you have to.',
      'Leave one thing unfinished, and rest for half an hour instead.',
    ],
  },
];

export const ANY_DRAIN: Omit<Drain, 'about' | 'id'> = {
  group: 'other',
  lines: [
    'What drains your time is often a kind of rest that does not rest you. Choose one hour a day when it is out of reach, and leave the other hours as they are.',
    'Before you cut it, look at what it does for you. Some of the things that eat time also keep something steady.',
    'Watch when it starts rather than how long it lasts. It usually starts in the same way, and that is the part you can change.',
    'You already know what it is. For a week, put a mark on paper every time it starts. Just counting tends to make it shorter.',
    'It does not have to disappear. If you got a third of that time back, that would be more than most plans ever get.',
  ],
  rule: [
    'note the time, finish the sentence you are on, and give your plan ten minutes before you go on',
    'let it have fifteen minutes, and pick up something else afterwards',
    'do the two-minute version of what you had planned, and count it',
  ],
  swap: [
    'Do the thing that takes your time one hour later, no more than that, and see what fills the gap.',
    'Decide beforehand how much time it may have today, write the number down, and later write the real one next to it.',
    'Ask someone to do the first ten minutes of the other thing with you.',
  ],
};

/** How a feeling and a drain tend to meet. */
export const MEETINGS: Record<Tone, Record<DrainGroup, string>> = {
  tense: {
    screen:
      'The two may belong together: when you are tense you reach for a screen, and the screen gives you more to be tense about.',
    work: 'Notice how these two feed each other. Stress makes you work longer, and working longer leaves you too stressed to see what you could drop.',
    people:
      'One may explain the other: when you are under pressure, it is quicker to do what people ask than to find out what you want.',
    head: 'These two are closely related. Tension makes thinking feel like a duty, and all that thinking keeps the tension going.',
    other:
      'See whether they take turns: first the tension, then the thing that eats your time and calms you down for a while.',
  },
  low: {
    screen:
      'Next to each other, they make sense. When you feel low, other people’s lives are easier to look at than your own, and afterwards your own looks a little emptier.',
    work: 'Next to each other, they say something: work can be a good place to hide from a heavy mood, until it becomes the only place.',
    people:
      'There may be a link. You can give a lot to others so as not to be alone with a heavy feeling, and still come home with it.',
    head: 'They keep each other company: a low mood asks why, and at times like that your head only finds one kind of answer.',
    other:
      'One may be making room for the other. When you are low, whatever is closest takes your time, and you do not have to blame yourself for that.',
  },
  inward: {
    screen:
      'It would be natural if they were linked: screens are full of people who seem to be doing better than you.',
    work: 'You can be driven by a strict inner voice for years and call it hard work. Are those hours meant to earn you something that work cannot pay?',
    people:
      'These two often go together: when you are hard on yourself, you pay other people in time and hope that it counts.',
    head: 'One leads straight to the other. Being afraid to get it wrong makes you think again, and thinking again makes you late.',
    other:
      'There may be a link between them: when you feel in the wrong, giving up your time can feel like paying for it.',
  },
  light: {
    screen:
      'It is good to see these two apart. A lighter mood is the right time to change this habit, because it has less to cover up.',
    work: 'A good spell and full days go well together for a while. Just make sure that the second does not use up the first.',
    people:
      'When you feel good, you say yes easily. That is pleasant, and it is also how next month’s calendar gets full.',
    head: 'If your head still goes round in circles while you feel lighter, it may just be a habit by now, and habits can change.',
    other:
      'While things are going well, you can afford to change this a little, without any big resolutions.',
  },
  open: {
    screen:
      'When you do not know what you want, it is hard to leave something that always has a next thing to show you. But it is never your next thing.',
    work: 'Being busy can stand in for a direction for quite some time. Put both on the same page and look at them together.',
    people:
      'When you have no clear wish of your own, other people’s wishes move in. To begin with, it is enough to notice.',
    head: 'An open question and a busy head can keep going for as long as you let them. What ends it is usually not a thought but trying something out.',
    other:
      'Time slips away most easily when nothing particular is waiting for it. One thing with a fixed time would already help.',
  },
  unknown: {
    screen:
      'Do the feeling and the screen have something to do with each other? Note for a week which of them comes first, and you will know.',
    work: 'Notice which comes first on a given day, the feeling or the work. The order will tell you a lot.',
    people:
      'Is the feeling stronger before you give your time away, or after? It is a small question with a big answer.',
    head: 'Feeling and thinking take turns here. A line on paper for each turn slows them down enough to see.',
    other:
      'Check on three ordinary days whether one follows the other. If not, you have two small problems instead of one big one.',
  },
};
