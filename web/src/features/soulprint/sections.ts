/** A section of a SoulPrint: its heading, and the id by which it is linked to. */
export interface Section {
  id: string;
  title: string;
}

const SECTION_HEADING = /^## +(.+?)[ #]*$/gm;

/** The sections of a SoulPrint's Markdown, for a list of contents. */
export function sectionsOf(markdown: string): Section[] {
  const idOf = createIds();
  return [...markdown.matchAll(SECTION_HEADING)].map(([, heading = '']) => {
    const title = heading.replace(/\\(.)/g, '$1').replace(/[*_`]/g, '');
    return { id: idOf(title), title };
  });
}

/** Makes an id of each heading in turn; a heading that comes twice has a number. */
export function createIds(): (heading: string) => string {
  const counts = new Map<string, number>();
  return (heading) => {
    const words = heading.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    const id = ['soulprint', ...words].join('-');
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  };
}
