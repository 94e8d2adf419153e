import type { QueryClient } from '@tanstack/react-query';
import type { Entry } from '@inkwell/contracts';
import { entryQuery, saveEntry, type SaveInput } from '../../../lib/entries.ts';
import { isBlankPage } from '@inkwell/contracts/prompt-lines';
import { setOpenEntries } from '../../../lib/open-entries.ts';
import { invalidateTopic } from '../../../lib/query-client.ts';
import { beforeSignOut, onUserLeft } from '../../../lib/session.ts';
import { addUnsavedCheck } from '../../../lib/unsaved.ts';
import { toast } from '../../../ui/toast.ts';
import { createDrafts, type Drafts } from '../drafts/drafts.ts';
import { journalDatesQuery } from '../entries.ts';
import { createEntryStore, type EntryStore } from './entry-store.ts';

/** One user's entry stores: those that are open in an editor or not saved yet. */
export interface EntryStores {
  userId: string;
  drafts: Drafts;
  /** The day's store; the first call creates it from the server's entry. */
  getOrCreate: (date: string, entry: Entry | null) => EntryStore;
  find: (date: string) => EntryStore | undefined;
  saveEntry: (input: SaveInput) => Promise<Entry>;
  /** Saves the entry, and removes the store when everything is saved and nothing shows it. */
  release: (store: EntryStore) => void;
  close: () => void;
}

export function createEntryStores(userId: string, client: QueryClient): EntryStores {
  const drafts = createDrafts(userId);
  const stores = new Map<string, EntryStore>();

  const saveUsersEntry = (input: SaveInput) => saveEntry(client, userId, input);

  function onSaved(entry: Entry): void {
    client.setQueryData(entryQuery(entry.date).queryKey, entry);
    void adoptDrafts();
    const known = client.getQueryData(journalDatesQuery.queryKey)?.dates.includes(entry.date);
    // The entry became written or blank, which changes the calendar's days and the streak.
    if (known !== !isBlankPage(entry.content)) {
      void client.invalidateQueries({ queryKey: journalDatesQuery.queryKey });
      void invalidateTopic(client, 'insights');
    }
  }

  function removeIfIdle(store: EntryStore): void {
    if (!store.isSaved() || store.hasListeners()) return;
    store.close();
    stores.delete(store.date);
  }

  async function saveAll(): Promise<void> {
    await Promise.all([...stores.values()].map((store) => store.leave()));
  }

  /** Takes in the drafts of tabs that were closed meanwhile. */
  async function adoptDrafts(): Promise<void> {
    await drafts.adopt();
    for (const store of stores.values()) {
      const others = drafts.others(store.date);
      if (others.length > 0) store.mergeDrafts(others);
    }
  }

  const retryAll = () => {
    for (const store of stores.values()) store.retryNow();
    void adoptDrafts();
  };
  const onVisibilityChange = () => {
    if (document.visibilityState === 'hidden') void saveAll();
    else retryAll();
  };
  const onPageHide = () => void saveAll();
  window.addEventListener('online', retryAll);
  window.addEventListener('pagehide', onPageHide);
  document.addEventListener('visibilitychange', onVisibilityChange);
  // Saving removes the draft from this device; an unsaved draft stays, under its user's key.
  const removeSignOutTask = beforeSignOut(saveAll);
  const removeUserLeftTask = onUserLeft(() => {
    close();
    if (storesByClient.get(client)?.userId === userId) storesByClient.delete(client);
  });
  const removeUnsavedCheck = addUnsavedCheck(() => [...stores.values()].some((store) => !store.isSaved()));

  function close(): void {
    removeSignOutTask();
    removeUserLeftTask();
    removeUnsavedCheck();
    window.removeEventListener('online', retryAll);
    window.removeEventListener('pagehide', onPageHide);
    document.removeEventListener('visibilitychange', onVisibilityChange);
    for (const store of stores.values()) store.close();
  }

  return {
    userId,
    drafts,
    saveEntry: saveUsersEntry,
    find: (date) => stores.get(date),
    getOrCreate(date, entry) {
      const known = stores.get(date);
      if (known) return known;
      const store = createEntryStore(date, entry, {
        saveEntry: saveUsersEntry,
        drafts,
        onSaved,
        onAccessDenied: (error) =>
          void invalidateTopic(client, error.code === 'subscription_required' ? 'subscription' : 'session'),
        onMerged: () =>
          toast({
            title: 'Both texts are kept',
            description:
              'You wrote this page in two tabs. The newest text is here, the other is among its earlier texts.',
          }),
      });
      stores.set(date, store);
      void adoptDrafts();
      return store;
    },
    release: (store) => void store.leave().finally(() => removeIfIdle(store)),
    close,
  };
}

// Outlives the editor; one query client serves one user at a time.
const storesByClient = new WeakMap<QueryClient, EntryStores>();

/** The user's entry stores; those of a previous user are closed. */
export function entryStoresOf(userId: string, client: QueryClient): EntryStores {
  const previous = storesByClient.get(client);
  if (previous?.userId === userId) return previous;
  previous?.close();
  const stores = createEntryStores(userId, client);
  storesByClient.set(client, stores);
  setOpenEntries(client, stores);
  return stores;
}
