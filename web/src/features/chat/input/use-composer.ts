import { useQueryClient } from '@tanstack/react-query';
import type { Message } from '@inkwell/contracts';
import type { Mode } from '@inkwell/contracts/constants';
import { useCallback, useEffect, useRef, useState } from 'react';
import { newId } from '../../../lib/new-id.ts';
import { userQuery } from '../../../lib/session.ts';
import { addUnsavedCheck } from '../../../lib/unsaved.ts';
import type { OutgoingMessage } from '../reply/chat-store.ts';
import {
  isEmptyDraft,
  joinTexts,
  type MessageDraft,
  readMessageDraft,
  saveMessageDraft,
  withoutSent,
  withPendingTyped,
} from './message-draft.ts';

export const newMessage = (content: string, extra: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  content: content.trim(),
  clientMessageId: newId(),
  timestamp: new Date().toISOString(),
  ...extra,
});

/** An answer that a reply offers. */
export interface Choice {
  text: string;
  replyId: string;
  /** Its place among the reply's answers. */
  index: number;
}

interface Composer {
  /** What is in the input: the draft, or the message that is being edited. */
  text: string;
  setText: (text: string) => void;
  /** The id of the message that is being edited. */
  editing: string | null;
  startEdit: (message: Pick<Message, 'id' | 'content'>) => void;
  /** Leaves the edit; the draft comes back. */
  cancelEdit: () => void;
  /** Clears the input and returns its message, which stays in storage until `confirmSent`. */
  beginSend: () => OutgoingMessage;
  /** The message of a tapped answer; what is typed stays, unless it is the same. A second tap has the same id. */
  beginChoice: (choice: Choice) => OutgoingMessage;
  /** The server stored the message. */
  confirmSent: (outgoing: OutgoingMessage) => void;
  /** Sending failed: puts the message back, before whatever was typed since. */
  restore: (outgoing: OutgoingMessage) => void;
  /** Sending a tapped answer failed: puts it into the input where nothing is typed there. */
  restoreChoice: (outgoing: OutgoingMessage) => void;
}

/** The message being typed, or edited. Its draft survives a reload, also one in the middle of sending. */
export function useComposer(
  userId: string,
  mode: Mode,
  date: string,
  stored: readonly Message[] | undefined,
): Composer {
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => withPendingTyped(readMessageDraft(userId, mode, date)));
  const draftRef = useRef(draft);
  const isMounted = useRef(true);

  const update = useCallback(
    (change: (draft: MessageDraft) => MessageDraft) => {
      // A send outlives its composer; what another one has stored since stays.
      const next = change(isMounted.current ? draftRef.current : readMessageDraft(userId, mode, date));
      draftRef.current = next;
      setDraft(next);
      // A reply may end after its reader has signed out.
      if (client.getQueryData(userQuery.queryKey)?.id === userId) saveMessageDraft(userId, mode, date, next);
    },
    [client, userId, mode, date],
  );

  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);

  useEffect(() => addUnsavedCheck(() => !isEmptyDraft({ ...draftRef.current, pending: undefined })), []);

  const { sent, edit } = draft;
  const sentIsStored =
    sent !== undefined &&
    (stored?.some(({ clientMessageId }) => clientMessageId === sent.clientMessageId) ?? false);
  // Another device may have replaced it.
  const editedIsGone = edit !== undefined && stored !== undefined && !stored.some(({ id }) => id === edit.id);
  useEffect(() => {
    if (sentIsStored) update(withoutSent);
    if (editedIsGone)
      update(({ edit: gone, ...rest }) => ({ ...rest, text: joinTexts(rest.text, gone?.text ?? '') }));
  }, [sentIsStored, editedIsGone, update]);

  function beginSend(): OutgoingMessage {
    const { edit: edited, text, sent: before, ...rest } = draftRef.current;
    const content = (edited ?? { text }).text.trim();
    const previous = edited ? edited.sent : before;
    const outgoing =
      previous?.content === content
        ? previous
        : newMessage(content, edited ? { replaces: edited.id } : undefined);
    update(() => ({
      ...rest,
      ...(edited ? { text, ...(before && { sent: before }) } : { text: '' }),
      pending: outgoing,
    }));
    return outgoing;
  }

  const confirmSent = useCallback(
    (outgoing: OutgoingMessage) =>
      update(({ pending, ...rest }) =>
        pending && pending.clientMessageId !== outgoing.clientMessageId ? { ...rest, pending } : rest,
      ),
    [update],
  );

  const restoreChoice = (outgoing: OutgoingMessage) =>
    update((current) =>
      current.text.trim() === '' ? { ...current, text: outgoing.content, sent: outgoing } : current,
    );

  return {
    text: edit ? edit.text : draft.text,
    setText: (text) =>
      update((current) =>
        current.edit ? { ...current, edit: { ...current.edit, text } } : { ...current, text },
      ),
    editing: edit?.id ?? null,
    startEdit: useCallback(
      ({ id, content }) =>
        update((current) =>
          current.edit?.id === id ? current : { ...current, edit: { id, text: content } },
        ),
      [update],
    ),
    cancelEdit: () => update(({ edit: _edit, ...rest }) => rest),
    beginSend,
    beginChoice: ({ text, replyId, index }) =>
      draftRef.current.text.trim() === text.trim() && !draftRef.current.edit
        ? beginSend()
        : newMessage(text, { clientMessageId: `choice-${replyId}-${index}` }),
    confirmSent,
    restore(outgoing) {
      confirmSent(outgoing);
      const { replaces, content, clientMessageId } = outgoing;
      update((current) => {
        if (current.sent?.clientMessageId === clientMessageId) return current;
        if (replaces !== undefined && !current.edit)
          return { ...current, edit: { id: replaces, text: content, sent: outgoing } };
        const { replaces: _replaces, ...plain } = outgoing;
        return { ...current, text: joinTexts(content, current.text), sent: plain };
      });
    },
    restoreChoice,
  };
}
