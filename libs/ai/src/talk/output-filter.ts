import { closingOf, openQuotation } from '@inkwell/contracts/quotations';
import { sentenceEndsIn } from '@inkwell/contracts/sentences';
import { asksThePerson, type OutputContext, type OutputRule, ruleBrokenBy } from './output-rules.ts';

/** What a small model may write before its reply. */
const OWN_ROLE_PREFIX = /^[\s*_>#-]*(?:assistant|companion|inkwell|ai|you|reply)\s*[*_]*\s*:[*_]*\s*/i;
const LIST_MARK_START = /^(?:[-*•–]|\d{1,2}[.)])\s/u;

/** What breaks these leaves a reply that is whole without it. */
const MANNER_RULES: ReadonlySet<OutputRule> = new Set([
  'second question',
  'asked before',
  'same opening',
  'plays the person',
]);
/** Where more is left out, the rest is a fragment. */
const MAX_LEFT_OUT_SHARE = 1 / 3;

/**
 * Hands on the sentences of a reply that break no rule, each as soon as it is whole. What stands in quotation marks is
 * part of the sentence that it begins in; where it is too long for that, what is left out breaks no pair of its marks.
 *
 * @param given.before what of an earlier answer stands before it
 * @param given.keepsBack whether nothing more is handed on as long as too much was left out
 */
export function createOutputFilter(
  contextNow: () => OutputContext,
  { before: shownBefore = '', keepsBack = false }: { before?: string; keepsBack?: boolean } = {},
) {
  const broken = new Set<OutputRule>();
  const shown = { ...countSentencesAndQuestions(shownBefore, () => contextNow().own), isInList: false };
  let isEmpty = true;
  let rest = '';
  /** What could be shown after too much was left out. */
  let keptBack = '';
  let leftOut = 0;
  /** What stands between the last sentence that was shown and the next one. */
  let space = '';
  let isOver = false;
  let isNewLine = true;
  /** The mark that opened a quotation in the answer, whether it was shown, and whether what followed was left out. */
  let quotation: { mark: string; isShown: boolean; isTorn: boolean } | null = null;

  /** @returns what of the sentence is shown */
  function pass(text: string): string {
    const written = isEmpty ? text.replace(OWN_ROLE_PREFIX, '') : text;
    const sentence = written.trim();
    if (isOver || sentence === '') {
      if (written.includes('\n') && space !== '') space = '\n\n';
      return '';
    }
    if (LIST_MARK_START.test(sentence)) shown.isInList = true;
    else if (isNewLine) shown.isInList = false;
    isNewLine = /\n\s*$/.test(written);
    const context = contextNow();
    const before = quotation;
    const left = openQuotation(sentence, before?.mark);
    const rule = OWN_ROLE_PREFIX.test(sentence) ? 'plays the person' : ruleBrokenBy(sentence, context, shown);
    if (rule !== null) broken.add(rule);
    if (rule !== null && !MANNER_RULES.has(rule)) leftOut += 1;
    // A quotation whose beginning was left out goes with it.
    const isShown = rule === null && before?.isShown !== false;
    if (left === null || left === "'") quotation = null;
    else if (left === before?.mark) quotation = { ...before, isTorn: before.isTorn || !isShown };
    else quotation = { mark: left, isShown, isTorn: false };
    if (!isShown) {
      if (written.includes('\n') && space !== '') space = '\n\n';
      // What follows is the rest of a talk that nobody has.
      if (rule === 'plays the person') isOver = true;
      return before?.isShown === true && (left === null || isOver) ? closed(before.mark) : '';
    }
    const gap = space;
    space = /\s*$/.exec(written)?.[0] || ' ';
    isEmpty = false;
    shown.sentences += 1;
    if (asksThePerson(sentence, context.own, shown)) shown.questions += 1;
    return `${gap}${sentence}`;
  }

  function closed(mark: string): string {
    quotation = null;
    return closingOf(mark);
  }

  function passAll(isLast: boolean): string {
    let ready = '';
    let from = 0;
    for (const end of sentenceEndsIn(rest, quotation?.mark ?? null, isLast)) {
      ready += pass(rest.slice(from, end));
      from = end;
    }
    rest = rest.slice(from);
    return ready;
  }

  const isFragment = () => leftOut / Math.max(leftOut + shown.sentences, 1) > MAX_LEFT_OUT_SHARE;

  function handOn(ready: string): string {
    keptBack += ready;
    if (keepsBack && isFragment()) return '';
    const all = keptBack;
    keptBack = '';
    return all;
  }

  return {
    /** @returns the sentences that have become whole, as far as they are shown */
    add: (piece: string): string => {
      rest += piece;
      return handOn(passAll(false));
    },
    /** The last sentence. @param isCut whether the answer ended in the middle: then nothing half is shown beside others */
    end: (isCut = false): string => {
      const whole = passAll(true);
      const ready = isCut && !isEmpty ? whole : `${whole}${pass(rest)}`;
      rest = '';
      // Of one that only the model left open it is not known where it ends.
      const isTorn = quotation?.isShown && (quotation.isTorn || isCut);
      return handOn(quotation && isTorn ? `${ready}${closed(quotation.mark)}` : ready);
    },
    hasShown: () => !isEmpty,
    /** Whether too much was left out. */
    isFragment,
    /** What was kept back to its end. */
    keptBack: () => keptBack,
    /** Whether nothing that follows will be shown. */
    isOver: () => isOver,
    broken: () => [...broken],
  };
}

function countSentencesAndQuestions(
  text: string,
  own: () => readonly string[],
): { sentences: number; questions: number } {
  const count = { sentences: 0, questions: 0 };
  let from = 0;
  for (const end of [...sentenceEndsIn(text, null, true), text.length]) {
    const sentence = text.slice(from, end).trim();
    from = end;
    if (sentence === '') continue;
    count.sentences += 1;
    if (asksThePerson(sentence, own(), { isInList: LIST_MARK_START.test(sentence) })) count.questions += 1;
  }
  return count;
}
