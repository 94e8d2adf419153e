import type { Result } from '../result-shape.ts';

/** Results that are lived: money, people, places, rest. */
export const LIVED: readonly Result[] = [
  {
    id: 'money',
    about:
      /(?:[$€£₹]\s?\d|\d+k (?:a|per) |\b(?:money|sav(?:e|ing|ings)|debts?|incomes?|earn\w*|salary|budget\w*|invest\w*|financ\w*|mortgage|loans?|down ?payment|dollars?|euros?|pounds sterling|rich|wealth\w*|six figures|retire\w*|credit card)\b)/i,
    noun: 'the money',
    lines: [
      'Money is a number with a feeling attached, and most plans only deal with the number. What are you after: relief, safety, room to say no? Once you know, you can say how much is enough.',
      'Most of this is won in dull places: a standing order, a cancelled contract, a phone call about a rate. You only need courage once or twice, for opening the envelope and for asking for more.',
      'What you describe would buy you time to decide, and that is what people mostly want from money. You can change what comes in or what goes out. Which of the two has more room? It is often the less pleasant one.',
    ],
    steps: {
      week: [
        'Write down everything you spend, without judging any of it.',
        'Put all your balances on one page, including the unpleasant ones, and date it.',
      ],
      month: [
        'You have set up one transfer that happens by itself on the day the money comes in.',
        'You have looked at your three biggest regular costs, and made a call to lower one of them.',
      ],
      quarter: [
        'You have three months on one page, and you have decided what to change next.',
        'You are a quarter of the way there, or you can say in one sentence why not.',
      ],
      half: [
        'You have asked for more where someone can say yes: a rate, a fee, a salary.',
        'You have a small reserve apart from the plan, so that a repair does not sink it.',
      ],
      year: [
        'You make the page from the first week again, and it shows the number you named, or how close you got.',
        'You can open your account without holding your breath.',
      ],
    },
    units: [
      'the envelope, the call or the page you have been putting off',
      'fifteen minutes with the numbers, while your head is clear',
    ],
  },
  {
    id: 'child',
    about:
      /\b(?:hav(?:e|ing) (?:a|another|my first) (?:baby|child)|pregnan\w*|fertility|ivf|conceive|becom(?:e|ing) an? (?:mother|mom|mum|parent)|adopt(?:ing)? a (?:baby|child))\b/i,
    noun: 'this hope',
    lines: [
      'What you hope for here is not in your hands alone, and no calendar can change that. What you can look after is the time until then, and the two or three people who know about it.',
      'A hope like this can fill a house before anything has happened. Keep some room in your year for other things, not instead of it but next to it.',
    ],
    steps: {
      week: [
        'Ask one question about it to someone who can answer: a doctor, a midwife, a mother you trust.',
        'Write down what you hope for and what you are afraid of, on two halves of one page.',
      ],
      month: [
        'You have looked at the practical side once: health, money, who would help.',
        'You have agreed with the people close to you how you want to talk about it, and how often.',
      ],
      quarter: [
        'You have started something that is worth having either way.',
        'There have been a few weeks when it did not come up every day.',
      ],
      half: [
        'You have taken a second look, with a professional, at what helps and what you can leave out.',
        'You have written a page to the child you think of, and kept it in a drawer.',
      ],
      year: [
        'You are further along than you are now, and you have not been alone with it.',
        'Whatever the year has brought, you know what you did for it, and it was enough.',
      ],
    },
    units: [
      'something that is good for you either way',
      'the conversation or the walk that makes waiting easier',
    ],
  },
  {
    id: 'partner',
    about:
      /\b(?:find(?:ing)? (?:love|a partner|someone|somebody|the one|my person|a (?:boy|girl)friend|a husband|a wife)|meet(?:ing)? (?:someone|somebody|my person|the one)|fall(?:ing)? in love|dating|soulmate|true love)\b/i,
    noun: 'finding someone',
    lines: [
      'You cannot arrange this, but you can arrange the occasions. Your part is to be around people when you are most yourself, often enough for luck to have a chance.',
      'You want to be chosen, and you also get to choose. That is the half you can practise. Name three things you would not do without, and three that do not really matter.',
      'People tend to find love while they are busy with something else. Keep the something else, and make sure that some of it happens in company.',
    ],
    steps: {
      week: [
        'Tell one friend, in plain words, that you would like to meet someone.',
        'Describe an evening with that person as you imagine it, and see how much of it you could have already.',
      ],
      month: [
        'You have been to two places where people talk to each other, twice each.',
        'You have met someone new for as long as a coffee takes, whatever came of it.',
      ],
      quarter: [
        'There is something you do regularly with other people, and they expect you there.',
        'You have an honest list of what you used to overlook and would not any more.',
      ],
      half: [
        'You have told someone that you enjoyed the evening, on the same evening.',
        'You have taken two weeks off from looking, and enjoyed them.',
      ],
      year: [
        'There is someone you look forward to, or a circle of people in which you are not waiting.',
        'You have let someone get to know you, and you were still yourself afterwards.',
      ],
    },
    units: [
      'something you enjoy so much that you forget who is looking',
      'the message or the invitation you have been writing in your head',
    ],
  },
  {
    id: 'love',
    about:
      /\b(?:love|lover|partner|marri\w*|marry|relationship\w*|family|friends?(?:hip\w*)?|child\w*|kids?|daughter|son|baby|dat(?:e|ing)|mothers?|fathers?|mom|mum|dad|parents?|husband|wife|boyfriend|girlfriend|sister|brother|engaged|wedding|divorce\w*|community|lonel\w*|soulmate)\b/i,
    noun: 'that closeness',
    lines: [
      'When a goal involves another person, only half of it is in your hands. That half is bigger than it looks: the time you keep free, what you say first, what you forgive and what you no longer let pass. Plan that half.',
      'People get close by spending time together. The third cup of tea does more than the big talk, and people drift apart more often because nobody set a date than because they stopped caring. So this belongs in the calendar too.',
      'You cannot finish a goal like this; you can only look after it. What would you be doing on an ordinary Thursday if it were already true? Do a little of that this Thursday.',
    ],
    steps: {
      week: [
        'Give one person an hour with no screen on the table.',
        'Write down the names of the people this is about, and next to each the last time you were alone with them.',
      ],
      month: [
        'You have said one thing out loud that you had only thought so far.',
        'You have invited two people: one you know well and one you do not.',
      ],
      quarter: [
        'There is something you do together regularly that nobody has to organise.',
        'You have broken one old silence, by letter if a call is too much.',
      ],
      half: [
        'You have talked one difficult subject through to the end.',
        'You have asked for something that depends on others saying yes.',
      ],
      year: [
        'There have been evenings that would not have happened if you had not asked.',
        'Someone could say, without being prompted, what has changed between you.',
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
      'Choosing a place means choosing all the days you will spend in it. The wish often starts with one hour, like a morning with light in the kitchen, that you cannot have where you are. Look for that hour at every viewing.',
      'Moving changes everything at once and solves about half of it. Try to find out which half. Whatever is coming along in the boxes, you can sort out before you order the van.',
      'Behind this is a wish to arrive somewhere. Most of the way there is paperwork and prices, so keep a picture of what you are doing it for where you do that work.',
    ],
    steps: {
      week: [
        'Describe a day there, hour by hour, and underline what could not happen where you are now.',
        'Give away or repair five things you would not want to take with you.',
      ],
      month: [
        'You have the three things that decide it on one page: the cost, the date, and what you give up.',
        'You have gone to see one place in person, at a bad time of day, with a friend who asks questions.',
      ],
      quarter: [
        'The step that is hard to undo is ready and only needs a signature.',
        'You have written out two options fairly, and set a day for choosing.',
      ],
      half: [
        'Whatever takes longest, like a permit, a loan or a builder, is already under way.',
        'One room, or one corner, is the way it should be.',
      ],
      year: [
        'You can find the light switch in the dark.',
        'The hour that started the wish happens there on an ordinary day.',
      ],
    },
    units: ['one form, one box or one call', 'whatever someone else is waiting for you to answer'],
  },
  {
    id: 'travel',
    about:
      /\b(?:travel\w*|trips?|journey|backpack\w*|see the world|visit|sail\w*|sabbatical|road ?trip|pilgrimage|camino)\b/i,
    noun: 'the trip',
    lines: [
      'Part of the wish to travel is being nobody in particular for a while. It takes dates more than courage. Once the first thing is booked, the rest tends to follow.',
      'You get to enjoy a trip three times: before, during and when you talk about it. You can start the first one tonight with a map.',
      'Is it the place that attracts you, or who you are when you are away? If it is the second, you can have some of that on a Saturday, and it makes the waiting easier.',
    ],
    steps: {
      week: [
        'Write down the three things you must see or do. Everything else is open.',
        'Find out which dates are possible at all, and tell one person.',
      ],
      month: [
        'You have a daily budget, and you have put the first amount aside.',
        'You have paid for one thing: a night, a ticket, a course.',
      ],
      quarter: [
        'Time off, papers and whatever needs you at home are sorted out.',
        'You have done a short trial, like two nights on your own, in the style of the long one.',
      ],
      half: [
        'You have the route in pencil, with empty days on purpose.',
        'You know a hundred words of the language, or how to be polite in it.',
      ],
      year: [
        'You have been there, and you have a few pages about it.',
        'The photo you took for yourself hangs where you can see it.',
      ],
    },
    units: [
      'one question about the trip, answered for good',
      'a page about where you live now, written as if you were a visitor',
    ],
  },
  {
    id: 'rest',
    about:
      /\b(?:peace\w*|calm\w*|balanc\w*|rest\w*|slow\w*|stress\w*|anxi\w*|sleep\w*|simpl\w*|happ\w*|content\w*|free\w*|burn ?out|time for my ?self|present|joy\w*|mental|meditat\w*|spiritual\w*|god|faith|confiden\w*|self[- ]love|love my ?self)\b/i,
    noun: 'that calmer life',
    lines: [
      'You cannot reach this once and then keep it. You can visit it more often, though. Which hours of the past month already had a bit of it, and what did they have in common?',
      'It is easy to save this for later, when everything is done. Everything will not be done. What you want has to get its place while things are still unfinished.',
      'What you want comes down to less: less noise, less to prove, fewer things open at once. Taking away is harder than adding, because each thing is there for a reason. One honest no a month makes twelve.',
    ],
    steps: {
      week: [
        'Find the hour of your week that comes closest, and protect it as if someone else had asked you to.',
        'List what you could stop without hurting anyone, and stop the smallest thing on it.',
      ],
      month: [
        'You have handed back one regular obligation, kindly and without a long explanation.',
        'You have one evening a week with no plan, and a note on what each of them turned into.',
      ],
      quarter: [
        'You have described, in your own words, a day that was the way you want it.',
        'You know two early signs that it is getting too much, and what you do about each.',
      ],
      half: [
        'You have had a whole weekend the way you want it, and you know what it took.',
        'The noisiest thing in your days is half as loud, or gone.',
      ],
      year: [
        'On most days you can say when you had a break.',
        'Someone who sees you often has noticed, without being asked.',
      ],
    },
    units: [
      'fifteen minutes of nothing at all, on purpose',
      'whatever lets your shoulders drop once it is done',
    ],
  },
];
