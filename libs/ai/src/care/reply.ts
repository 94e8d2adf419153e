import type { Care, CareResource } from '@inkwell/contracts';
import type { CareKind } from '@inkwell/contracts/constants';
import { languageOf } from '../local/language.ts';
import { plain } from './answers.ts';
import { isClose, isImminent } from './imminent.ts';
import { BY_OTHERS } from './other.ts';
import type { CareProse, CareStep } from './prose/care-prose.ts';
import { PROSE } from './prose/prose.ts';
import type { CareAct } from './protocol.ts';

/** How a message is answered that is a sign of danger, or follows one, and the lines that are shown beside it. */
export type CareContext = CareAct & {
  resources: Care['resources'];
  /** Whether they have written a safety plan. Default false. */
  hasPlan?: boolean;
};

export type CareReplyRequest = {
  care: CareContext;
  /** The person's latest messages; the last is the one to answer. */
  own: readonly string[];
  /** Everything the companion has said in this conversation. */
  said: string;
};

/** What of a care reply is written here, whoever speaks. */
export type CareReply = {
  /** The whole reply; of an `ask` without a model what takes the message up, of a `check` what stands before. */
  text: string;
  /** The direct question of an `ask`, that a model's reply ends with; else empty. */
  question: string;
  /** The one thing that the reply does; empty where it is none of the care replies. */
  step: string;
  /** Short answers to tap. */
  choices: readonly string[];
  language: string;
};

/** Of so many of the latest messages the language is told. */
const READ_FOR_LANGUAGE = 3;

/** Writes what the companion says of danger, in English, German, Spanish, French or Portuguese; else in English. */
export function writeCareReply(request: CareReplyRequest): CareReply {
  const { own, care } = request;
  const language = languageOf(own.slice(-READ_FOR_LANGUAGE).join('\n'));
  const prose = PROSE[language] ?? PROSE['en'];
  if (!prose) throw new Error('The companion has no English');
  return { ...WRITERS[care.step](request, prose), language };
}

type Writer = (request: CareReplyRequest, prose: CareProse) => Omit<CareReply, 'language'>;

const WRITERS: Record<CareAct['step'], Writer> = {
  ask: ({ care, said }, prose) => {
    const { kind, times } = care;
    const questions = prose.ask[kind];
    const { yes, no, unsaid } = prose.answers;
    // Each time in other words, also in another conversation.
    const question = fresh([...questions.slice(times - 1), ...questions.slice(0, times - 1)], said);
    return {
      text: paragraphs(fresh(prose.takeUp[kind], said), question),
      question,
      step: '',
      choices: [yes, no, unsaid],
    };
  },

  open: (request, prose) => {
    const { care, said } = request;
    const { step, choices } = nextStep(request, prose);
    const begins = care.isYes ? fresh(prose.afterYes, said) : fresh(prose.open[care.kind], said);
    const text = paragraphs(
      begins,
      inDanger(request, prose),
      join(once(prose.program, said), once(prose.card, said)),
      care.kind === 'violence' && !said.includes(prose.hide) ? prose.hide : '',
      step,
    );
    return { text, question: '', step, choices };
  },

  next: (request, prose) => {
    const { care, said } = request;
    const { step, choices } = nextStep(request, prose);
    const begins = care.isYes ? fresh(prose.afterYes, said) : unsaid(prose.later, said);
    return { text: paragraphs(begins, inDanger(request, prose), step), question: '', step, choices };
  },

  heard: ({ said }, prose) => plainReply(fresh(prose.afterNo, said)),
  unsaid: ({ said }, prose) => plainReply(fresh(prose.afterUnsaid, said)),
  check: ({ said }, prose) => plainReply(fresh(prose.check, said)),
  other: ({ care, said }, prose) =>
    plainReply(paragraphs(fresh(prose.third[care.kind], said), linesOf(care.resources))),
};

const plainReply = (text: string): Omit<CareReply, 'language'> => ({
  text,
  question: '',
  step: '',
  choices: [],
});

const isInDanger = ({ own }: Pick<CareReplyRequest, 'own'>): boolean => {
  const text = own.at(-1) ?? '';
  return isImminent(text) || isClose(text);
};

/** Where a plan, means or a near time came up: the emergency number first, somebody near, away from the means. */
function inDanger(request: CareReplyRequest, prose: CareProse): string {
  const { care, own, said } = request;
  if (!isInDanger(request)) return '';
  const number = care.resources.find(({ emergency }) => emergency)?.tel;
  const lines = number
    ? prose.imminent.map((line) => line.replace('{number}', number))
    : prose.imminentAnywhere;
  const stays = isClose(own.at(-1) ?? '') ? unsaid(prose.stay, said) : '';
  return paragraphs(unsaid(lines, said), stays);
}

/** The next thing to do: what fits the kind first, then one of the people they named, then what fits everybody. */
function nextStep(request: CareReplyRequest, prose: CareProse): { step: string; choices: readonly string[] } {
  const { care, own, said } = request;
  const person = BY_OTHERS.includes(care.kind) ? null : personIn(own, prose);
  const told =
    person === null ? [] : prose.tell.map((text) => ({ text: text.replaceAll('{person}', person) }));
  // Whoever is in imminent danger is asked first who is with them.
  const isNow = isInDanger(request);
  const steps: CareStep[] = [
    ...(isNow ? prose.steps.any.slice(0, 1) : []),
    ...(isNow ? prose.steps[care.kind] : withPlan(care, prose)),
    // Once in a conversation.
    ...(told.some(({ text }) => said.includes(text)) ? [] : told.slice(0, 1)),
    ...prose.steps.any,
    ...told,
  ];
  const { text, choices = [] } = steps.find((step) => isFresh(step.text, said)) ??
    oldest(steps, said) ?? { text: '' };
  return { step: text, choices };
}

/** After so many steps of a kind a safety plan is offered to write, or the one that is there to look at; else after all. */
const BEFORE_PLAN: Partial<Record<CareKind, { write: number; look: number }>> = {
  suicide: { write: 3, look: 1 },
  self_harm: { write: 3, look: 1 },
};

function withPlan({ kind, hasPlan = false }: CareContext, { steps, plan }: CareProse): CareStep[] {
  const offer = hasPlan ? 'look' : 'write';
  // Somebody who is hurt at home may not want to leave one where it can be found.
  if (kind === 'violence' && offer === 'write') return [...steps[kind]];
  return steps[kind].toSpliced(BEFORE_PLAN[kind]?.[offer] ?? steps[kind].length, 0, plan[offer]);
}

/** The person they named last, in the companion's words; null where there is none. */
function personIn(own: readonly string[], { person, people }: CareProse): string | null {
  for (const text of own.toReversed()) {
    const named = [...plain(text).matchAll(new RegExp(person, 'g'))].at(-1)?.groups?.['person'];
    const words = named === undefined ? undefined : people[named];
    if (words !== undefined) return words;
  }
  return null;
}

function linesOf(resources: readonly CareResource[]): string {
  const line = resources.find(({ emergency }) => !emergency);
  const emergency = resources.find((resource) => resource.emergency);
  return [line, emergency]
    .flatMap((each) => (each ? [`${each.name}: ${each.tel ?? each.sms ?? each.url ?? ''}`] : []))
    .join('\n');
}

/** The first of which no sentence was said yet; after all of them, the one that was said longest ago. */
const fresh = (lines: readonly string[], said: string): string =>
  lines.find((line) => isFresh(line, said)) ??
  oldest(
    lines.map((text) => ({ text })),
    said,
  )?.text ??
  '';

/** The first of which no sentence was said yet; nothing after all of them. */
const unsaid = (lines: readonly string[], said: string): string =>
  lines.find((line) => isFresh(line, said)) ?? '';

/** What is said once in a conversation. */
const once = (lines: readonly string[], said: string): string =>
  lines.some((line) => said.includes(line)) ? '' : (lines[0] ?? '');

const sentencesOf = (text: string) => text.split(/(?<=[.!?…])\s+/);

const isFresh = (line: string, said: string): boolean =>
  sentencesOf(line).every((sentence) => !said.includes(sentence));

function oldest(steps: readonly CareStep[], said: string): CareStep | undefined {
  return steps.toSorted((a, b) => lastSaid(a.text, said) - lastSaid(b.text, said))[0];
}

const lastSaid = (text: string, said: string): number =>
  Math.max(...sentencesOf(text).map((sentence) => said.lastIndexOf(sentence)));

const join = (...sentences: string[]) => sentences.filter((sentence) => sentence !== '').join(' ');
const paragraphs = (...parts: string[]) => parts.filter((part) => part !== '').join('\n\n');
