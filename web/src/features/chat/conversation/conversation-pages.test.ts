import type { Conversation, Message } from '@inkwell/contracts';
import { describe, expect, it } from 'vitest';
import { oldestId, withEarlierPage, withNewestPage } from './conversation-pages.ts';

/** A page with the messages of these numbers, the last one excluded. */
function page(from: number, to: number, more = from > 0): Conversation {
  const messages = Array.from({ length: to - from }, (_, index): Message => {
    const number = from + index;
    return {
      id: `m${number}`,
      content: `${number}`,
      sender: 'user',
      timestamp: '2026-11-21T10:00:00Z',
      choices: [],
      exercise: null,
    };
  });
  return { id: 7, mode: 'heal', date: '2026-11-21', title: null, messages, more };
}
const ids = (messages: readonly Message[]) => messages.map(({ id }) => id);

describe('the pages of a conversation', () => {
  it('when the newest page is fetched again, then the earlier messages stay and nothing is lost in between', () => {
    const loaded = withEarlierPage(withNewestPage(undefined, page(5, 8)), page(2, 5));
    const again = withNewestPage(loaded, page(7, 10));
    expect(ids(again.earlier)).toEqual(['m2', 'm3', 'm4', 'm5', 'm6']);
    expect(ids(again.messages)).toEqual(['m7', 'm8', 'm9']);
    expect(again.more).toBe(true);
    expect(oldestId(again)).toBe('m2');
  });

  it('when the oldest page is loaded, then there are no more, also after the newest was fetched again', () => {
    const loaded = withEarlierPage(withNewestPage(undefined, page(3, 6)), page(0, 3));
    expect(loaded.more).toBe(false);
    expect(withNewestPage(loaded, page(4, 7)).more).toBe(false);
  });

  it('when more than a page came meanwhile, then the earlier messages are dropped instead of leaving a gap', () => {
    const loaded = withEarlierPage(withNewestPage(undefined, page(3, 6)), page(0, 3));
    const again = withNewestPage(loaded, page(8, 11));
    expect(again.earlier).toEqual([]);
    expect(again.more).toBe(true);
  });

  it('when the conversation fits into a page, then nothing is earlier', () => {
    const first = withNewestPage(undefined, page(0, 2));
    expect(withNewestPage(first, page(0, 4))).toEqual({ ...page(0, 4), earlier: [] });
  });
});
