import type { Result } from '../result-shape.ts';

/** Results that are made: texts, works, firms, places at work, things learned. */
export const MADE: readonly Result[] = [
  {
    id: 'writing',
    about:
      /\b(?:novels?|books?|memoirs?|poems?|poetry|blog\w*|author|publish\w*|manuscripts?|scripts?|screenplay|thesis|dissertation|essays?|writ(?:e|er|ing)|newsletter|stor(?:y|ies))\b(?!.{0,12}\bclub)/i,
    noun: 'the writing',
    lines: [
      'Written work cannot be done for you, and once it exists nobody can take it back. People who want it seldom want only the pages; they want to have been somebody who stayed with them. The staying can begin today, and the pages follow it.',
      'To write is to ask for attention, first your own and later that of strangers. Part of the pull may be that something has been waiting to be said in order. You do not need to know yet what it is; drafts exist to find out.',
      'This kind of work runs in two gears, making and judging, and they wear each other out when they run together. Let the first half of the year belong to making. The judge will still be there, and better rested.',
    ],
    steps: {
      week: [
        'Choose one place and one half hour, and fill it three times without reading back.',
        'Write one page on each of five days, in any order, and put them away unread.',
      ],
      month: [
        'One part that could be shown to one kind reader, and a name for that reader.',
        'Twenty rough pages, and one sheet that says what they seem to be about.',
      ],
      quarter: [
        'A whole that is allowed to be bad, with a beginning, a middle and some kind of end.',
        'A rhythm that has survived one bad week, and a list of the parts that are still missing.',
      ],
      half: [
        'The rough whole with two readers, and three questions that you want answered.',
        'A second version of the first third, written with the end in mind.',
      ],
      year: [
        'It exists in a form that can be handed to a stranger, with your name on it.',
        'It has left the house: sent, printed or posted, finished enough to be read without you beside it.',
      ],
    },
    units: ['two pages, before anything is read', 'one scene or one paragraph, pen first and verdict later'],
  },
  {
    id: 'art',
    about:
      /\b(?:art|artist|paint\w*|draw\w*|music\w*|song\w*|album|guitar|piano|sing\w*|band|film\w*|photograph\w*|exhibition|gallery|theat(?:re|er)|danc\w*|perform\w*|ceramic\w*|pottery|record an?|portfolio|design\w*)\b/i,
    noun: 'the work',
    lines: [
      'Making things for eyes and ears is a way of thinking with material. The wish behind it is often less to be admired than to be in that state of attention again, more often and for longer. Then regular hours matter more than great ones.',
      'What you describe needs an audience at the end and nobody at all on the way. The difficult part is to keep the room empty while the work is young. After that, showing it becomes a task like any other, with a date.',
      'Taste arrives years before skill, and the gap between them is what makes people stop. It closes by number: many small finished pieces teach more than one large one that has to be perfect.',
    ],
    steps: {
      week: [
        'Lay the tools out where they can stay out, and use them three times for half an hour.',
        'Finish one very small piece from start to end, and date it.',
      ],
      month: [
        'Eight small finished pieces, of which you choose two and say why.',
        'One work shown to a person who makes things too, with a single question.',
      ],
      quarter: [
        'A theme, found by looking at what you have made, and a place and a date that could show it.',
        'One piece that frightens you a little, carried to its end.',
      ],
      half: [
        'An occasion with other people in the room: an open stage, a shared wall, an evening at home.',
        'Half of the final work in the state in which it would be shown.',
      ],
      year: [
        'It has been seen or heard by people who did not have to come.',
        'A body of work with a title, outside your own four walls.',
      ],
    },
    units: [
      'half an hour with the material, before any screen',
      'the piece that is on the table, for as long as it holds you',
    ],
  },
  {
    id: 'business',
    about:
      /\b(?:business\w*|compan(?:y|ies)|clients?|customers?|start ?up|launch\w*|brand|shop|store|freelanc\w*|entrepreneur\w*|self[- ]employed|etsy|agency|caf[eé]|restaurant|bakery|app|product|practice of my own|my own practice|podcast|channel|followers|audience)\b/i,
    noun: 'the venture',
    lines: [
      'A thing of your own is freedom with invoices. What draws people to it is usually the wish to decide, and what keeps it alive is the willingness to ask for money. It is good to practise the second early.',
      'Ventures seldom fail for lack of ideas; they fail far from the people they were meant for. Every conversation with one of those people is worth a week of polishing. The year should be counted in conversations first.',
      'You want something that would not exist without you. Begin with the smallest version that somebody would miss, since that is the part which tells you what the rest should be.',
    ],
    steps: {
      week: [
        'Speak with two people who have the problem you want to solve, and write down their words and not yours.',
        'Write on one page what you offer, to whom, and for how much, with a real number.',
      ],
      month: [
        'The smallest version, offered to one person for a price.',
        'Ten conversations, and a list of the sentences that came up more than twice.',
      ],
      quarter: [
        'Three people who have paid, and a page on what they came for.',
        'One offer, one price, one way by which people find it; everything else crossed out for now.',
      ],
      half: [
        'A month in which it earned what it costs.',
        'The part of the work that only you can do, separated from the part that somebody or something else could.',
      ],
      year: [
        'It runs in an ordinary week, with customers you did not know before.',
        'You can say in one line what it does, for whom, and what it brings in.',
      ],
    },
    units: [
      'the one call or message you would rather put off',
      'whatever brings the venture nearer to a paying person, before anything that makes it prettier',
    ],
  },
  {
    id: 'learning',
    about:
      /\b(?:learn\w*|stud(?:y|ies|ying)|degree|exams?|spanish|french|german|italian|english|japanese|korean|mandarin|arabic|fluent\w*|language|course|school|university|college|certif\w*|graduat\w*|master'?s|phd|diploma|licen[cs]e|bar exam|pass (?:my|the)|read \d+)\b/i,
    noun: 'the learning',
    lines: [
      'Learning as a grown person means being bad at something on purpose, in front of people who are not. The pride in it is quiet and lasts. What it needs most is a regular hour and some way of being corrected.',
      'An aim of this kind has a date and a border, which is a relief: it will be over. The danger lies in preparing to learn, with the right book, the right plan, the right pen. Let the first session be untidy and soon.',
      'Behind the wish to know something there is often a room one would like to enter: a country, a profession, a conversation. Keep a picture of that room near the desk. It carries further than the syllabus.',
    ],
    steps: {
      week: [
        'Set four sessions of twenty-five minutes, and keep the first two.',
        'Find out exactly how it will be tested, by whom and when, and do one old test badly.',
      ],
      month: [
        'One thing explained to somebody who does not know it, without notes.',
        'Sixteen short sessions behind you, and one list of what keeps slipping.',
      ],
      quarter: [
        'A first use where it matters, before you feel ready.',
        'A trial under real conditions, with the clock running, and a plan made from its three worst spots.',
      ],
      half: [
        'Somebody to learn with or to answer to, once a week.',
        'The middle, which is dull for everyone, got through by numbers: sessions counted, not brilliance.',
      ],
      year: [
        'You have used it in earnest, and somebody relied on it.',
        'The paper, the conversation or the first page read without help: whichever of them was the point.',
      ],
    },
    units: [
      'twenty-five minutes of the hardest part, then a break',
      'yesterday’s material from memory, before today’s is opened',
    ],
  },
  {
    id: 'career',
    about:
      /\b(?:jobs?|career|promot\w*|manager|director|roles?|position|work(?! on| out)(?:place)?|profession\w*|hired|quit my|resign|raise|leader\w*|lead a|team|partner at|tenure|industry)\b(?!.{0,6}\bout\b)/i,
    noun: 'the change at work',
    lines: [
      'Work takes the best hours of most days, so wanting it to be different is no small wish. It helps to separate three things that tend to travel together: the tasks, the people, and what you are called. Often only one of them has to change.',
      'A step like this is decided in rooms where you are not. What can be done from outside is to make the decision easy: visible work, a clear wish, and one person in that room who knows of both.',
      'Professional aims are easily borrowed from whoever sits nearby. Yours will hold better if you can say what a good Wednesday would look like after it, hour by hour. If that picture pleases you, it is yours.',
    ],
    steps: {
      week: [
        'Write down which work of the last months you would want more of, and which you would pay to be rid of.',
        'Describe the place you want on half a page, by its Wednesdays and not by its title.',
      ],
      month: [
        'A talk with one person who decides about it: what would they need to see?',
        'Three people asked who already do it, with the same three questions.',
      ],
      quarter: [
        'One finished piece of work that shows it, with your name on it.',
        'Two real openings, inside or outside, tried in earnest.',
      ],
      half: [
        'The missing proof, named by others, in your hands.',
        'A decision on paper: stay and change this, or go and look for that.',
      ],
      year: [
        'Your week contains the work you described, and somebody else has what you gave up.',
        'The new place has its first ordinary days behind it.',
      ],
    },
    units: [
      'the piece that would be noticed if it were missing',
      'an hour of the work you want to be known for, before the work you are known for',
    ],
  },
];
