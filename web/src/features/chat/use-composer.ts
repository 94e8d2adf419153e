import type { Message } from '@inkwell/contracts';
import type { Mode } from '@inkwell/contracts/constants';
import { useCallback, useEffect, useRef, useState } from 'react';
import { beforeSignOut } from '../../lib/session.ts';
import { addUnsavedCheck } from '../../lib/unsaved.ts';
import type { OutgoingMessage } from './chat-store.ts';
import {
  clearMessageDrafts,
  saveMessageDraft,
  readMessageDraft,
  type MessageDraft,
} from './message-draft.ts';

// crypto.randomUUID exists in secure contexts only, and development runs on plain http.
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

const newMessage = (content: string, clientMessageId = newId()): OutgoingMessage => ({
  content,
  clientMessageId,
  timestamp: new Date().toISOString(),
});

/** An answer that a reply offers. */
export interface Choice {
  text: string;
  replyId: string;
  /** Its place among the reply's answers. */
  index: number;
}

interface Composer {
  text: string;
  setText: (text: string) => void;
  /** Clears the input and returns its message; the draft stays in storage until `confirmSent`. */
  beginSend: () => OutgoingMessage;
  /** The message of a tapped answer; what is typed stays, unless it is the same. A second tap has the same id. */
  beginChoice: (choice: Choice) => OutgoingMessage;
  /** The server stored the message: removes its draft. */
  confirmSent: () => void;
  /** Sending failed: puts the message back, before whatever was typed since. */
  restore: (outgoing: OutgoingMessage) => void;
  /** Sending a tapped answer failed: puts it into the input where nothing is typed there. */
  restoreChoice: (outgoing: OutgoingMessage) => void;
}

/** Whether the draft is stored: by its id, or where ids are not known as the last of one's own messages. */
function wasSent({ text, sent }: MessageDraft, stored: readonly Message[]): boolean {
  const last = stored.findLast(({ sender }) => sender === 'user');
  if (sent && last?.clientMessageId !== undefined) {
    return stored.some(({ clientMessageId }) => clientMessageId === sent.clientMessageId);
  }
  return last?.content.trim() === text.trim();
}

/** The message being typed. Its draft survives a reload, also one in the middle of sending. */
export function useComposer(
  userId: string,
  mode: Mode,
  date: string,
  stored: readonly Message[] | undefined,
): Composer {
  const [draft, setDraft] = useState(() => readMessageDraft(userId, mode, date));
  const draftRef = useRef(draft);
  const needsCheck = useRef(draft.pending ?? false);

  const update = useCallback(
    (next: MessageDraft, displayed = next) => {
      draftRef.current = displayed;
      setDraft(displayed);
      saveMessageDraft(userId, mode, date, next);
    },
    [userId, mode, date],
  );

  useEffect(() => addUnsavedCheck(() => draftRef.current.text.trim() !== ''), []);

  useEffect(() => beforeSignOut(() => Promise.resolve(clearMessageDrafts())), []);

  // A draft that was pending at the reload was sent if it is stored.
  useEffect(() => {
    if (!needsCheck.current || !stored) return;
    needsCheck.current = false;
    if (wasSent(draftRef.current, stored)) update({ text: '' });
  }, [stored, update]);

  function beginSend(): OutgoingMessage {
    const content = draftRef.current.text.trim();
    const previous = draftRef.current.sent;
    const outgoing = previous?.content === content ? previous : newMessage(content);
    update({ text: content, sent: outgoing, pending: true }, { text: '' });
    return outgoing;
  }

  return {
    text: draft.text,
    setText: (text) => update({ ...draftRef.current, text, pending: false }),
    beginSend,
    beginChoice: ({ text, replyId, index }) =>
      draftRef.current.text.trim() === text.trim()
        ? beginSend()
        : newMessage(text.trim(), `choice-${replyId}-${index}`),
    confirmSent() {
      update(draftRef.current);
    },
    restore(outgoing) {
      const { text } = draftRef.current;
      const restored = text.trim() === '' ? outgoing.content : `${outgoing.content}\n\n${text}`;
      update({ text: restored, sent: outgoing });
    },
    restoreChoice(outgoing) {
      if (draftRef.current.text.trim() === '') update({ text: outgoing.content, sent: outgoing });
    },
  };
}
