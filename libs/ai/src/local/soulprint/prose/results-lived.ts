import type { Result } from '../result-shape.ts';

/** Results that are lived: money, people, places, rest. */
export const LIVED: readonly Result[] = [
  {
    id: 'money',
    about:
      /(?:[$€£₹]\s?\d|\d+k (?:a|per) |\b(?:money|sav(?:e|ing|ings)|debts?|incomes?|earn\w*|salary|budget\w*|invest\w*|financ\w*|mortgage|loans?|down ?payment|dollars?|euros?|pounds sterling|rich|wealth\w*|six figures|retire\w*|credit card)\b)/i,
    noun: 'the money',
    lines: [
      'Money is a number with a feeling attached, and most plans deal only with the number. The feeling, be it relief, safety or room to say no, is what you are after. Say which, and you will know what sum is enough.',
      'A financial aim is won in dull places: a standing order, a cancelled contract, a phone call about a rate. Courage is needed once or twice, when opening the envelope and when asking for more. The rest is arrangement.',
      'What you describe would buy time to decide, which is what people mostly want from money. Two levers move it, what comes in and what goes out, and it is worth knowing which of yours has more play. Often it is the one that is less pleasant to touch.',
    ],
    steps: {
      week: [
        'Write down every amount that goes out, without judging any of it.',
        'Put all the balances on one sheet, the unpleasant ones too, and date it.',
      ],
      month: [
        'One transfer that happens by itself on the day the money arrives.',
        'The three largest regular costs looked at, and one of them lowered by a call.',
      ],
      quarter: [
        'Three months on one page, and a decision on the next lever.',
        'A quarter of the way there in the account, or the reason why not, in one plain sentence.',
      ],
      half: [
        'A request for more made where it can be granted: a rate, a fee, a salary.',
        'A small reserve that is not touched for the plan, so that the plan survives a repair.',
      ],
      year: [
        'The sheet from the first week, made again, shows the number you named, or how near you came.',
        'You can open the account without holding your breath.',
      ],
    },
    units: [
      'the envelope, the call or the sheet you have been walking around',
      'fifteen minutes with the numbers, while the head is clear',
    ],
  },
  {
    id: 'child',
    about:
      /\b(?:hav(?:e|ing) (?:a|another|my first) (?:baby|child)|pregnan\w*|fertility|ivf|conceive|becom(?:e|ing) an? (?:mother|mom|mum|parent)|adopt(?:ing)? a (?:baby|child))\b/i,
    noun: 'this hope',
    lines: [
      'What you hope for here is not in your hands alone, and no calendar makes it so. What can be looked after is the time until then, and the two or three people who know of it.',
      'A hope like this fills a house before anything has happened. It is good to leave some rooms of the year to other things, not in its place but beside it.',
    ],
    steps: {
      week: [
        'Put one question about it to somebody who can answer it: a doctor, a midwife, a mother you trust.',
        'Write down what you wish for and what you fear, on two halves of one page.',
      ],
      month: [
        'The practical side looked at once with open eyes: health, money, who would help.',
        'An agreement with those close to you on how, and how often, it is talked about.',
      ],
      quarter: [
        'Something begun that is worth having in either case.',
        'A few weeks in which it was not asked about each day, by you or by others.',
      ],
      half: [
        'A second look, with somebody whose work it is, at what helps and what may be left.',
        'A page to the child you think of, kept in a drawer.',
      ],
      year: [
        'You are further along in it than now, in knowledge or in arms, and have not been alone with it.',
        'Whatever the year decided, you can say what you did for it, and it was enough.',
      ],
    },
    units: [
      'something that is good for you in either case',
      'the talk or the walk that takes the waiting out of the day',
    ],
  },
  {
    id: 'partner',
    about:
      /\b(?:find(?:ing)? (?:love|a partner|someone|somebody|the one|my person|a (?:boy|girl)friend|a husband|a wife)|meet(?:ing)? (?:someone|somebody|my person|the one)|fall(?:ing)? in love|dating|soulmate|true love)\b/i,
    noun: 'finding somebody',
    lines: [
      'This cannot be arranged, and the occasions for it can. What lies with you is to be seen where you are most yourself, often enough for chance to have something to work with.',
      'The wish is to be chosen, and beside it there is choosing, which is the half you can practise. Know three things you would not do without and three that are only decoration.',
      'Love is found by people who were busy with something and looked up. Keep the something, and see to it that it happens in company now and then.',
    ],
    steps: {
      week: [
        'Say to one friend, in plain words, that you would like to meet somebody.',
        'Write down an evening as you imagine it with that person, and see how much of it needs them.',
      ],
      month: [
        'Two places visited in which people talk to each other, each of them twice.',
        'One meeting with somebody new that lasted as long as a coffee, whatever came of it.',
      ],
      quarter: [
        'A regular thing among people, with your name expected there.',
        'A short honest list of what you used to overlook, and would not any more.',
      ],
      half: [
        'Somebody told that you liked the evening, on the same evening.',
        'A pause from looking, a fortnight long, enjoyed on purpose.',
      ],
      year: [
        'There is somebody whose key you know the sound of, or a circle in which you are not waiting.',
        'You have let yourself be known by someone, and were still yourself afterwards.',
      ],
    },
    units: [
      'whatever makes you glad to be looked at, done for its own sake',
      'one message, one invitation or one answer that you have been composing in your head',
    ],
  },
  {
    id: 'love',
    about:
      /\b(?:love|lover|partner|marri\w*|marry|relationship\w*|family|friends?(?:hip\w*)?|child\w*|kids?|daughter|son|baby|dat(?:e|ing)|mothers?|fathers?|mom|mum|dad|parents?|husband|wife|boyfriend|girlfriend|sister|brother|engaged|wedding|divorce\w*|community|lonel\w*|soulmate)\b/i,
    noun: 'that closeness',
    lines: [
      'An aim that involves another person is only half in your hands. That half is larger than it looks: the time you keep free, what you say first, what you forgive and what you no longer let pass. Plan that half and leave the other alone.',
      'Closeness is made of occasions. It grows from the third cup of tea rather than from the great talk, and it fades for want of dates more often than for want of feeling. So this target, too, belongs in the calendar.',
      'What you want here cannot be achieved, only tended. It may help to ask what you would be doing on a usual Thursday if it were so, and to do a little of it this Thursday.',
    ],
    steps: {
      week: [
        'Give one person an hour in which no screen lies on the table.',
        'Write the names of those who matter here on one line, and beside each the last time you were alone with them.',
      ],
      month: [
        'One thing said aloud that so far you have only thought.',
        'Two invitations given, one to somebody near and one to somebody new.',
      ],
      quarter: [
        'A regular occasion together that nobody has to organise anew.',
        'One old silence broken, by letter if a voice is too much.',
      ],
      half: [
        'A difficult subject talked through to its end, and the dish or walk that came after it.',
        'Something arranged that depends on others saying yes, and asked for anyway.',
      ],
      year: [
        'There are evenings that would not have existed without your asking.',
        'Somebody could describe, without being prompted, what has become different between you.',
      ],
    },
    units: [
      'a message to one person, written as if by hand',
      'the conversation that goes badly when you are tired',
    ],
  },
  {
    id: 'home',
    about:
      /\b(?:mov(?:e|ed|ing)|house|(?<!from )homes?|apartment|flat|renovat\w*|garden|declutter\w*|tidy|kitchen|furnish\w*|farm|cabin|abroad|relocat\w*|countr(?:y|yside)|city|emigrat\w*|visa)\b/i,
    noun: 'the place',
    lines: [
      'A place is a decision about all the days that will happen in it. The wish for another one often begins with a single hour, a morning with light in the kitchen, that cannot be had where one is. Look for that hour in every viewing.',
      'Changing where one lives moves everything at once and solves about half of it. It is worth knowing which half. What comes along in the boxes can be sorted before the lorry is ordered.',
      'Behind this stands the wish to arrive somewhere. Papers and prices will take up most of the road, and they are patient work; keep one picture of the finished thing where you do that work.',
    ],
    steps: {
      week: [
        'Describe a day there, hour by hour, and underline what could not happen where you are now.',
        'Give away or repair five things that you would not want to carry across a threshold.',
      ],
      month: [
        'The three numbers that decide it, on one sheet: cost, date, and what you give up.',
        'One visit in person, at an unflattering hour, with a friend who asks questions.',
      ],
      quarter: [
        'The step that is hard to undo prepared so far that it only needs a signature.',
        'Two alternatives written out fairly, and a day fixed for choosing.',
      ],
      half: [
        'The longest wait, for a paper, a loan or a craftsman, already running.',
        'One room, or one corner, the way it should be.',
      ],
      year: [
        'You know where the light switch is in the dark.',
        'The hour that started the wish happens there on an ordinary day.',
      ],
    },
    units: [
      'one form, one box or one call',
      'the next thing that somebody else is waiting for you to answer',
    ],
  },
  {
    id: 'travel',
    about:
      /\b(?:travel\w*|trips?|journey|backpack\w*|see the world|visit|sail\w*|sabbatical|road ?trip|pilgrimage|camino)\b/i,
    noun: 'the journey',
    lines: [
      'Travel is the wish to be nobody in particular for a while and to find out what is left. It needs less courage than it needs dates. Once the first thing is booked the rest tends to arrange itself around it.',
      'A journey is lived three times: beforehand, on the way, and in the telling. You can start the first of these tonight with a map. It is also the cheapest of the three.',
      'What pulls at you may be the place, or the person you are when you are away. If it is the second, some of that can be had on a Saturday, and it makes the waiting easier.',
    ],
    steps: {
      week: [
        'Write down the three sights or hours it must contain; all else is negotiable.',
        'Find the dates that are possible at all, and say them to one person.',
      ],
      month: [
        'A budget by the day, and the first amount put aside under its name.',
        'One fixed point paid for: a night, a ticket, a course.',
      ],
      quarter: [
        'Leave, papers and whatever needs you at home settled for that time.',
        'A short trial, two nights alone or on foot, in the manner of the long one.',
      ],
      half: [
        'The route in pencil, with empty days on purpose.',
        'A hundred words of the language, or the equivalent politeness.',
      ],
      year: [
        'You have been there, and a few pages say so.',
        'The photograph you took for yourself hangs where you see it.',
      ],
    },
    units: [
      'one question about the journey answered for good',
      'a page of notes on where you are now, in the voice of a visitor',
    ],
  },
  {
    id: 'rest',
    about:
      /\b(?:peace\w*|calm\w*|balanc\w*|rest\w*|slow\w*|stress\w*|anxi\w*|sleep\w*|simpl\w*|happ\w*|content\w*|free\w*|burn ?out|time for my ?self|present|joy\w*|mental|meditat\w*|spiritual\w*|god|faith|confiden\w*|self[- ]love|love my ?self)\b/i,
    noun: 'that quieter life',
    lines: [
      'This is a state rather than a thing, so it cannot be reached once and kept. It can be visited more often. The useful question is which hours of the past month already had a little of it, and what they had in common.',
      'Wishes of this sort are easily treated as a reward for later, when everything is done. Everything will not be done. What you want has to be given a place among the unfinished things.',
      'Less is at the heart of it: less noise, less proving, fewer open doors. Subtracting is harder than adding, because each thing had its reason once. One honest subtraction a month makes twelve.',
    ],
    steps: {
      week: [
        'Find the one hour of your week that is nearest to it, and protect it as if somebody else had asked for it.',
        'List what you could stop without anybody being harmed, and stop the smallest of it.',
      ],
      month: [
        'One standing obligation handed back, kindly and without a long explanation.',
        'An evening a week with no plan, and a note each time on what it turned into.',
      ],
      quarter: [
        'A description, in your words, of a day that was as you meant it.',
        'Two early signs of too much that you know by name, and one thing you do at each.',
      ],
      half: [
        'A whole weekend of the kind you mean, and a look at what it needed.',
        'The noisiest thing in your days made half as loud, or gone.',
      ],
      year: [
        'On most evenings you could say when the day had a pause in it.',
        'Somebody who sees you often has remarked on it unasked.',
      ],
    },
    units: [
      'nothing at all for a quarter of an hour, on purpose',
      'whatever, once done, lets the shoulders down',
    ],
  },
];
