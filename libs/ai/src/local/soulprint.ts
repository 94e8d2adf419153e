import type { SoulPrintInput } from '../tasks.ts';
import { createChance, hashOf, pickFrom } from './chance.ts';
import { feelingsIn } from './feelings.ts';
import { ANY_FEELING, ANY_FIELD, COMFORT_LINES, FEELING_LINES, FIELDS, PEAKS } from './phrases-soulprint.ts';
import { isRelation } from './relations.ts';
import { asAnswer, tidy } from './words.ts';

type Section = { title: string; body: string };

/**
 * Writes a SoulPrint from the onboarding answers alone: at least 400 words in the second person. Signs of the
 * zodiac are only named where `facts` gives them.
 */
export function writeSoulPrint(input: SoulPrintInput): { sections: Section[] } {
  const chance = createChance(hashOf(JSON.stringify(input)));
  const sky = chart(input);
  return {
    sections: [
      { title: 'Who you are', body: whoYouAre(input, chance) },
      ...(sky ? [{ title: 'Your sky at birth', body: sky }] : []),
      { title: 'What drives you', body: whatDrivesYou(input, chance) },
      { title: 'What holds you back', body: whatHoldsYouBack(input, chance) },
      { title: 'Your 12-month targets made concrete', body: targets(input) },
      { title: 'Your daily rhythm', body: dailyRhythm(input) },
      { title: 'A practice for the first week', body: practice(input) },
      { title: 'The proud word', body: proudWord(input, chance) },
    ],
  };
}

function whoYouAre(
  { name, birth, targets: { personal_quality }, reflection, daily_rhythm }: SoulPrintInput,
  chance: () => number,
) {
  const first = tidy(name).split(' ')[0] || 'You';
  const opening = pickFrom(
    [
      `${first}, this page is made of your own answers and of nothing else.`,
      `${first}, what follows is your own account of yourself, put in order.`,
      `${first}, these are your answers, read slowly and laid side by side.`,
    ],
    chance,
  );
  const born = `You were born on ${longDate(birth.date)} at ${birth.time} in ${tidy(birth.city)}.`;
  const quality = `Of all the qualities you could have named, you chose this one to grow into: ${asAnswer(personal_quality)}. People seldom choose what is foreign to them; more often they choose what they already have in small amounts and miss on hard days.`;
  const energy = `Your strength gathers ${PEAKS[daily_rhythm.peak_energy].when}, and the habit on which the rest leans is this: ${asAnswer(reflection.keystone_habit)}.`;
  return [`${opening} ${born}`, quality, energy, comfort(reflection.reflection_comfort)].join('\n\n');
}

const comfort = (answer: string) => COMFORT_LINES[answer] ?? '';

function chart({ facts }: SoulPrintInput): string | null {
  const signs = [
    facts?.sun && `your sun stands in ${tidy(facts.sun)}`,
    facts?.moon && `your moon in ${tidy(facts.moon)}`,
    facts?.rising && `your rising sign is ${tidy(facts.rising)}`,
  ].filter(Boolean);
  if (signs.length === 0) return null;
  return `Computed from the date, the time and the place of your birth: ${signs.join(', ')}. Read it as an image to think with, beside what you have said in your own words.`;
}

function whatDrivesYou({ targets: aims, reflection }: SoulPrintInput, chance: () => number) {
  const result = asAnswer(aims.result_12_months);
  const skill = asAnswer(aims.professional_skill);
  const reading = pickFrom(
    [
      'Put together, the three of them describe one movement: an outcome that can be seen, a quality that makes it bearable, and a skill that makes it possible.',
      'They belong together more than they may seem to: the outcome gives the direction, the skill the means, and the quality keeps you company on the way.',
      'None of the three works alone. The outcome without the quality would be hard, and the quality without the skill would stay a wish.',
    ],
    chance,
  );
  return [
    `Asked what should be true in twelve months, you wrote: ${result}. Asked for a skill, you wrote: ${skill}.`,
    reading,
    `Behind them stands the word you would like to deserve: ${asAnswer(reflection.proud_word)}. When you have to choose between two good things, ask which of them brings you nearer to that word.`,
  ].join('\n\n');
}

function whatHoldsYouBack({ bottlenecks }: SoulPrintInput, chance: () => number) {
  const [felt] = feelingsIn(`I feel ${bottlenecks.dominant_emotion}`, isRelation);
  const line = (felt && FEELING_LINES[felt.family]) ?? ANY_FEELING;
  const drain = asAnswer(bottlenecks.time_drain);
  const trade = pickFrom(
    [
      `Time goes here, by your own account: ${drain}. It would be too simple to forbid it. Ask what it gives you in the moment, rest, distance, a little company, and give yourself that in a form that ends by itself.`,
      `You also know where the hours go: ${drain}. Most drains are a rest that does not rest. Choose one hour of the day in which it is out of reach, and leave the others as they are.`,
    ],
    chance,
  );
  return [
    `This is what keeps you awake: ${asAnswer(bottlenecks.keeps_up_at_night)}. The feeling you meet most often has a name too: ${asAnswer(bottlenecks.dominant_emotion)}.`,
    line,
    trade,
  ].join('\n\n');
}

function targets({ targets: aims }: SoulPrintInput) {
  const result = fieldOf(aims.result_12_months);
  const skill = fieldOf(aims.professional_skill);
  return [
    `The result: ${asAnswer(aims.result_12_months)}. In the first week, ${result.week}. By the end of the first month, ${result.month}. After a quarter, ${result.quarter}.`,
    `The skill: ${asAnswer(aims.professional_skill)}. ${skill === result ? 'It grows with the result, so it needs no plan of its own: after each session note one thing that you did better than the last time.' : `Begin in the same small way: in the first week, ${skill.week}.`}`,
    `The quality: ${asAnswer(aims.personal_quality)}. A quality is practised in moments. Each evening, write down one moment of the day that asked for it, and what you did.`,
  ].join('\n\n');
}

const fieldOf = (text: string) => FIELDS.find(({ about }) => about.test(text)) ?? ANY_FIELD;

function dailyRhythm({
  daily_rhythm: { peak_energy, pre_sleep_activity, target_sleep_hours },
}: SoulPrintInput) {
  const hours = `${target_sleep_hours} hours`;
  const amount =
    target_sleep_hours < 6.5
      ? `You aim for ${hours} of sleep. That is little for most people; notice how you are after a night that was longer, and let that decide.`
      : target_sleep_hours > 8.5
        ? `You aim for ${hours} of sleep. That is generous, and it only works if the evening is allowed to end early.`
        : `You aim for ${hours} of sleep. Count back from the time at which you have to get up, and you know when the day ends.`;
  return [
    PEAKS[peak_energy].line,
    `${amount} Before sleep, you say, there is this: ${asAnswer(pre_sleep_activity)}. If it lets you go to sleep easily, keep it as a sign that the day is over; if it keeps you up, move it forward by an hour.`,
  ].join('\n\n');
}

function practice({ daily_rhythm, reflection, bottlenecks }: SoulPrintInput) {
  const { slot } = PEAKS[daily_rhythm.peak_energy];
  return [
    `For seven days, ${slot}, take ten minutes for the habit you named: ${asAnswer(reflection.keystone_habit)}. Ten minutes are meant as ten; stop even if it goes well.`,
    `In the evening write three lines here. One for what happened. One for the feeling, also when it is again the one you named: ${asAnswer(bottlenecks.dominant_emotion)}. One for what tomorrow may leave out.`,
    'A missed day is a missed day and nothing more; the next one starts at the same time as all the others.',
  ].join('\n\n');
}

function proudWord({ reflection, targets: aims }: SoulPrintInput, chance: () => number) {
  const word = asAnswer(reflection.proud_word, 60);
  return pickFrom(
    [
      `You chose one word: ${word}. Write it where you will see it at the start of the day. It is no verdict and no demand, only a direction, and every small act that points that way makes it a little more yours.`,
      `One word is left, and it is yours: ${word}. It asks nothing of you today. On the day on which you reach what you described, ${asAnswer(aims.result_12_months, 90)}, look at it again and see whether it fits.`,
      `The last word is the one you gave: ${word}. Say it once, slowly, and notice whether it feels near or far. Both are good places to start from.`,
    ],
    chance,
  );
}

function longDate(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return date.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
