import { LEFT_OUT_ANSWER, type SoulPrintDocument, type SoulPrintInput } from '../../tasks.ts';
import { languageOf } from '../language.ts';
import { capitalise } from '../words.ts';
import { clausesOf } from './answer-shape.ts';
import { weekdayName } from '../../memory/days.ts';
import { minutesOf } from '../../clock.ts';
import { formatClock, formatLaterDay, formatLongDate } from './calendar.ts';
import { chartSection } from './chart.ts';
import { firstName, hasWords, monthlyAmount, namesAnHour, placeName, quoteAnswer } from './own-words.ts';
import { CRISIS_OPENING, SEEK_HELP_ADVICE } from './prose/care.ts';
import { COMFORT_TEXTS, BIRTH_HOUR_TEXTS, PEAK_ENERGY_TEXTS } from './prose/choices.ts';
import { EVENING_QUESTION, HABIT_QUESTION } from './prose/days.ts';
import { DRAIN_QUESTION, FEELING_QUESTION, NIGHT_QUESTION } from './prose/holds-back.ts';
import { PROUD_WORD_QUESTION } from './prose/proud.ts';
import { RESULT_QUESTION } from './prose/results.ts';
import { QUALITY_QUESTION, SKILL_QUESTION } from './prose/targets.ts';
import { type PlanText, readAnswer, type AnswerReading } from './read-answer.ts';

/**
 * Writes a SoulPrint from the onboarding answers and the computed placements alone, in the second person: at
 * least 600 words whatever the answers are. The same input gives the same text.
 */
export function writeSoulPrint(input: SoulPrintInput): SoulPrintDocument {
  const answers = readAnswers(input);
  return {
    who_you_are: writeWhoYouAre(input, answers),
    your_chart: chartSection(input.facts),
    what_drives_you: writeWhatDrivesYou(answers),
    what_holds_you_back: writeWhatHoldsYouBack(answers),
    your_targets: writeYourTargets(input, answers),
    your_daily_rhythm: writeYourDailyRhythm(input, answers),
    first_week_practice: writeFirstWeekPractice(input, answers),
    the_proud_word: writeProudWord(answers),
  };
}

const NON_LATIN = /(?!\p{Script=Latin})\p{L}/u;
/** Fewer letters in all answers together are hardly an answer each. */
const MIN_ANSWER_LETTERS = 40;
const MENTAL_HEALTH_TERMS =
  /\b(?:depress\w*|panic attacks?|burn(?:ed|t)?[- ]?out|ptsd|trauma\w*|hopeless\w*|addict\w*|despair\w*)\b/i;
const NEGATION_START = /^\W*(?:not|never|no longer|less)\b/i;

type AnswerReadings = ReturnType<typeof readAnswers>;

function readAnswers({ targets, bottlenecks, daily_rhythm, reflection }: SoulPrintInput) {
  const { dominant_emotion, keeps_up_at_night, time_drain } = bottlenecks;
  const { keystone_habit, proud_word } = reflection;
  const given = [
    ...Object.values(targets),
    ...Object.values(bottlenecks),
    daily_rhythm.pre_sleep_activity,
    keystone_habit,
    proud_word,
  ];
  const answers = given.filter((answer) => answer !== LEFT_OUT_ANSWER);
  // A word of another language may look like an English one: German 'die' is no death.
  const isForeign =
    /^(?!en$|none$|other$)/.test(languageOf(answers.join('. '))) ||
    answers.some((answer) => NON_LATIN.test(answer));
  const inDanger = answers.length < given.length;
  return {
    inDanger,
    isForeign,
    isBrief: !inDanger && (answers.join('').match(/[\p{L}\p{N}]/gu)?.length ?? 0) < MIN_ANSWER_LETTERS,
    needsHelp: !inDanger && MENTAL_HEALTH_TERMS.test(`${dominant_emotion} ${keeps_up_at_night}`),
    result: readAnswer(RESULT_QUESTION, targets.result_12_months, isForeign),
    quality: readAnswer(QUALITY_QUESTION, targets.personal_quality, isForeign),
    skill: readAnswer(SKILL_QUESTION, targets.professional_skill, isForeign),
    night: readAnswer(NIGHT_QUESTION, keeps_up_at_night, isForeign),
    feeling: readAnswer(
      FEELING_QUESTION,
      dominant_emotion,
      isForeign || NEGATION_START.test(dominant_emotion),
    ),
    drain: readAnswer(DRAIN_QUESTION, time_drain, isForeign),
    evening: readAnswer(EVENING_QUESTION, daily_rhythm.pre_sleep_activity, isForeign),
    habit: readAnswer(HABIT_QUESTION, keystone_habit, isForeign),
    proud: readAnswer(PROUD_WORD_QUESTION, proud_word, isForeign),
  };
}

const joinParagraphs = (...parts: (string | false | null | undefined)[]) =>
  parts.filter(Boolean).join('\n\n');
const joinSentences = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(' ');
const remarkWithLead = ({ lead, texts: [remark = ''] }: AnswerReading<readonly string[]>) =>
  `${lead} ${remark}`;

function writeWhoYouAre({ name, birth, reflection }: SoulPrintInput, answers: AnswerReadings): string {
  const called = firstName(name);
  const minutes = minutesOf(birth.time);
  return joinParagraphs(
    answers.inDanger && CRISIS_OPENING,
    joinSentences(
      `${called ? `${called}, this` : 'This'} page is made from your answers and nothing else. What stands in quotation marks is yours, word for word. The rest is one way of looking at it, and you are the only one who can tell whether it fits.`,
      answers.isForeign &&
        'Some of your answers could not be read, because only English is understood well here. Nothing has been guessed: those answers are simply quoted, and the thoughts around them stay general.',
      answers.isBrief &&
        'You kept your answers very short. That leaves a lot open, and where it does, this page says so rather than making things up.',
    ),
    birth.date !== '' &&
      birth.time !== '' &&
      joinSentences(
        `You were born on ${weekdayName(birth.date)}, ${formatLongDate(birth.date)}, at ${formatClock(minutes)} in ${placeName(birth.city)}.`,
        BIRTH_HOUR_TEXTS.find(([end]) => minutes < end * 60)?.[1],
      ),
    remarkWithLead(answers.quality),
    COMFORT_TEXTS[reflection.reflection_comfort].remark,
  );
}

function writeWhatDrivesYou({ result, skill, quality }: AnswerReadings): string {
  const isResultRead = result.state === 'read';
  return joinParagraphs(
    remarkWithLead(result),
    remarkWithLead(skill),
    joinSentences(
      isResultRead &&
        skill.state === 'read' &&
        'Decide now which of the two comes first in a week that only has room for one.',
      isResultRead &&
        quality.state === 'read' &&
        `In the second month, when the year is no longer new and nothing is a habit yet, you will need what you asked for: ${quality.words}.`,
    ),
  );
}

function writeWhatHoldsYouBack({ night, feeling, drain, needsHelp }: AnswerReadings): string {
  return joinParagraphs(
    remarkWithLead(night),
    joinSentences(remarkWithLead(feeling), needsHelp && SEEK_HELP_ADVICE),
    remarkWithLead(drain),
    feeling.state === 'read' && drain.state === 'read' && drain.texts[2],
  );
}

/** The three targets made concrete: what can be seen by which date, and an exercise each for the other two. */
function writeYourTargets({ targets, today }: SoulPrintInput, answers: AnswerReadings): string {
  const { result, skill, quality, drain } = answers;
  const plans = targetPlans(targets.result_12_months, answers);
  const sum = result.state === 'read' && monthlyAmount(targets.result_12_months);
  const lead = {
    read:
      plans.length > 1
        ? 'That is more than one thing, so each gets its own dates:'
        : 'With dates attached, it could look like this:',
    open: 'Finding one is a good first target. It could go like this:',
    'left out': 'No plan is made of it. Here is what matters instead, with dates:',
  }[result.state];
  return joinParagraphs(
    `${labelTarget('The result', targets.result_12_months, result)} ${lead}`,
    ...plans.flatMap(({ clauses, plan }) => [
      plans.length > 1 && `**${clauses.map((clause) => quoteAnswer(capitalise(clause))).join(', ')}**`,
      planDates(plan, today),
    ]),
    sum && `Spread over the year, ${sum.whole} comes to about ${sum.part} a month.`,
    `${labelTarget('The skill', targets.professional_skill, skill)} ${skill.texts[1]}`,
    `${labelTarget('The quality', targets.personal_quality, quality)} ${quality.texts[1]}`,
    drain.state === 'read' &&
      `Some days will go to ${drain.words} whatever you plan. On those, two minutes of the next step are enough, and they count.`,
  );
}

type PlannedTarget = { clauses: string[]; plan: PlanText };

/** Each thing that a target names, with its plan: things of one kind share theirs. */
function targetPlans(answer: string, { result, isForeign }: AnswerReadings): PlannedTarget[] {
  if (result.state !== 'read') return [{ clauses: [answer], plan: result.texts }];
  return clausesOf(answer).reduce<PlannedTarget[]>((plans, clause) => {
    const plan = readAnswer(RESULT_QUESTION, clause, isForeign).texts;
    const known = plans.find(({ plan: [remark] }) => remark === plan[0]);
    known?.clauses.push(clause);
    return known ? plans : [...plans, { clauses: [clause], plan }];
  }, []);
}

function planDates([, week, month, half, year]: PlanText, today: string): string {
  return [
    `- **By ${formatLaterDay(today, { days: 7 })}.** ${week}`,
    `- **By ${formatLaterDay(today, { months: 1 })}.** ${month}`,
    `- **By ${formatLaterDay(today, { months: 6 })}.** ${half}`,
    `- **By ${formatLaterDay(today, { months: 12 })}.** ${year}`,
  ].join('\n');
}

function labelTarget(
  title: string,
  answer: string,
  { state, words }: AnswerReading<readonly string[]>,
): string {
  if (state === 'left out') return `**${title}:** left out of this page.`;
  if (state === 'read') return `**${title}:** ${words}.`;
  return `**${title}:** ${hasWords(answer) ? `${words}, so ` : ''}open for now.`;
}

function writeYourDailyRhythm({ daily_rhythm }: SoulPrintInput, { result, evening }: AnswerReadings): string {
  const { wake, best, rest } = PEAK_ENERGY_TEXTS[daily_rhythm.peak_energy];
  const use = {
    read: 'When that time has room for one thing only, make it the next step towards your target, chosen the day before.',
    open: 'When that time has room for one thing only, make it ten minutes of finding out what you want.',
    'left out': 'Use that time to talk to anyone you trust, while you have the strength for it.',
  }[result.state];
  return joinParagraphs(
    `${best} ${use} ${rest}`,
    writeAboutSleep(daily_rhythm.target_sleep_hours, wake),
    remarkWithLead(evening),
  );
}

function writeAboutSleep(hours: number, wake: number): string | false {
  const up = formatClock(wake);
  const down = formatClock(wake - hours * 60);
  const aim = `You are aiming for ${hours} hours of sleep`;
  if (hours < 6)
    return `${aim}, which is less than most people need. Try one more hour for a week before you decide that you are different: if you get up at ${up}, that means lights out at ${formatClock(wake - (hours + 1) * 60)}.`;
  if (hours < 7)
    return `${aim}. That is enough for some people and not quite enough for many. The test is simple: do you wake up before the alarm?`;
  if (hours < 8)
    return `${aim}. Count back from when you have to get up and you know when the day ends: for ${up}, that is ${down}.`;
  if (hours < 9)
    return `${aim}, which is generous, and rightly so. To be up at ${up} you would need to be asleep by ${down}. Tell the people around you, and after a month they will be used to it.`;
  return (
    hours < 24 &&
    `${aim}. If you need that much, you may be catching up. If it goes on for months, it is worth asking a doctor about.`
  );
}

function writeFirstWeekPractice(
  { daily_rhythm, reflection }: SoulPrintInput,
  answers: AnswerReadings,
): string {
  const { habit, feeling, drain, skill } = answers;
  const ofSkill = {
    read: `Take ${skill.words} and do as much of its exercise above as fits into the time. Stop while you still feel like going on.`,
    open: 'Try something new, anything at all, and write down whether you would do it again.',
    'left out': 'Spend the time with someone you do not have to explain yourself to.',
  }[skill.state];
  return joinParagraphs(
    remarkWithLead(habit),
    habit.state === 'read' && namesAnHour(reflection.keystone_habit)
      ? 'You named the time of day yourself, so keep to it for seven days: ten minutes, and stop when they are up.'
      : `For seven days, take ten minutes ${PEAK_ENERGY_TEXTS[daily_rhythm.peak_energy].slot}. Ten means ten, so stop even if it is going well.`,
    [
      `- **Days 1 and 2.** ${habit.texts[1]}`,
      `- **Days 3 and 4.** ${feeling.texts[1]}`,
      `- **Day 5.** ${drain.texts[1]}`,
      `- **Day 6.** ${ofSkill}`,
      `- **Day 7.** ${COMFORT_TEXTS[reflection.reflection_comfort].lastDay}`,
    ].join('\n'),
    'If you miss a day, you have missed a day and nothing more. Pick it up again on the next one.',
  );
}

function writeProudWord({ proud, result }: AnswerReadings): string {
  const closing = {
    read: joinSentences(
      result.state === 'read' &&
        'It does not depend on your target: if that takes longer than a year, the word does not get any smaller.',
      'Read it again when the year is over, and see whether it has grown, shrunk or changed its meaning. Any of those would be worth knowing.',
    ),
    open: 'When you have found one, you can send your answers again, and this page will be written anew.',
    'left out':
      'Before you go, think of one thing that was all right today, however small: a cup of tea, a voice, a bit of sky. Write it down. It does not solve anything, and it is still yours.',
  }[proud.state];
  return joinParagraphs(remarkWithLead(proud), closing);
}
