import type { Lines } from '../lines.ts';

export const PEAKS = {
  Morning: {
    wake: 6 * 60 + 30,
    slot: 'within the first hour after getting up',
    lines: [
      'You are at your clearest in the morning. Whatever matters most belongs there, before messages and other people’s questions come in.',
      'Morning is when you have the most to spend, and the day knows it and asks early. Keep the first hour closed, even if the shop opens at nine.',
      'Your best hours come first. So the day is decided the evening before: what lies ready on the table will be done, and what has to be looked for will not.',
      'The early part of the day is where you have the most room. Meetings and messages will take it if it is left lying about, so put your name on it the evening before.',
      'Your head is quickest before the day has been talked over. What you begin then tends to go on by itself later, when you are less quick.',
      'In the morning things are simple for you in a way that is gone by lunch. Use it for the one matter that needs simplicity, and let errands have the afternoon, for which they are good enough.',
    ],
    dips: [
      'From noon on, let other people and fixed hours carry you along.',
      'Keep one small, pleasant task for four o’clock, when nothing large will move.',
      'After lunch expect little of yourself and be pleased with more; it is a good time for calls, paper and walking.',
      'The late afternoon need not be rescued with coffee. Tidy, answer, prepare, and stop in time.',
      'Evenings are for what needs no decision: company, food, hands, a few lines here.',
      'As the day goes on, lower the difficulty rather than raise the effort.',
    ],
  },
  Noon: {
    wake: 7 * 60 + 30,
    slot: 'in the hour before lunch',
    lines: [
      'You come into your strength towards noon. The early hours may be gentle and practical, and the middle of the day is worth defending against meetings and errands.',
      'Your clearest time lies around midday, when most calendars are at their fullest. It will have to be reserved, weeks ahead if need be, with a name that nobody questions.',
      'Noon is your hour, which spares you the heroics at dawn. Start slowly, do the small things first without a bad conscience, and have the large one ready when the curve goes up.',
      'You are best in the middle, between the warm-up and the tiredness. On days that matter, let the thing itself come before lunch, so that lunch does not get the best of you.',
    ],
    dips: [
      'What is left after four can be routine; it does not have to be your best to be of use.',
      'The mornings are a runway. Keep decisions out of them where you can.',
      'In the evening the day has been up and down once already, so let it come to rest without another climb.',
      'Before ten, do what your hands know by themselves.',
    ],
  },
  Night: {
    wake: 8 * 60 + 30,
    slot: 'in the first quiet hour of the evening',
    lines: [
      'Your clearest hours come late. That is no fault to be corrected; it means that the evening needs an end as well as a beginning, so that the work does not eat the sleep.',
      'At night, when nobody wants anything any more, you come to yourself. It is good time, and borrowed from the next morning, so agree with yourself beforehand on how much of it.',
      'You belong to the people who wake up when the street goes quiet. Put the important thing early in that stretch, as the last hour of it is always less good than it feels.',
      'The late hours are yours. Let the mornings be plain, with clothes, bag and breakfast decided the night before, and do not take your nine o’clock self as a witness to anything.',
    ],
    dips: [
      'By day do what is loud and shared, and keep the quiet work for when it is quiet.',
      'Mid-morning will be your valley. Put walking, post and company there.',
      'If an early day cannot be avoided, pay for it the evening before and not the evening after.',
      'An alarm for stopping will serve you better than one for starting.',
    ],
  },
} as const satisfies Record<string, { wake: number; slot: string; lines: Lines; dips: Lines }>;

/** What the best hour is for; {unit} is a noun phrase. */
export const USES: Lines = [
  'The best use of that time, for this year’s sake, is {unit}.',
  'If it can hold only one thing, let it be {unit}.',
  'Give it to {unit}.',
  'What belongs there is {unit}.',
  'On three days of the week it could go to {unit}.',
  'Reserve it for {unit}.',
];

/** {hours} to sleep; {up}, {down} and, an hour before that, {earlier} are times of the clock. */
export const SLEEP: readonly { below: number; lines: Lines }[] = [
  {
    below: 6,
    lines: [
      'You aim for {hours} hours of sleep, which is less than most bodies ask for. Try a week with an hour more before you decide that yours is different; getting up at {up}, it would mean lights out at {earlier}.',
      'With {hours} hours you leave little room for a bad night. If life allows only this much for now, keep its edges fixed: down at {down}, up at {up}, also on Sundays.',
      'You have set {hours} hours as your aim. Perhaps it is a necessity, perhaps a habit from another time; a note each morning on how the night was will tell you which within a fortnight.',
    ],
  },
  {
    below: 7,
    lines: [
      'You aim for {hours} hours of sleep. That is enough for some people and just too little for many, and the test is simple: whether you wake before the alarm on the fourth day.',
      'For {hours} hours and a start at {up} you would be asleep by {down}. It leaves no slack, so the half hour before that is where the night is won or lost.',
      'Your measure is {hours} hours. Where it falls short you will notice it first in your patience, and only then in your eyes.',
    ],
  },
  {
    below: 8,
    lines: [
      'You aim for {hours} hours of sleep. Count back from the time at which you have to get up and you know when the day ends: for {up}, that is {down}.',
      'For {hours} hours of sleep and a morning at {up}, the light goes out at {down}. Most people need the quarter of an hour before that to belong to nobody.',
      'With {hours} hours you have chosen a sensible amount. What makes it work is less the number than its regularity, give or take half an hour.',
      'You ask for {hours} hours, a good and ordinary measure. The enemy of it is seldom the night; it is the last hour of the evening, which has no owner.',
      'Your {hours} hours want protecting from the front. For a morning at {up}, being asleep by {down} has to be arranged; the getting up is arranged by the clock.',
    ],
  },
  {
    below: 9,
    lines: [
      'You aim for {hours} hours of sleep, which is generous in the best sense. To be up at {up} you would be asleep by {down}, so the evening has to be allowed to end early.',
      'With {hours} hours as your aim you take rest seriously. Tell the people around you at what time you are gone, and after a month they will have got used to {down}.',
      'You want {hours} hours, and your days may thank you for it. Should they ever turn out to be fewer, nothing is lost; a short night is best answered with an ordinary bedtime.',
    ],
  },
  {
    below: 24,
    lines: [
      'You aim for {hours} hours of sleep. A body that asks for that much may be catching up; if the need stays for months in spite of it, it is a fair question for a doctor.',
      'For {hours} hours you would go to bed at {down} in order to rise at {up}. It makes the days short, so what is to happen in them has to be chosen with some care.',
      'You give {hours} hours to sleep, more than most. Keep them, and have light and air soon after waking, so that the long night gives you a clear morning.',
    ],
  },
];
