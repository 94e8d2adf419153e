import type { Result } from '../result-shape.ts';

/** Results of the body: leaving a habit behind, getting well, growing stronger. */
export const BODILY: readonly Result[] = [
  {
    id: 'sober',
    about:
      /\b(?:sober\w*|sobriety|clean for|(?:quit|stop|give up|less) (?:smoking|drinking|vaping|alcohol|weed|cigarettes|nicotine)|alcohol[- ]free|smoke[- ]free)\b/i,
    noun: 'leaving it behind',
    lines: [
      'When you give something up, it leaves a hole, and the hole has hours. Find out which hours those are and what was good about them, because something else has to go there now.',
      'You want a year, and you can only do it one evening at a time. That is not a slogan. It is simply the amount a person can carry.',
      'Some people will help and some places will not, and you know most of them by name. If your body is used to a lot of it, let a doctor be one of those people, right from the start.',
    ],
    steps: {
      week: [
        'Get it out of the house, and tell one person what you are doing.',
        'Write down the three hours of the week that will be hardest, and where you will be.',
      ],
      month: [
        'You have a place to go or a number to call on a bad evening, and you have tried it once on a good one.',
        'You have something new for the first fifteen minutes of the time when it used to start.',
      ],
      quarter: [
        'You have got through one party or one bad day, and written down what helped.',
        'You have met someone who has done it before you, more than once.',
      ],
      half: [
        'You have counted the money or the mornings it gave back, and spent some of that on something nice.',
        'You have company in which the subject does not come up.',
      ],
      year: [
        'On most days it is just a fact about you and no longer a fight.',
        'There is something else in that hour now, and you would miss it.',
      ],
    },
    units: ['the thing you do now instead of the old one', 'a plan for the hardest hour of the day'],
  },
  {
    id: 'sleep',
    about: /\b(?:sleep\w*|insomnia|bedtime|wake up (?:rested|refreshed))\b/i,
    noun: 'sleeping better',
    lines: [
      'Sleep is the one target you reach by doing less. It does not respond to effort, only to arrangements: a fixed time to get up, a dark room, and an hour before bed that asks nothing of you.',
      'When you sleep better, almost everything else on this page gets easier. So it makes sense to put it first, even if it does not look like much of an achievement.',
      'You cannot decide to fall asleep, but you can decide when the day ends. That is the part to work on.',
    ],
    steps: {
      week: [
        'Write down each day when you went to bed, when you got up, and how you felt. Do not change anything yet.',
        'Choose one time to get up and keep to it for seven days, however you slept.',
      ],
      month: [
        'You have kept the same bedtime on most nights, and the phone sleeps in another room.',
        'You know the two things that cost you the most sleep, and you have moved one of them.',
      ],
      quarter: [
        'On most days you wake up before the alarm, or at least without hating it.',
        'The last hour of your evening belongs to you, and the people around you know it.',
      ],
      half: [
        'You have got through a busy spell without going back to the old hours.',
        'After a bad night you just go to bed at the usual time, and it does not bother you much.',
      ],
      year: [
        'You sleep enough in most weeks, and you no longer think about it much.',
        'Someone who sees you often has noticed that you are rested.',
      ],
    },
    units: [
      'whatever lets you stop working on time tonight',
      'the one task that would otherwise keep you up',
    ],
  },
  {
    id: 'health',
    about:
      /\b(?:recover\w*|heal\w*|surgery|illness|disease|cancer|diabet\w*|pain|health\w*|weight|los(?:e|ing) \d+|energy|diet|eat\w*|migraine\w*|blood pressure)\b/i,
    noun: 'getting healthier',
    lines: [
      'Your body has its own calendar. You can promise to take care of it, again and again, and the results show up later and not in a straight line. So keep track of the care, and look at the results once a month.',
      'People seldom want health for its own sake. They want to do something with it: take the stairs, carry a child on their shoulders, sleep through the night. Name that thing, because it is what will get you out of the chair.',
      'Changes like this depend less on willpower than on what is around you: what is in the cupboard, who is at the table, when it gets dark. Changing one of those is worth a month of good intentions. If a doctor should be part of it, bring them in early.',
    ],
    steps: {
      week: [
        'Change one thing around you so that the choice you want is the easy one.',
        'Note for seven days when it is easy and when it is hard, and do not change anything yet.',
      ],
      month: [
        'One good habit has held on most days, and you have made the appointment you were putting off.',
        'You have a simple record of how you slept, moved and felt, to show to someone who knows about it.',
      ],
      quarter: [
        'You have compared how you are with how you were: energy, sleep, mood. Numbers can come second.',
        'You have made a plan for bad days on a good day, and used it at least once.',
      ],
      half: [
        'You have kept the habit going on a trip or over a holiday, in however small a way.',
        'Someone knows what you are doing and asks how it is going.',
      ],
      year: [
        'On an ordinary day, you do the thing you wanted your health for.',
        'On most days, looking after yourself no longer takes a decision.',
      ],
    },
    units: [
      'the walk, the meal or the rest you would otherwise leave for later',
      'ten minutes to make tomorrow’s good choice the easy one',
    ],
  },
  {
    id: 'body',
    about:
      /\b(?:run\w*|(?:half[- ])?marathon|triathlon|(?:an?|first) (?:5|10)k|fit\w*|strong\w*|train\w*|exercis\w*|gym|yoga|pilates|swim\w*|cycl\w*|bik\w*|hik\w*|climb\w*|lift\w*|muscle|push-?ups?|pull-?ups?|workouts?|work(?:ing)? out|sports?|race|move my body)\b/i,
    noun: 'the training',
    lines: [
      'There is something honest about a physical goal: on the day, you can either do it or not. Getting there is mostly unremarkable sessions, and all of them count.',
      'You can train for this, but you cannot cram for it. Muscles and lungs like routine, so your week matters more than any single effort. Rest days are part of it.',
      'There is often something else inside a wish like this: an hour without questions, or proof that you can still surprise yourself. You get that from the first session on, not only on the last.',
    ],
    steps: {
      week: [
        'Move three times for twenty minutes, slowly enough that you could still talk.',
        'Put the days in your calendar and your shoes by the door, and go out once, for as short as you like.',
      ],
      month: [
        'You have fixed days, a short version for days that go wrong, and twelve sessions on paper.',
        'You have done the same easy route as in the first week again, and noted how it felt.',
      ],
      quarter: [
        'There is one date in your calendar, public or private, when you will see how far you have come.',
        'You do a third more than in the first week, and got there slowly.',
      ],
      half: [
        'You are about halfway to what you set out to do, and you got there without drama.',
        'Someone trains with you now and then, or a group notices when you are there.',
      ],
      year: [
        'The day has come and you were there for it, at your own pace.',
        'You have done it once in full, and there were still two sessions in the week after.',
      ],
    },
    units: [
      'your training, with your clothes laid out beforehand',
      'twenty easy minutes of movement, wherever there is room for them',
    ],
  },
];
