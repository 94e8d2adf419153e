import type { Lines } from '../lines.ts';

/** Each begins with a word that may follow a name and a comma. */
export const OPENINGS: Lines = [
  'This page is made from your answers and nothing else.',
  'What follows is your own account of yourself, put in order.',
  'These are your answers, side by side, with a few thoughts in between.',
  'Everything here started with something you wrote.',
  'You answered a handful of simple questions, and simple answers say a lot.',
  'Read this the way you would read a letter: once all the way through, then again for the parts that stayed with you.',
  'Think of this as a first sketch of you, drawn from your own words.',
  'Here is a portrait of you, with your answers as the only source.',
  'You took some time to answer a few questions. This is what your answers look like from a step back.',
  'Take your time with this page. There is no rush.',
];

/** How the answers were given, which decides how they can be read. */
export const STYLES = {
  brief: [
    'You kept your answers very short. That leaves a lot open, and where it does, this page says so rather than making things up.',
    'Some of your answers are only a word or a mark. That is fine; you can add more whenever there is more to say.',
    'You kept it brief, so treat what follows as a frame with plenty of room in it.',
    'There is not much to go on here, and that is your choice to make. This page sticks to what can honestly be said.',
  ],
  plain: [
    'Your own words are quoted exactly as you wrote them, and they matter more than anything around them.',
    'Keep a pencil nearby. What this page gets wrong is as useful to you as what it gets right.',
    'Anything in quotation marks is yours, word for word. The rest is one way of looking at it.',
    'This page knows no more about you than your answers do, and you are free to correct it.',
    'You will find your own phrases in it, because a smoother version would be less like you.',
    'If a sentence does not fit, skip it. You are the only one who can tell.',
    'Some of it will fit and some of it will not, and you are the best judge of which is which.',
    'You do not have to believe any of it. It only has to be worth a second look.',
  ],
  full: [
    'You took your time and wrote whole thoughts. Where an answer is long, you will see the beginning of it here.',
    'You wrote a lot, more than this page can repeat, so longer answers appear by their first words.',
    'Several of your answers are small stories. Here you will find how they start; the rest is kept as you wrote it.',
  ],
  foreign: [
    'Some of your answers are in a language this page can quote but cannot read. They are here as you wrote them, and the thoughts around them stay general.',
    'You wrote in a language that may be closer to you than English. This page cannot interpret it, so it leaves your words whole and stays general where it does not understand.',
    'Some of your answers could not be read, because only English is understood well here. Nothing has been guessed: those answers are simply quoted.',
  ],
} as const satisfies Record<string, Lines>;

/** Month by month, without a season: it is the other one south of the equator. */
export const MONTHS: readonly Lines[] = [
  [
    'A January birthday comes just as everyone is making resolutions. You are free to start your own year whenever you like.',
    'With a birthday in January, you get two fresh starts in one month.',
  ],
  [
    'February is the shortest month, which has never stopped anyone from fitting a birthday into it.',
    'You share your month with the leap day, the one day that only turns up when the calendar needs it.',
  ],
  [
    'March is one of the two months when day and night are the same length everywhere on earth.',
    'In your month, March, day and night come out even all over the world.',
  ],
  [
    'By the time your birthday comes round in April, a quarter of the year is gone and most of it is still open.',
    'An April birthday falls just far enough into the year for the resolutions to be over and the real plans to begin.',
  ],
  [
    'May probably takes its name from Maia, an old goddess of growing things.',
    'A birthday in May is a good halfway check on whatever you planned in January.',
  ],
  [
    'June has the longest day of the year in one half of the world and the shortest in the other, so your birthday sits close to a turning point.',
    'A June birthday falls near the middle of the year, which is a good time to look both ways.',
  ],
  [
    'July opens the second half of the year, and your birthday with it.',
    'By July everyone’s plans for the year have met real life, so a birthday then is a good time to make new ones.',
  ],
  [
    'August birthdays often fall while half of your friends are away, which teaches you to celebrate small.',
    'In August many places slow down, and a birthday gets a bit more quiet around it.',
  ],
  [
    'In September day and night come out even again, and for a lot of people it feels more like a new year than January does.',
    'The school year starts in September in much of the world, so you were probably either the oldest in your class or the youngest.',
  ],
  [
    'October means eighth month, and it is the tenth. Names, like habits, sometimes outlive their reasons.',
    'With a birthday in October, your own new year starts while there is still a quarter of the old one left.',
  ],
  [
    'A November birthday comes at a quiet time, with few other claims on it.',
    'With a birthday in November you get to look back on your year a little before everyone else does.',
  ],
  [
    'December birthdays easily get folded into other celebrations, and it is fair to ask for a day of your own.',
    'December is when the light turns, one way in the north and the other in the south, and your birthday sits close to it.',
  ],
];

/** By the hour of the birth: what was true around it, and no more. */
export const HOURS: readonly { until: number; lines: Lines }[] = [
  {
    until: 5,
    lines: [
      'It was the middle of the night, and someone was awake for you.',
      'Most people nearby were asleep. A few had stayed up because of you.',
      'At that hour most of the town was dark, and one room was not.',
    ],
  },
  {
    until: 9,
    lines: [
      'The day had barely started and you were already part of it.',
      'Other people were just putting the kettle on.',
      'At that hour hospital shifts change over, and you were part of the handover.',
    ],
  },
  {
    until: 12,
    lines: [
      'The morning was well under way when you turned up.',
      'Outside it was an ordinary morning. Inside, for someone, it was anything but.',
      'You arrived at the hour when most things get done.',
    ],
  },
  {
    until: 17,
    lines: [
      'It was the middle of the day, and someone’s plans for the rest of it were over.',
      'It was a time of day when news travels fast, because everyone can be reached.',
      'You came during working hours, and at least one person got home late because of it.',
    ],
  },
  {
    until: 21,
    lines: [
      'People were on their way home, and for a few of them home had just changed.',
      'It was evening, and somewhere nearby people were sitting down to dinner.',
      'The working day was over, and for someone a much longer one was just beginning.',
    ],
  },
  {
    until: 24,
    lines: [
      'The day was almost over, and you took the last of it.',
      'It was late, and the people in that room were not going to get much sleep.',
      'A little later and you would have had a different date on every form you fill in.',
    ],
  },
];

export const COMFORT = {
  'Not comfortable': [
    'You say that looking inwards is not comfortable. Then keep it short and stay on the outside: two lines about what happened today is enough, and nobody has to see them.',
    'Looking at yourself is not comfortable, you say. You do not have to go deep. Describing your day the way you would to a friend does most of the same work.',
    'You would rather not spend long looking inwards. Everything below can be done with a clock, a pen and a sentence or two.',
    'Reflection is not a comfortable place for you. So start at the edges, with the weather, the food, who was there, and stop when you have had enough.',
  ],
  'Somewhat comfortable': [
    'You are somewhat comfortable looking inwards. It helps to start from a question: one a day, and the answer can stay unfinished.',
    'You are about halfway at ease with reflection, and halfway is a good place to write from.',
    'You call reflection somewhat comfortable. It often goes best with a limit, so give it ten minutes and then stop, even if you could go on.',
    'Sometimes you are at home with your thoughts and sometimes you are not. Notice which times and places make the difference, and do your writing there.',
  ],
  Comfortable: [
    'You are comfortable looking inwards. The one risk is understanding a lot and changing little, so try to end each reflection with one small action.',
    'Reflection comes easily to you. It helps to end with the same question every time: what will I do about it?',
    'You are at ease with your own company on paper. So use it for the harder half as well: what you asked for, who you asked, and when.',
    'You do not mind looking at yourself. Every so often, let someone else look too. They will see what you cannot.',
  ],
} as const satisfies Record<string, Lines>;
