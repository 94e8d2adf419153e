import type { QueryClient } from '@tanstack/react-query';
import type { Entry } from '@inkwell/contracts';
import { invalidateTopic } from '../../lib/query-client.ts';
import { beforeSignOut, userQuery } from '../../lib/session.ts';
import { createDrafts, type Drafts } from './drafts.ts';
import { entryQuery, journalDatesQuery, postEntry } from './entries.ts';
import { createPage, type Page, type SaveInput } from './page.ts';

/** The pages of one person that are being written or not saved yet. */
export interface Pages {
  userId: string;
  drafts: Drafts;
  /** The day's page; the first call for a day makes it from what the server has. */
  open: (date: string, entry: Entry | null) => Page;
  find: (date: string) => Page | undefined;
  post: (input: SaveInput) => Promise<Entry>;
  /** Saves the page and lets go of it, once all of it is on the server. */
  leave: (page: Page) => void;
  close: () => void;
}

export function createPages(userId: string, client: QueryClient): Pages {
  const drafts = createDrafts(userId, window.localStorage);
  const pages = new Map<string, Page>();

  function post(input: SaveInput): Promise<Entry> {
    // The session belongs to the browser, not to this page: words never go out in another person's name.
    if (client.getQueryData(userQuery.queryKey)?.id !== userId) {
      return Promise.reject(new DOMException('the person has changed', 'AbortError'));
    }
    return postEntry(input);
  }

  function onSaved(entry: Entry): void {
    client.setQueryData(entryQuery(entry.date).queryKey, entry);
    const known = client.getQueryData(journalDatesQuery.queryKey)?.dates.includes(entry.date);
    // The day is new in the calendar, or gone from it, and the streak with it.
    if (known !== (entry.content.trim() !== '')) {
      void client.invalidateQueries({ queryKey: journalDatesQuery.queryKey });
      void invalidateTopic(client, 'insights');
    }
  }

  function release(page: Page): void {
    if (!page.isDone() || page.isWatched()) return;
    page.close();
    pages.delete(page.date);
  }

  async function saveAll(): Promise<void> {
    await Promise.all([...pages.values()].map((page) => page.save()));
  }

  const wake = () => {
    for (const page of pages.values()) page.wake();
  };
  const onHidden = () => {
    if (document.visibilityState === 'hidden') void saveAll();
    else wake();
  };
  const onPageHide = () => void saveAll();
  window.addEventListener('online', wake);
  window.addEventListener('pagehide', onPageHide);
  document.addEventListener('visibilitychange', onHidden);
  // A saved page has taken its draft from the device; one that could not be saved stays there for its writer.
  const stay = beforeSignOut(saveAll);

  return {
    userId,
    drafts,
    post,
    find: (date) => pages.get(date),
    open(date, entry) {
      const known = pages.get(date);
      if (known) return known;
      const page = createPage(date, entry, {
        post,
        drafts,
        onSaved,
        onRefused: (error) =>
          void invalidateTopic(client, error.code === 'subscription_required' ? 'subscription' : 'session'),
      });
      pages.set(date, page);
      return page;
    },
    leave: (page) => void page.save().finally(() => release(page)),
    close() {
      stay();
      window.removeEventListener('online', wake);
      window.removeEventListener('pagehide', onPageHide);
      document.removeEventListener('visibilitychange', onHidden);
      for (const page of pages.values()) page.close();
    },
  };
}

// Outlives the editor: see createPage. A client has one person at a time.
const held = new WeakMap<QueryClient, Pages>();

/** The person's pages; another person's are put away. */
export function pagesOf(userId: string, client: QueryClient): Pages {
  const before = held.get(client);
  if (before?.userId === userId) return before;
  before?.close();
  const pages = createPages(userId, client);
  held.set(client, pages);
  return pages;
}
