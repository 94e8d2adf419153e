import type { Entry } from '@inkwell/contracts';
import { RequestError } from '../../lib/request.ts';
import { fingerprint, type Drafts } from './drafts.ts';

export const AUTO_SAVE_MS = 2_000;
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 60_000;
const SENT_KEPT = 20;

/** Where the text is: what the status line says. */
export type SaveStatus =
  /** Nothing written, nothing to save. */
  | 'none'
  | 'saved'
  /** On this device, on its way to the server. */
  | 'kept'
  /** In this window only: the device takes no more. */
  | 'unkept'
  | 'retrying'
  | 'blank'
  | 'conflict'
  | 'over'
  | 'too-long';

interface Version {
  content: string;
  revision: number;
}

export interface PageView {
  content: string;
  status: SaveStatus;
  /** The text that stands on the server and was not written here. */
  other: Version | null;
}

export interface SaveInput {
  date: string;
  content: string;
  baseRevision: number;
}

export interface PageDeps {
  post: (input: SaveInput) => Promise<Entry>;
  drafts: Drafts;
  onSaved: (entry: Entry) => void;
  /** The server does not take this person's words at the moment: the session or the access has ended. */
  onRefused: (error: RequestError) => void;
}

export type Page = ReturnType<typeof createPage>;

/**
 * A day's page while it is written on: keeps each change on the device at once, saves 2000 ms after the last
 * one, one save at a time, and tries again until the server has the latest. It outlives the editor, so that
 * a text which could not be saved is not lost by looking at another day.
 */
export function createPage(date: string, entry: Version | null, deps: PageDeps) {
  const { post, drafts, onSaved, onRefused } = deps;
  let saved: Version = { content: entry?.content ?? '', revision: entry?.revision ?? 0 };
  let content = saved.content;
  let base = saved.revision;
  let sent: string[] = [];
  let kept = true;
  let touched = false;
  /** Goes to the server before the content, so that its history has it. */
  let first: string | null = null;
  let other: Version | null = null;
  let trouble: 'retrying' | 'over' | 'too-long' | null = null;
  let failures = 0;
  let saving: Promise<void> | null = null;
  let again = false;
  let closed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watchers = new Set<() => void>();

  takeUpDraft();
  let view = look();

  function takeUpDraft(): void {
    const draft = drafts.read(date);
    if (!draft) return;
    // Where it arrived after all there is nothing to do.
    if (draft.content === saved.content) drafts.remove(date);
    else ({ content, baseRevision: base, sent } = draft);
  }

  // An empty page does not replace a written one.
  function needsSave(): boolean {
    return first !== null || (content !== saved.content && !(isBlank(content) && saved.content !== ''));
  }

  function statusNow(): SaveStatus {
    if (other) return 'conflict';
    if (needsSave()) return trouble ?? (kept ? 'kept' : 'unkept');
    if (content !== saved.content) return 'blank';
    return saved.revision > 0 ? 'saved' : 'none';
  }

  function look(): PageView {
    return { content, status: statusNow(), other };
  }

  function changed(): void {
    const next = look();
    if (next.content === view.content && next.status === view.status && next.other === view.other) return;
    view = next;
    for (const notify of watchers) notify();
  }

  function keep(): void {
    if (needsSave()) kept = drafts.keep(date, { content: first ?? content, baseRevision: base, sent });
    else drafts.remove(date);
  }

  function saveIn(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), ms);
  }

  function write(text: string): void {
    if (text === content) return;
    content = text;
    touched = true;
    if (trouble === 'too-long') trouble = null;
    keep();
    if (needsSave()) saveIn(AUTO_SAVE_MS);
    else clearTimeout(timer);
    changed();
  }

  /** Saves now what is not saved yet. Resolves when the try is over, well or not. */
  function save(): Promise<void> {
    clearTimeout(timer);
    again = true;
    saving ??= saveAll().finally(() => {
      saving = null;
    });
    return saving;
  }

  async function saveAll(): Promise<void> {
    while (again && needsSave() && !other && !closed && trouble !== 'over') {
      again = false;
      await tryOnce(first ?? content);
    }
    changed();
  }

  async function tryOnce(text: string): Promise<void> {
    sent = [...sent, fingerprint(text)].slice(-SENT_KEPT);
    keep();
    try {
      accept(await post({ date, content: text, baseRevision: base }), text);
    } catch (error) {
      refuse(error, text);
    }
    changed();
  }

  function accept(entry: Entry, text: string): void {
    settle({ content: text, revision: entry.revision });
    if (first === text) {
      first = null;
      again = true;
    }
    if (needsSave()) keep();
    else drafts.remove(date, text);
    onSaved(entry);
  }

  function settle(version: Version): void {
    saved = version;
    base = version.revision;
    sent = [];
    trouble = null;
    failures = 0;
  }

  function refuse(error: unknown, text: string): void {
    if (!(error instanceof RequestError)) return tryLater(error);
    switch (error.code) {
      case 'conflict':
        return meet(versionOf(error), text);
      case 'not_today':
        trouble = 'over';
        return;
      case 'too_large':
        trouble = 'too-long';
        return;
      case 'unauthenticated':
      case 'onboarding_required':
      case 'subscription_required':
        // The draft stays; the next visit takes it up.
        trouble = 'retrying';
        onRefused(error);
        return;
      default:
        return tryLater(error);
    }
  }

  /** The server holds another revision than the one this text was written on. */
  function meet(theirs: Version, text: string): void {
    const ours = theirs.content === text || sent.includes(fingerprint(theirs.content));
    if (ours || isBlank(theirs.content)) {
      // An earlier save of ours arrived and its answer did not: go on from there.
      settle(theirs);
      if (first === theirs.content) first = null;
      again = true;
      keep();
      return;
    }
    other = theirs;
  }

  function tryLater(error: unknown): void {
    // A fetch that finds no server throws a TypeError; anything else is a defect of ours.
    if (!(error instanceof RequestError || error instanceof TypeError || error instanceof DOMException)) {
      throw error;
    }
    trouble = 'retrying';
    saveIn(Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS));
    failures += 1;
  }

  return {
    date,
    view: () => view,
    subscribe: (notify: () => void) => {
      watchers.add(notify);
      return () => {
        watchers.delete(notify);
      };
    },
    write,
    save,
    /** Tries at once what waits for a better moment. */
    wake: () => {
      if (needsSave() && trouble === 'retrying') void save();
    },
    /** Takes over what the server has, unless something here is not saved yet: that save then finds out. */
    take: (fresh: Version) => {
      if (fresh.revision <= saved.revision || saving || needsSave()) return;
      settle({ content: fresh.content, revision: fresh.revision });
      content = fresh.content;
      changed();
    },
    /** The text of this page wins; the other stays in the history. */
    keepMine: () => {
      if (!other) return;
      settle(other);
      other = null;
      keep();
      changed();
      void save();
    },
    /** The other text wins; this page's goes to the server first and stays in the history. */
    takeOther: () => {
      if (!other) return;
      if (!isBlank(content)) first = content;
      content = other.content;
      settle(other);
      other = null;
      keep();
      changed();
      void save();
    },
    isDone: () => !needsSave() && !saving,
    isTouched: () => touched,
    isWatched: () => watchers.size > 0,
    /** Ends all work on it; a draft stays on the device. */
    close: () => {
      closed = true;
      clearTimeout(timer);
    },
  };
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

function versionOf({ context }: RequestError): Version {
  const { content, revision } = context;
  return {
    content: typeof content === 'string' ? content : '',
    revision: typeof revision === 'number' ? revision : 0,
  };
}
