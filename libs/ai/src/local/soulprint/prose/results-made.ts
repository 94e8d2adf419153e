import type { Result } from '../result-shape.ts';

/** Results that are made: texts, works, firms, places at work, things learned. */
export const MADE: readonly Result[] = [
  {
    id: 'writing',
    about:
      /\b(?:novels?|books?|memoirs?|poems?|poetry|blog\w*|author|publish\w*|manuscripts?|scripts?|screenplay|thesis|dissertation|essays?|writ(?:e|er|ing)|newsletter|stor(?:y|ies))\b(?!.{0,12}\bclub)/i,
    noun: 'the writing',
    lines: [
      'Nobody can write this for you, and once it exists nobody can take it away. People who want this seldom want only the pages. They want to be someone who stuck with it, and you can start that today.',
      'There may be something that has been waiting for you to say it. You do not need to know what it is yet. That is what drafts are for.',
      'Writing has two parts, making and judging, and they get in each other’s way. Let the first half of the year be for making. There will be time to judge it later.',
    ],
    steps: {
      week: [
        'Choose one place and one half hour, and write there three times without reading back.',
        'Write one page on each of five days, in any order, and put them away unread.',
      ],
      month: [
        'You have one part you could show to a kind reader, and you know who that is.',
        'You have twenty rough pages, and one page on what they seem to be about.',
      ],
      quarter: [
        'You have a complete draft that is allowed to be bad, with a beginning, a middle and some kind of end.',
        'Your routine has survived one bad week, and you have a list of the parts that are missing.',
      ],
      half: [
        'Two readers have the rough draft, and three questions you want answered.',
        'You have written a second version of the first third, knowing how it ends.',
      ],
      year: [
        'You could hand it to a stranger, and your name is on it.',
        'It has left the house: sent, printed or posted, and it can be read without you there to explain.',
      ],
    },
    units: ['two pages, before you read anything', 'one scene or one paragraph, without judging it yet'],
  },
  {
    id: 'art',
    about:
      /\b(?:art|artist|paint\w*|draw\w*|music\w*|song\w*|album|guitar|piano|sing\w*|band|film\w*|photograph\w*|exhibition|gallery|theat(?:re|er)|danc\w*|perform\w*|ceramic\w*|pottery|record an?|portfolio|design\w*)\b/i,
    noun: 'the work',
    lines: [
      'Making things is a way of thinking with your hands, eyes or ears. You may want that state of concentration more than the admiration. Then regular hours matter more than great ones.',
      'What you describe needs an audience at the end and nobody at all on the way there. The hard part is to keep people out while the work is young. After that, showing it is a task like any other, with a date.',
      'Your taste gets there years before your skill, and that gap is what makes people stop. It closes with numbers: many small finished pieces teach you more than one big perfect one.',
    ],
    steps: {
      week: [
        'Leave your tools out where you can see them, and use them three times for half an hour.',
        'Finish one very small piece, from start to end, and date it.',
      ],
      month: [
        'You have eight small finished pieces, and you have chosen two and said why.',
        'You have shown one piece to someone who makes things too, and asked a single question.',
      ],
      quarter: [
        'You have found a theme by looking at what you have made, and a date and a place to show it.',
        'You have finished one piece that scares you a little.',
      ],
      half: [
        'You have shown it to a room with people in it: an open stage, a shared wall, an evening at home.',
        'Half of the final work is ready to be shown.',
      ],
      year: [
        'People who did not have to come have seen it or heard it.',
        'You have a body of work with a title, and it has been seen outside your own four walls.',
      ],
    },
    units: [
      'half an hour with the material, before any screen',
      'the piece that is on the table, for as long as it holds you',
    ],
  },
  {
    id: 'shop',
    about:
      /\b(?:baker(?:y|ies)|patisserie|cake shop|cafes?|coffee ?(?:shop|house)|tea ?(?:room|house)|restaurants?|bistro|diner|food truck|deli|delicatessen|ice cream (?:shop|parlou?r)|butcher\w*|grocer\w*|book ?(?:shop|store)|flower ?shop|florist|corner shop|bed and breakfast|b&b|guest ?house|pub|hair salon|salon|barber\w*|market stall)\b|\bcaf[eé](?!\p{L})/iu,
    noun: 'your own place',
    lines: [
      'A place like that lives on people who come back. Good bread or good coffee brings them in once. What brings them back is that someone remembers them, so your week matters more than your opening day.',
      'You want a door that people can walk through. Behind it there are early starts, rent and a lot of cleaning, and you probably know that. What keeps people going is usually one small thing they love about the day. Know what yours is.',
      'Work like this is done on your feet and with your hands, and the numbers have to work as well. Look at both early. They get along better than people think.',
    ],
    steps: {
      week: [
        'Spend an hour in a place you admire, at its quietest time, and write down what they do when nobody is watching.',
        'Write down five things you want to sell, what each of them costs to make, and what you charge.',
      ],
      month: [
        'You have asked ten people who are not friends what they would come back for.',
        'You have one page with the monthly costs on it: rent, ingredients, hours, and how many customers a day that takes.',
      ],
      quarter: [
        'You have worked out which day of the week earns the most and which costs the most, here or in a place like it.',
        'You know your regulars by name, or you have found your first ones.',
      ],
      half: [
        'The paperwork that takes longest is done: the lease, the permit or the loan.',
        'There is someone who can run a day without you, or at least a morning.',
      ],
      year: [
        'On an ordinary Tuesday the door opens, people come in, and some of them are back for the tenth time.',
        'You know what a good month looks like, and you have had one.',
      ],
    },
    units: [
      'the numbers, while your head is clear',
      'the recipe, the supplier or the phone call that has been waiting',
    ],
  },
  {
    id: 'business',
    about:
      /\b(?:business\w*|compan(?:y|ies)|clients?|customers?|start ?up|launch\w*|brand|shop|store|freelanc\w*|entrepreneur\w*|self[- ]employed|etsy|agency|caf[eé]|restaurant|bakery|app|product|practice of my own|my own practice|podcast|channel|followers|audience)\b/i,
    noun: 'the business',
    lines: [
      'Having something of your own is freedom with invoices. What draws people to it is usually that they get to decide. What keeps it alive is being willing to ask for money, so practise that early.',
      'A business seldom fails for lack of ideas. It fails because it is too far away from the people it is meant for. One conversation with one of them is worth a week of polishing.',
      'You want something that would not exist without you. Start with the smallest version someone would miss. That will tell you what the rest should be.',
    ],
    steps: {
      week: [
        'Talk to two people who need what you want to offer, and write down their words, not yours.',
        'Write on one page what you offer, to whom, and for how much, with a real number.',
      ],
      month: [
        'You have offered the smallest version to one person, for a price.',
        'You have had ten conversations, and you have a list of what came up more than twice.',
      ],
      quarter: [
        'Three people have paid, and you have a page about what they came for.',
        'You have one offer, one price and one way for people to find you. The rest can wait.',
      ],
      half: [
        'There has been a month when it earned what it costs.',
        'You know which part of the work only you can do, and who could do the rest.',
      ],
      year: [
        'It runs in an ordinary week, with customers you did not know before.',
        'You can say in one line what it does, who it is for, and what it brings in.',
      ],
    },
    units: [
      'the one call or message you would rather put off',
      'whatever brings in a paying customer, before anything that makes it prettier',
    ],
  },
  {
    id: 'learning',
    about:
      /\b(?:learn\w*|stud(?:y|ies|ying)|degree|exams?|spanish|french|german|italian|english|japanese|korean|mandarin|arabic|fluent\w*|language|course|school|university|college|certif\w*|graduat\w*|master'?s|phd|diploma|licen[cs]e|bar exam|pass (?:my|the)|read \d+)\b/i,
    noun: 'your studies',
    lines: [
      'Learning something as an adult means being bad at it on purpose, in front of people who are not. What you need most is a regular hour and someone to correct you.',
      'A goal like this has an end date, which is a relief. The danger is spending the time on the right book, the right plan and the right pen. Make the first session untidy, and soon.',
      'There is often a door behind the wish to know something: a country, a profession, a conversation. Keep a picture of what is behind it near your desk. It will keep you going when the syllabus does not.',
    ],
    steps: {
      week: [
        'Plan four sessions of twenty-five minutes, and keep the first two.',
        'Find out exactly how you will be tested, by whom and when, and do one old test badly.',
      ],
      month: [
        'You have explained one thing to someone who did not know it, without notes.',
        'You have done sixteen short sessions, and you have a list of what you keep forgetting.',
      ],
      quarter: [
        'You have used it once where it matters, before you felt ready.',
        'You have done a trial run against the clock, and made a plan for your three weakest spots.',
      ],
      half: [
        'You learn with someone, or report to someone, once a week.',
        'You have got through the dull middle by counting sessions.',
      ],
      year: [
        'You have got what you were learning it for: the place, the certificate or the conversation.',
        'You have passed the exam, had the conversation or read the first page without help, whichever was the point.',
      ],
    },
    units: [
      'twenty-five minutes of the hardest part, then a break',
      'what you learned last time, from memory, before you open anything new',
    ],
  },
  {
    id: 'career',
    about:
      /\b(?:jobs?|career|promot\w*|manager|director|roles?|position|work(?! on| out)(?:place)?|profession\w*|hired|quit my|resign|raise|leader\w*|lead a|team|partner at|tenure|industry)\b(?!.{0,6}\bout\b)/i,
    noun: 'the change at work',
    lines: [
      'Work takes the best hours of most days, so it is no small thing to want it to be different. Look at three things separately: the tasks, the people, and your title. Often only one of them has to change.',
      'Steps like this get decided in rooms you are not in. What you can do is make the decision easy: work people can see, a clear wish, and one person in that room who knows about both.',
      'It is easy to borrow a career goal from whoever sits next to you. Can you say what a good Wednesday would look like afterwards, hour by hour? If you like that picture, the goal is yours.',
    ],
    steps: {
      week: [
        'Write down which work of the past few months you would like more of, and which you would pay to get rid of.',
        'Describe the job you want on half a page, by its Wednesdays and not by its title.',
      ],
      month: [
        'You have asked someone who decides about it what they would need to see.',
        'You have asked three people who already do it the same three questions.',
      ],
      quarter: [
        'You have finished one piece of work that shows it, with your name on it.',
        'You have gone for two real openings, inside or outside.',
      ],
      half: [
        'You now have the thing people told you was missing.',
        'You have decided, on paper: stay and change this, or go and look for that.',
      ],
      year: [
        'Your week has the work you described in it, and someone else has what you gave up.',
        'The first ordinary days in the new place are behind you.',
      ],
    },
    units: [
      'the piece of work people would miss if it were not there',
      'an hour of the work you want to be known for, before the work you are known for',
    ],
  },
];
