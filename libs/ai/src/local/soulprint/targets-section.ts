import type { SoulPrintInput } from '../../tasks.ts';
import { capitalised } from '../words.ts';
import { hasWords, quoted, sumOf, thingOf } from './own-words.ts';
import { dayAfter } from './calendar.ts';
import { CARED, LEFT_OUT_FRAMES } from './prose/care.ts';
import { COMPOUND_FRAMES, FRAMES, SUMS } from './prose/lead-sentences.ts';
import { CARE_CLOSINGS, TARGET_CLOSINGS } from './prose/practice.ts';
import { OPEN, OPEN_DRAIN, OPEN_FRAMES, OPEN_RESULT } from './prose/unanswered.ts';
import { linesWithout, type Say } from './lines.ts';
import type { Profile } from './profile.ts';
import { type Span, SPANS } from './result-shape.ts';

/** What is dated of each thing but the first, where a target names several. */
const FEWER_SPANS: readonly Span[] = ['week', 'quarter', 'year'];

/** The three targets made concrete: steps with dates, an exercise, a moment; each thing that was named has its own. */
export function targetsSection(
  { targets, bottlenecks, today }: SoulPrintInput,
  profile: Profile,
  say: Say,
): string {
  const sum = profile.result === CARED ? null : sumOf(targets.result_12_months);
  const closing = say('closing of targets', isCare(profile.drain) ? CARE_CLOSINGS : TARGET_CLOSINGS, {
    drain: thingOf(bottlenecks.time_drain),
    rule: say('rule', profile.drain.rule),
  });
  return [
    resultFrame(targets.result_12_months, profile, say),
    ...stepsOf(profile, today, say),
    sum && say('sum', SUMS, sum),
    `${label('The skill', targets.professional_skill, profile.skill)} ${say('practice', profile.skill.practice)}`,
    `${label('The quality', targets.personal_quality, profile.quality)} ${say('moment', profile.quality.moments)}`,
    profile.drain === CARED || profile.drain === OPEN_DRAIN ? null : closing,
  ]
    .filter((part) => part !== null)
    .join('\n\n');
}

const isCare = (drain: Profile['drain']) => 'id' in drain && drain.id === 'care';

function resultFrame(answer: string, { result, clauses }: Profile, say: Say): string {
  if (result === CARED) return say('frame without the answer', LEFT_OUT_FRAMES);
  const halves = listed(clauses.map(({ words }) => quoted(words)));
  const frame =
    clauses.length > 1
      ? say('halves', COMPOUND_FRAMES, { halves })
      : say('frame', result === OPEN_RESULT ? OPEN_FRAMES : FRAMES);
  return `${label('The result', answer, result)} ${frame}`;
}

/** One list; or, where several things are named, a list for each under its words. */
function stepsOf({ clauses }: Profile, today: string, say: Say): string[] {
  const said: string[] = [];
  return clauses.flatMap(({ words, result }, at) => {
    const steps = (at === 0 ? SPANS : FEWER_SPANS).map((span) => {
      const step = say(at === 0 ? span : `${span} ${at}`, linesWithout(result.steps[span], said));
      said.push(step);
      return `- **By ${dateOf(span, today)}.** ${step}`;
    });
    return clauses.length > 1 ? [`**${quoted(capitalised(words))}**`, steps.join('\n')] : [steps.join('\n')];
  });
}

function dateOf(span: Span, today: string): string {
  const after = { week: { days: 7 }, month: { months: 1 }, quarter: { months: 3 }, half: { months: 6 } };
  return dayAfter(today, span === 'year' ? { months: 12 } : after[span]);
}

function label(title: string, answer: string, about: object): string {
  if (about === CARED) return `**${title}:** left out of this page.`;
  if (!OPEN.has(about)) return `**${title}:** ${quoted(answer)}.`;
  return hasWords(answer)
    ? `**${title}:** ${quoted(answer)}, so open for now.`
    : `**${title}:** open for now.`;
}

const listed = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
