import { isBlankText } from '@inkwell/contracts/blank';
import type { MemoryFact } from '@inkwell/contracts';
import { LIMITS } from '@inkwell/contracts/constants';
import { useEffect, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { RequestError } from '../../lib/request.ts';
import { Button } from '../../ui/button.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { useChangeFact } from './changes.ts';

function explain(error: unknown): string {
  if (error instanceof RequestError && error.status === 404) return 'This note has been deleted meanwhile.';
  if (error instanceof RequestError && error.status === 400)
    return error.serverMessage ?? 'This cannot be saved.';
  return 'Not saved. Your words are still here; please try again.';
}

/** Changes a fact's text: Enter saves, Escape leaves it as it was. */
export function FactForm({ fact, onClose }: { fact: MemoryFact; onClose: () => void }) {
  const [text, setText] = useState(fact.text);
  const [error, setError] = useState<string>();
  const area = useRef<HTMLTextAreaElement>(null);
  const change = useChangeFact();

  useEffect(() => {
    const element = area.current;
    element?.focus();
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);

  const save = () => {
    const trimmed = text.trim();
    if (change.isPending) return;
    if (trimmed === fact.text) onClose();
    else if (isBlankText(trimmed)) setError('Write something here, or leave it and delete the note.');
    else {
      change.mutate(
        { id: fact.id, text: trimmed },
        { onSuccess: onClose, onError: (failure) => setError(explain(failure)) },
      );
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    save();
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    save();
  };

  return (
    <form onSubmit={onSubmit} className="flex flex-col gap-3">
      <Textarea
        ref={area}
        label="What the companion has noted"
        labelHidden
        rows={2}
        value={text}
        maxLength={LIMITS.fact}
        error={error}
        onChange={({ target }) => {
          setText(target.value);
          setError(undefined);
        }}
        onKeyDown={onKeyDown}
      />
      <div className="flex gap-2">
        <Button type="submit" size="sm" busy={change.isPending}>
          Save
        </Button>
        <Button variant="secondary" size="sm" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
