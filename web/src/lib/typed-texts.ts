import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { listSealed, openDatabase, openText, removeSealed, sealText } from './device-key.ts';
import { PLAN_DRAFT_PREFIX } from './safety-plan.ts';
import { keysInMemory, listStorageKeys, readStorage, writeStorage } from './storage.ts';

/** What a person typed and the server does not have, by the prefix of its key; the person's id follows. */
const PREFIXES = {
  /** Of the journal: never thrown away. */
  journal: 'inkwell-journal:',
  /** Answers of the onboarding: can be given again. */
  onboarding: 'inkwell-onboarding-',
  /** Of the safety plan: what is not on the server yet. */
  plan: PLAN_DRAFT_PREFIX,
};

/** What is not kept unsealed: it can be given again, or tells of danger. */
const isRemovable = (key: string) => !key.startsWith(PREFIXES.journal);

/** What can be given again is not kept beside what was typed since. */
const isReplaceable = (key: string) => key.startsWith(PREFIXES.onboarding);

/** Of the chat: kept for the tab, and removed at sign-out. */
const MESSAGE_PREFIX = 'inkwell-message:';

/** Set while there may be sealed texts, so that nobody else waits for the database. */
const SEALED_KEY = 'inkwell-sealed';

interface TypedText {
  key: string;
  userId: string;
}

function listTyped(): TypedText[] {
  return Object.values(PREFIXES).flatMap((prefix) =>
    listStorageKeys('localStorage', prefix).map((key) => ({
      key,
      userId: key.slice(prefix.length).split(':', 1)[0] ?? '',
    })),
  );
}

let queue: Promise<unknown> = Promise.resolve();

/** One after the other, so that nothing is sealed while it is opened. */
function inTurn<T>(act: () => Promise<T>): Promise<T> {
  const turn = queue.then(act);
  queue = turn.catch(() => {});
  return turn;
}

function ignoreUnavailable(error: unknown): void {
  if (!(error instanceof DOMException)) throw error;
}

/**
 * Seals what others than the person have typed on this device, of everybody where nobody is signed in: only this
 * browser can open it, and the app does so for its owner alone. Where the browser cannot, answers of the onboarding and
 * a safety plan are removed; a journal's unsaved words stay as they are, under their owner's id.
 */
export function sealTexts(userId?: string): Promise<void> {
  const left = listTyped().filter((typed) => typed.userId !== userId);
  if (left.length === 0) return Promise.resolve();
  return inTurn(() => seal(left)).catch((error: unknown) => {
    ignoreUnavailable(error);
    for (const { key } of left) if (isRemovable(key)) writeStorage('localStorage', key, null);
  });
}

async function seal(left: readonly TypedText[]): Promise<void> {
  const database = await openDatabase();
  try {
    for (const { key, userId } of left) {
      const text = readStorage('localStorage', key);
      if (text === null) continue;
      writeStorage('localStorage', SEALED_KEY, 'yes');
      await sealText(database, { userId, key }, text);
      // It may have been changed meanwhile.
      if (readStorage('localStorage', key) === text) writeStorage('localStorage', key, null);
    }
  } finally {
    database.close();
  }
}

/** Puts the person's own sealed texts back. */
export function unsealTexts(userId: string): Promise<void> {
  return inTurn(() => unseal(userId)).catch(ignoreUnavailable);
}

async function unseal(userId: string): Promise<void> {
  const database = await openDatabase();
  try {
    const sealed = await listSealed(database);
    let left = sealed.length;
    for (const row of sealed) {
      if (row.userId !== userId) continue;
      const text = await openText(database, row);
      const isBack = text === null || putBack(row.key, text, row.id);
      if (!isBack) continue;
      await removeSealed(database, row);
      left -= 1;
    }
    if (left === 0) writeStorage('localStorage', SEALED_KEY, null);
  } finally {
    database.close();
  }
}

/** Returns whether the browser stored it. What was typed since is not overwritten. */
function putBack(key: string, text: string, id: number): boolean {
  const current = readStorage('localStorage', key);
  if (current === null) return writeStorage('localStorage', key, text);
  if (current === text || isReplaceable(key)) return true;
  return writeStorage('localStorage', `${key}.sealed-${id}`, text);
}

const MAX_UNSEAL_WAIT_MS = 3_000;

const hasSealed = () => readStorage('localStorage', SEALED_KEY) !== null;

/** Whether the person's own texts are back, which the pages that show them wait for. */
export function useOwnTexts(userId: string | undefined): boolean {
  const mustUnseal = useMemo(() => userId !== undefined && hasSealed(), [userId]);
  const [unsealedFor, setUnsealedFor] = useState<string>();
  useEffect(() => {
    if (userId === undefined || !mustUnseal) return;
    let isCurrent = true;
    const proceed = () => {
      if (isCurrent) setUnsealedFor(userId);
    };
    void unsealTexts(userId).finally(proceed);
    // A database that does not answer must not keep anybody out.
    const timer = setTimeout(proceed, MAX_UNSEAL_WAIT_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [userId, mustUnseal]);
  return !mustUnseal || unsealedFor === userId;
}

const hasTyped = (keys: readonly string[]): boolean =>
  keys.some((key) => [...Object.values(PREFIXES), MESSAGE_PREFIX].some((prefix) => key.startsWith(prefix)));

/** Whether something typed is in this page's memory alone, because the browser's storage is full or closed. */
export const useTextInMemory = (): boolean => useStore(keysInMemory, hasTyped);

const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/** Lets the browser ask before it closes a page whose memory alone has something typed. */
export function guardTextInMemory(): void {
  keysInMemory.subscribe((keys) => {
    if (hasTyped(keys)) window.addEventListener('beforeunload', askBeforeUnload);
    else window.removeEventListener('beforeunload', askBeforeUnload);
  });
}
