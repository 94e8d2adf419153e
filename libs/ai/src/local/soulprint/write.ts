import type { SoulPrintDocument, SoulPrintInput } from '../../tasks.ts';
import { createRandom, hashOf, pickFrom } from '../seeded-random.ts';
import { capitalised } from '../words.ts';
import { AGES } from './prose/ages.ts';
import { ageOn, clock, longDate, minutesOf, weekdayOf } from './calendar.ts';
import { CARE, CARED, LEFT_OUT_CLOSINGS, LEFT_OUT_LEADS } from './prose/care.ts';
import { chartSection } from './chart-section.ts';
import { MEETINGS } from './prose/drains.ts';
import { APART, HELP, LEADS, TOGETHER, UNRELATED, VIRTUES } from './prose/lead-sentences.ts';
import { linesThat, type Say } from './lines.ts';
import { isElsewhereInDay, namedHour } from './named-hour.ts';
import { COMFORT, HOURS, MONTHS, OPENINGS, STYLES } from './prose/opening.ts';
import { firstName, hasWords, placeOf, quoted } from './own-words.ts';
import { NAMED_HOUR_OPENINGS, PRACTICE_CLOSINGS, PRACTICE_OPENINGS, SEVENTH } from './prose/practice.ts';
import { isRead, profileOf, type Profile } from './profile.ts';
import { PROUD_AND_AIM, PROUD_CLOSINGS, PROUD_OPENINGS, SEVERAL_AIMS } from './prose/proud.ts';
import { PEAKS, SLEEP, USES } from './prose/rhythm.ts';
import { targetsSection } from './targets-section.ts';
import {
  OPEN,
  OPEN_LEADS,
  OPEN_LEADS_WITHOUT_WORDS,
  OPEN_PROUD,
  OPEN_PROUD_CLOSINGS,
  OPEN_PROUD_LEADS,
  OPEN_PROUD_LEADS_WITHOUT_WORDS,
} from './prose/unanswered.ts';

type Writer = { input: SoulPrintInput; profile: Profile; say: Say };

/**
 * Writes a SoulPrint from the onboarding answers and the computed placements alone, in the second person: at
 * least 600 words whatever the answers are. The same input gives the same text.
 */
export function writeSoulPrint(input: SoulPrintInput): SoulPrintDocument {
  const { name, birth, targets, bottlenecks, daily_rhythm, reflection } = input;
  const seed = JSON.stringify([name, birth, targets, bottlenecks, daily_rhythm, reflection]);
  const say: Say = (slot, lines, blanks = {}) =>
    pickFrom(lines, createRandom(hashOf(`${slot}\n${seed}`))).replace(
      /\{(\w+)\}/g,
      (blank, key: string) => blanks[key] ?? blank,
    );
  const writer = { input, profile: profileOf(input), say };
  return {
    who_you_are: whoYouAre(writer),
    your_chart: chartSection(input.facts, say),
    what_drives_you: whatDrivesYou(writer),
    what_holds_you_back: whatHoldsYouBack(writer),
    your_targets: targetsSection(input, writer.profile, say),
    your_daily_rhythm: dailyRhythm(writer),
    first_week_practice: practice(writer),
    the_proud_word: proudWord(writer),
  };
}

const PAIRS = { together: TOGETHER, apart: APART, unknown: UNRELATED };

/** The person's own words, brought in as what they were asked for. */
function leadTo(slot: keyof typeof OPEN_LEADS, answer: string, about: object, say: Say): string {
  const words = quoted(answer);
  if (about === CARED) return say(`${slot} lead`, LEFT_OUT_LEADS);
  if (!OPEN.has(about)) return say(`${slot} lead`, LEADS[slot], { [slot]: words });
  return say(`${slot} lead`, (hasWords(answer) ? OPEN_LEADS : OPEN_LEADS_WITHOUT_WORDS)[slot], { words });
}

const paragraphs = (...parts: (string | null)[]) => parts.filter((part) => part !== null).join('\n\n');

function whoYouAre({ input, profile, say }: Writer) {
  const { name, birth, today, targets, reflection } = input;
  const called = firstName(name);
  const line = say('opening', OPENINGS);
  const opening = called ? `${called}, ${line.charAt(0).toLowerCase()}${line.slice(1)}` : line;
  const minutes = minutesOf(birth.time);
  const hour = HOURS.find(({ until }) => minutes < until * 60);
  const month = MONTHS[Number(birth.date.slice(5, 7)) - 1];
  const age = ageOn(birth.date, today);
  const years = age < 10 ? undefined : AGES.find(({ below }) => age < below);
  const isBirthGiven = month !== undefined && birth.time !== '';
  const born = say('born', LEADS.born, {
    date: longDate(birth.date),
    weekday: weekdayOf(birth.date),
    time: clock(minutes),
    place: placeOf(birth.city),
  });
  const quality = leadTo('quality', targets.personal_quality, profile.quality, say);
  return paragraphs(
    profile.inDanger ? CARE : null,
    `${opening} ${say('style', STYLES[profile.style])}`,
    isBirthGiven
      ? [born, hour && say('hour', hour.lines), say('month', month)].filter(Boolean).join(' ')
      : null,
    years ? say('age', years.lines) : null,
    `${quality} ${say('quality', profile.quality.lines)}`,
    say('comfort', COMFORT[reflection.reflection_comfort]),
  );
}

function whatDrivesYou({ input: { targets }, profile, say }: Writer) {
  const result = leadTo('result', targets.result_12_months, profile.result, say);
  const skill = leadTo('skill', targets.professional_skill, profile.skill, say);
  const pair = isRead(profile.result) && isRead(profile.skill) ? say('pair', PAIRS[profile.pair]) : '';
  const virtue =
    isRead(profile.quality) && isRead(profile.result)
      ? say('virtue', VIRTUES, { virtue: profile.virtue })
      : '';
  return paragraphs(
    `${result} ${say('result', profile.result.lines)}`,
    `${skill} ${say('skill', profile.skill.lines)}`,
    [pair, virtue].filter(Boolean).join(' ') || null,
  );
}

function whatHoldsYouBack({ input: { bottlenecks }, profile, say }: Writer) {
  const night = leadTo('night', bottlenecks.keeps_up_at_night, profile.night, say);
  const feeling = leadTo('feeling', bottlenecks.dominant_emotion, profile.emotion, say);
  const drain = leadTo('drain', bottlenecks.time_drain, profile.drain, say);
  const { emotion, needsHelp } = profile;
  const meeting = isRead(emotion) && isRead(profile.drain) ? MEETINGS[emotion.tone][profile.drain.group] : '';
  return paragraphs(
    `${night} ${say('night', profile.night.lines)}`,
    `${feeling} ${say('emotion', emotion.lines)}${needsHelp ? ` ${say('help', HELP)}` : ''}`,
    [drain, say('drain', profile.drain.lines), meeting].filter(Boolean).join(' '),
  );
}

function dailyRhythm({ input: { daily_rhythm }, profile, say }: Writer) {
  const { peak_energy, pre_sleep_activity, target_sleep_hours: hours } = daily_rhythm;
  const peak = PEAKS[peak_energy];
  const use = say('use', USES, {
    unit: say('unit', profile.clauses[0]?.result.units ?? profile.result.units),
  });
  const sleep = SLEEP.find(({ below }) => hours < below);
  const evening = leadTo('evening', pre_sleep_activity, profile.evening, say);
  return paragraphs(
    `${say('peak', peak.lines)} ${use} ${say('dip', peak.dips)}`,
    sleep
      ? say('sleep', sleep.lines, {
          hours: String(hours),
          up: clock(peak.wake),
          down: clock(peak.wake - hours * 60),
          earlier: clock(peak.wake - (hours + 1) * 60),
        })
      : null,
    `${evening} ${say('evening', profile.evening.lines)}`,
  );
}

function practice({ input: { daily_rhythm, reflection }, profile, say }: Writer) {
  const named = isRead(profile.habit) ? namedHour(reflection.keystone_habit) : null;
  const part = named?.part ?? null;
  /** As `say`, without the lines that speak of another part of the day than the one that was named. */
  const sayThen: Say = (slot, lines, blanks) =>
    say(slot, part ? linesThat(lines, (line) => !isElsewhereInDay(line, part)) : lines, blanks);
  const habit = leadTo('habit', reflection.keystone_habit, profile.habit, say);
  const opening = named
    ? say('practice opening', NAMED_HOUR_OPENINGS, { slot: named.slot })
    : say('practice opening', PRACTICE_OPENINGS, { slot: PEAKS[daily_rhythm.peak_energy].slot });
  const days = [
    `- **Days 1 and 2.** ${sayThen('habit days', profile.habit.days)}`,
    `- **Days 3 and 4.** ${sayThen('emotion days', profile.emotion.days)}`,
    `- **Day 5.** ${sayThen('swap', profile.drain.swap)}`,
    `- **Day 6.** ${sayThen('session', profile.skill.session)}`,
    `- **Day 7.** ${sayThen('seventh', SEVENTH[reflection.reflection_comfort])}`,
  ];
  return paragraphs(
    `${habit} ${sayThen('habit', profile.habit.lines)}`,
    opening,
    days.join('\n'),
    sayThen('practice closing', PRACTICE_CLOSINGS),
  );
}

function proudWord({ input: { reflection }, profile, say }: Writer) {
  const word = quoted(reflection.proud_word);
  if (profile.proud === CARED) {
    const lead = say('proud lead', LEFT_OUT_LEADS);
    return paragraphs(
      `${lead} ${say('proud', profile.proud.lines)}`,
      say('closing without the word', LEFT_OUT_CLOSINGS),
    );
  }
  if (profile.proud === OPEN_PROUD) {
    const leads = hasWords(reflection.proud_word) ? OPEN_PROUD_LEADS : OPEN_PROUD_LEADS_WITHOUT_WORDS;
    return paragraphs(
      `${say('proud lead', leads, { word })} ${say('proud', OPEN_PROUD.lines)}`,
      say('proud closing', OPEN_PROUD_CLOSINGS),
    );
  }
  const aim = profile.clauses.length > 1 ? SEVERAL_AIMS : (profile.aim ?? profile.result.noun);
  return paragraphs(
    `${say('proud opening', PROUD_OPENINGS, { word })} ${say('proud', profile.proud.lines)}`,
    `${isRead(profile.result) ? `${capitalised(say('proud aim', PROUD_AND_AIM, { aim }))} ` : ''}${say('proud closing', PROUD_CLOSINGS)}`,
  );
}
