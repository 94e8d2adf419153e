const THINK_OPEN_TAG = '<think>';
const THINK_CLOSE_TAG = '</think>';

/**
 * Leaves out what a reasoning model thinks aloud at the beginning of its text, between `<think>` and `</think>`, as
 * servers send it that know no reasoning apart.
 */
export function createThoughtFilter() {
  let held = '';
  let state: 'beginning' | 'thinking' | 'answering' = 'beginning';

  function textOf(piece: string): string {
    if (state === 'answering') return piece;
    held += piece;
    const begin = held.trimStart();
    if (state === 'beginning') {
      if (THINK_OPEN_TAG.startsWith(begin.slice(0, THINK_OPEN_TAG.length))) {
        if (begin.length < THINK_OPEN_TAG.length) return '';
        state = 'thinking';
      } else return release(held);
    }
    const end = held.indexOf(THINK_CLOSE_TAG);
    return end === -1 ? '' : release(held.slice(end + THINK_CLOSE_TAG.length).trimStart());
  }

  function release(text: string): string {
    state = 'answering';
    held = '';
    return text;
  }

  /** What was held at the end and is no thought. */
  const rest = () => (state === 'beginning' ? release(held) : '');

  return { textOf, rest };
}
