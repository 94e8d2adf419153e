import type { Lines } from '../lines.ts';

export const PEAKS = {
  Morning: {
    wake: 6 * 60 + 30,
    slot: 'within an hour of getting up',
    lines: [
      'You are at your clearest in the morning. Whatever matters most belongs there, before the messages and other people’s questions start.',
      'Morning is when you have the most to give, and the day will ask for it early. Keep that first hour for yourself.',
      'Your best hours come first, so a good day starts the evening before. What is laid out and ready will get done; what you have to go and find will not.',
      'Your best energy comes early in the day. Meetings and messages will take it if you let them, so decide the evening before what that time is for.',
      'You think fastest before the day has got going. Start things then, and they are easier to finish later, when you are slower.',
      'Things feel simpler to you in the morning than they do after lunch. Use that time for the one thing that needs a clear head, and leave errands for the afternoon.',
    ],
    dips: [
      'From noon on, lean on other people and fixed appointments to keep you going.',
      'Keep one small, pleasant task for four o’clock, when nothing big is going to happen.',
      'Do not expect too much of yourself after lunch. It is a good time for calls, paperwork and walking.',
      'You do not have to rescue the late afternoon with coffee. Tidy up, answer messages, get tomorrow ready, and stop in time.',
      'Keep evenings for things that need no decisions: company, food, something with your hands, a few lines here.',
      'As the day goes on, pick easier tasks instead of trying harder.',
    ],
  },
  Noon: {
    wake: 7 * 60 + 30,
    slot: 'in the hour before lunch',
    lines: [
      'You hit your stride towards noon. Keep the early hours gentle and practical, and protect the middle of the day from meetings and errands.',
      'Your clearest time is around midday, which is when most calendars are fullest. Block it out, weeks ahead if you have to.',
      'Noon is your time, so nobody needs you to be a hero at dawn. Start slowly, do the small things first, and have the big one ready for when your energy comes up.',
      'You are at your best in the middle of the day. When something matters, do it before lunch.',
    ],
    dips: [
      'After four, stick to routine tasks. They do not need you at your best.',
      'Treat the early hours as a warm-up, and try not to make decisions then.',
      'By evening your day has peaked already, so let it wind down.',
      'Before ten, stick to things you could do with your eyes closed.',
    ],
  },
  Night: {
    wake: 8 * 60 + 30,
    slot: 'in the first quiet hour of the evening',
    lines: [
      'Your clearest hours come late, and there is nothing wrong with that. It does mean the evening needs an end as well as a beginning, so that your work does not eat into your sleep.',
      'At night, when nobody wants anything from you, you come into your own. It is good time, but you are borrowing it from the next day, so decide beforehand how much you will take.',
      'You are one of those people who wake up when the street goes quiet. Do the important thing early in that stretch, because the last hour of it is never as good as it feels.',
      'The late hours are yours. Keep mornings simple, with clothes, bag and breakfast sorted out the night before, and do not judge anything by how you feel at nine.',
    ],
    dips: [
      'Use the daytime for whatever is loud and shared, and keep quiet work for when it is quiet.',
      'Mid-morning will be your low point. Put walks, e-mail and company there.',
      'If you cannot avoid an early start, go to bed earlier the night before instead of making up for it afterwards.',
      'You need an alarm for stopping more than one for starting.',
    ],
  },
} as const satisfies Record<string, { wake: number; slot: string; lines: Lines; dips: Lines }>;

/** What the best hour is for; {unit} is a noun phrase. */
export const USES: Lines = [
  'The best thing you can do with that time this year is {unit}.',
  'If it only has room for one thing, make it {unit}.',
  'Use it for {unit}.',
  'This is the time for {unit}.',
  'Three days a week, it could go to {unit}.',
  'Save it for {unit}.',
];

/** {hours} to sleep; {up}, {down} and, an hour before that, {earlier} are times of the clock. */
export const SLEEP: readonly { below: number; lines: Lines }[] = [
  {
    below: 6,
    lines: [
      'You are aiming for {hours} hours of sleep, which is less than most people need. Try one more hour for a week before you decide that you are different; if you get up at {up}, that means lights out at {earlier}.',
      'With {hours} hours, you leave yourself little room for a bad night. If that is all life allows for now, keep the times fixed: in bed at {down}, up at {up}, Sundays included.',
      'You set {hours} hours as your goal. Maybe you have no choice, or maybe it is an old habit. Write a word each day on how you slept, and in two weeks you will know which.',
    ],
  },
  {
    below: 7,
    lines: [
      'You are aiming for {hours} hours of sleep. That is enough for some people and not quite enough for many. The test is simple: do you wake up before the alarm?',
      'For {hours} hours and a start at {up}, you would need to be asleep by {down}. That leaves no slack, so be strict about the half hour before it.',
      'Your goal is {hours} hours. If that turns out to be too little, you will notice it in your patience first.',
    ],
  },
  {
    below: 8,
    lines: [
      'You are aiming for {hours} hours of sleep. Count back from when you have to get up and you know when the day ends: for {up}, that is {down}.',
      'To get {hours} hours and be up at {up}, you would turn the light off at {down}. Keep the fifteen minutes before that free.',
      'A goal of {hours} hours is a sensible one. What makes it work is going to bed at about the same time every night, give or take half an hour.',
      'You want {hours} hours, which is what most people need. If you miss it, the reason is usually the last hour of the evening.',
      'To protect your {hours} hours, look at the start of the night. Getting up at {up} is easy to plan; being asleep by {down} takes more planning.',
    ],
  },
  {
    below: 9,
    lines: [
      'You are aiming for {hours} hours of sleep, which is generous, and rightly so. To be up at {up} you would need to be asleep by {down}, so plan how your evening ends.',
      'With {hours} hours as your goal, you take rest seriously. Tell the people around you that you go to bed at {down}, and after a month they will be used to it.',
      'You want {hours} hours, and your days will be better for it. If you sometimes get less, do not worry: just go to bed at your usual time the next night.',
    ],
  },
  {
    below: 24,
    lines: [
      'You are aiming for {hours} hours of sleep. If you need that much, you may be catching up. If it goes on for months, it is worth asking a doctor about.',
      'For {hours} hours you would go to bed at {down} and get up at {up}. That makes for short days, so choose what goes into them.',
      'You are giving {hours} hours to sleep, more than most people do. Keep them, and get some light and fresh air soon after you wake up.',
    ],
  },
];
