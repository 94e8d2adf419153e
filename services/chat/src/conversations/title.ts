import { cutIndex } from '@inkwell/contracts';

const TITLE_CHARACTERS = 60;

/** The opening words of a conversation: its first line, cut between words. */
export function titleOf(firstMessage: string): string {
  const [line = ''] = firstMessage.trim().split(/[\r\n]+/);
  if (line.length <= TITLE_CHARACTERS) return line;
  const space = line.lastIndexOf(' ', TITLE_CHARACTERS);
  const end = space > TITLE_CHARACTERS / 2 ? space : cutIndex(line, TITLE_CHARACTERS);
  return `${line.slice(0, end).trimEnd()}…`;
}
