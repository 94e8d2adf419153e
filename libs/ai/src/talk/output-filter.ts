import { type OutputContext, isQuestion, type OutputRule, ruleBrokenBy } from './output-rules.ts';

/** Neither the number of a list's line nor an abbreviation ends a sentence. */
const SENTENCE_END =
  /(?<!(?:^|\n)\s*\d{1,2}|\b(?:Dr|Mr|Mrs|Ms|St|e\.g|i\.e|z\.B|vs|[ap]\.m))[.!?…]["”»’)\]*_]*\s+|[。！？।][”」』）]*\s*|\n+/gi;
/** What a small model may write before its reply. */
const OWN_ROLE = /^[\s*_>#-]*(?:assistant|companion|inkwell|ai|you|reply)\s*[*_]*\s*:[*_]*\s*/i;

/** Hands on the sentences of a reply that break no rule, each as soon as it is whole. */
export function createOutputFilter(contextNow: () => OutputContext) {
  const broken = new Set<OutputRule>();
  const shown = { sentences: 0, questions: 0 };
  let rest = '';
  /** What stands between the last sentence that was shown and the next one. */
  let space = '';
  let isOver = false;

  /** @returns what of the sentence is shown */
  function pass(text: string): string {
    const written = shown.sentences === 0 ? text.replace(OWN_ROLE, '') : text;
    const sentence = written.trim();
    if (isOver || sentence === '') {
      if (written.includes('\n') && space !== '') space = '\n\n';
      return '';
    }
    const rule = OWN_ROLE.test(sentence) ? 'plays the person' : ruleBrokenBy(sentence, contextNow(), shown);
    if (rule !== null) {
      broken.add(rule);
      // What follows is the rest of a talk that nobody has.
      if (rule === 'plays the person') isOver = true;
      return '';
    }
    const before = space;
    space = /\s*$/.exec(written)?.[0] || ' ';
    shown.sentences += 1;
    if (isQuestion(sentence)) shown.questions += 1;
    return `${before}${sentence}`;
  }

  return {
    /** @returns the sentences that have become whole, as far as they are shown */
    add: (piece: string): string => {
      rest += piece;
      let ready = '';
      let from = 0;
      for (const end of rest.matchAll(SENTENCE_END)) {
        // A mark at the very end may go on: '?!', or a closing quotation mark.
        ready += pass(rest.slice(from, end.index + end[0].length));
        from = end.index + end[0].length;
      }
      rest = rest.slice(from);
      return ready;
    },
    /** The last sentence. @param isCut whether the answer ended in the middle: then nothing half is shown beside others */
    end: (isCut = false): string => {
      const last = rest;
      rest = '';
      if (isCut && shown.sentences > 0) return '';
      return pass(last);
    },
    hasShown: () => shown.sentences > 0,
    /** Whether nothing that follows will be shown. */
    isOver: () => isOver,
    broken: () => [...broken],
  };
}
