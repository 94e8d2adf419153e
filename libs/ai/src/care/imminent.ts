import { plain } from './plain.ts';
import { PROSE } from './prose/prose.ts';

const withoutEnd = (text: string) => plain(text).replace(/[\s.!,;…]+$/, '');

/** Whether a message is one of the answers to how close it is that are imminent danger, tapped or typed. */
export function isClose(text: string): boolean {
  const said = withoutEnd(text);
  return Object.values(PROSE).some(({ close }) =>
    Object.values(close).some((answer) => said === withoutEnd(answer)),
  );
}
