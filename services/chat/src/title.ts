const TITLE_CHARACTERS = 60;

/** The opening words of a conversation: its first line, cut between words. */
export function titleOf(firstMessage: string): string {
  const [line = ''] = firstMessage.trim().split(/[\r\n]+/);
  if (line.length <= TITLE_CHARACTERS) return line;
  const cut = line.slice(0, TITLE_CHARACTERS);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > TITLE_CHARACTERS / 2 ? space : TITLE_CHARACTERS).trimEnd()}…`;
}
