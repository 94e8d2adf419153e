import { plain } from './plain.ts';
import { PROSE } from './prose/prose.ts';

const plainWithoutEndMarks = (text: string) => plain(text).replace(/[\s.!,;…]+$/, '');

/** Whether a message is one of the answers to how close it is that are imminent danger, tapped or typed. */
export function isImminentAnswer(text: string): boolean {
  const said = plainWithoutEndMarks(text);
  return Object.values(PROSE).some(({ close }) =>
    Object.values(close).some((answer) => said === plainWithoutEndMarks(answer)),
  );
}
