import type { Lines } from '../lines.ts';

/** Each begins with a word that may follow a name and a comma. */
export const OPENINGS: Lines = [
  'This page is made of what you answered and of nothing else.',
  'What follows is your own account of yourself, put in order and read slowly.',
  'These are your answers, laid side by side, with a few thoughts between them.',
  'Nothing that stands here was known before you wrote it down.',
  'You answered a handful of plain questions, and plain answers carry more than they seem to.',
  'Read this as you would read a letter: once through, and then only the parts that stay with you.',
  'Think of this as a first sketch of you, drawn from your own lines.',
  'Here is a portrait with your answers as its only source.',
  'Some evening you sat down and answered what you were asked; this is what it looks like from a step back.',
  'Take your time with this page, as it was made slowly out of what you said.',
];

/** How the answers were given, which decides how they can be read. */
export const STYLES = {
  brief: [
    'You answered in very few words. That leaves much open, and where it does, this page says so instead of filling the space.',
    'Your answers are short, some of them hardly more than a sign. They are not empty for that; they wait for a day on which there is more to say.',
    'You kept it brief. Take what follows as a frame with room in it, to be filled as you go on writing.',
    'There is little here to go by, which is your right. The page keeps to what can honestly be said from so much.',
  ],
  plain: [
    'Your words are quoted as you wrote them, and they weigh more than anything written around them.',
    'Keep a pencil near: what is wrong here is as useful to you as what is right.',
    'Where you find quotation marks, the words are exactly yours. The rest is a way of looking at them.',
    'This page claims to know you no better than your answers do, and it is yours to correct.',
    'You will find your own phrases on this page, because a smoother version would be less yours.',
    'If a sentence does not fit, leave it. You are the only one who can tell.',
    'Some of it will fit and some will not, and your own judgement on that is the better half of the reading.',
    'Nothing here has to be believed; it only has to be worth a second look.',
  ],
  full: [
    'You took time and wrote whole thoughts. Where one of them is long, its beginning stands here for the rest.',
    'You wrote at length, which gave this page more to listen to than it can repeat. Long answers appear by their first words.',
    'Several of your answers are small stories. They are only begun here, and kept whole where you wrote them.',
  ],
  foreign: [
    'Some of your answers are in a language that this page can repeat and not read. They stand as you wrote them, and the thoughts around them are general for that reason.',
    'You wrote in words that are closer to you than English. The page cannot interpret them, so it leaves them whole and stays general where it does not understand.',
    'Not all of your answers could be read here, since only English is understood well. Nothing has been guessed: what was not understood is quoted and left to speak for itself.',
  ],
} as const satisfies Record<string, Lines>;

/** Month by month, without a season: it is the other one south of the equator. */
export const MONTHS: readonly Lines[] = [
  [
    'January children share their birthday with everybody’s good intentions, and may take their own new year at any other date.',
    'A birthday in January begins the year twice in one month, which is once more than most people get.',
  ],
  [
    'February is the month that gives up days so that the calendar comes out even; being born in it is no reason to do the same.',
    'The shortest month is yours, a reminder that small measures hold what they have to hold.',
  ],
  [
    'March is one of the two months in which day and night are of one length everywhere on earth.',
    'In your month, March, light and dark come into balance and go on changing, all over the earth.',
  ],
  [
    'April was once explained as the month that opens; nobody is sure of it, but the word has kept the sound.',
    'A birthday in April falls where a quarter of the year is used and the larger part still to be decided.',
  ],
  [
    'May takes its name, as far as anybody knows, from an old goddess of growing things.',
    'Being born in May puts your own new year well away from the public one, with the rest of the world too busy to watch.',
  ],
  [
    'June holds the longest day of one half of the earth and the shortest of the other: your birthday stands near a turn.',
    'In June the sun seems to stop before it goes back, and a birthday near that stop suits a look at where one stands.',
  ],
  [
    'July opens the second half of the year, a fair place from which to look both ways.',
    'Your month, July, lies past the middle of the calendar, where plans have met their first facts.',
  ],
  [
    'August is the month in which many offices fall silent, and a birthday in it has often had to be its own occasion.',
    'A birthday in August comes while half of the people one knows are somewhere else, which teaches one to celebrate small.',
  ],
  [
    'September brings day and night to one length again, and for many people the true beginning of a year.',
    'In September the school year begins in much of the world; those born then tend to be the oldest of a class or the youngest.',
  ],
  [
    'October is called the eighth month and is the tenth: a name that outlived its reason, as habits do.',
    'Born in October, you get your own new year with a quarter of the common one still in hand.',
  ],
  [
    'November is a quiet month for a birthday, between the feasts, with few claims on it.',
    'With a birthday in November you look back on a year of your own shortly before everybody else looks back on theirs.',
  ],
  [
    'December birthdays are easily folded into other celebrations, and it is fair to ask for a day of your own.',
    'Your month, December, holds a turn of the light, one way in the north and the other in the south.',
  ],
];

/** By the hour of the birth: what was true around it, and no more. */
export const HOURS: readonly { until: number; lines: Lines }[] = [
  {
    until: 5,
    lines: [
      'It was the deep of the night, and somebody was awake for you.',
      'Most of the people around were asleep; a few had stayed up on your account.',
      'At that hour a house has only its night lights, and you were the reason for one of them.',
    ],
  },
  {
    until: 9,
    lines: [
      'The day had hardly begun and you were part of it.',
      'Others were making their first cup of something warm.',
      'It was the hour at which shifts change, and one of them had you to hand over.',
    ],
  },
  {
    until: 12,
    lines: [
      'The morning was in full use when you came into it.',
      'Outside it was an ordinary forenoon; inside, somebody’s calendar had just been divided into before and after.',
      'You arrived among telephones and errands, at the hour when most things get done.',
    ],
  },
  {
    until: 17,
    lines: [
      'The day had reached its middle, and somebody’s plans for the rest of it were over.',
      'It was an hour at which news travels fast, because everyone can be reached.',
      'You came in the working half of the day, and whoever was there went home late.',
    ],
  },
  {
    until: 21,
    lines: [
      'People were on their way home, and for some of them home had changed.',
      'It was evening, the hour at which this page hopes to find you too.',
      'Tables were being laid somewhere as you were laid in somebody’s arms.',
    ],
  },
  {
    until: 24,
    lines: [
      'The day was nearly used up, and you took the last of it.',
      'It was late, and for the people in that room the night had just become a short one.',
      'A few hours more and you would have had another date on every form.',
    ],
  },
];

export const COMFORT = {
  'Not comfortable': [
    'You also say that looking inwards is not comfortable. Then keep it short and outside: two lines about what happened today are reflection enough, and nobody has to see them.',
    'Looking at yourself is, by your own word, not comfortable. There is no need to go deep; describing a day exactly, as one would to a friend, does most of the same work.',
    'You would rather not look inwards for long, and said so. That is taken seriously here: everything below can be done with the hands, the clock and a sentence or two.',
    'Reflection is not a comfortable place for you. Begin at the edges, then, with weather, food, who was there, and stop whenever you have had enough.',
  ],
  'Somewhat comfortable': [
    'Looking inwards is somewhat comfortable for you. A question to start from will help: one a day, and an answer that may stay unfinished.',
    'You are halfway at ease with reflection. Halfway is a good place to write from, since nothing is pushed and nothing is closed.',
    'You call reflection somewhat comfortable. It tends to go best with a limit, so give it ten minutes and an end, and let it be rather too short than too long.',
    'Some of the time you are at home with your thoughts and some of the time not. It is worth noticing which hours and places make the difference, and writing there.',
  ],
  Comfortable: [
    'You are comfortable with looking inwards. The one risk of that is to understand a great deal and change little, so let each reflection end with one small act.',
    'Reflection comes easily to you. It can become a room one does not leave; a fixed last line, what I will do about it, is the door.',
    'You are at ease with your own company on paper. Then you may use it for the harder half too: not only what you feel, but what you asked of whom, and when.',
    'You do not mind looking at yourself. From time to time let somebody else look as well, since even a practised eye has a side it never sees.',
  ],
} as const satisfies Record<string, Lines>;
