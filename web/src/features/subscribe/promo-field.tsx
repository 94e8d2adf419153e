import type { Promo } from '@inkwell/contracts';
import { LIMITS } from '@inkwell/contracts/constants';
import { Tag, X } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';

const focusOn = (field: HTMLInputElement | null) => field?.focus();

interface PromoFieldProps {
  applied: Promo | null;
  applying: boolean;
  /** Why the last code was not applied. */
  problem: string | null;
  /** Disables changes while the subscription is being created. */
  locked: boolean;
  onApply: (code: string) => void;
  onChange: () => void;
  onRemove: () => void;
}

export function PromoField({
  applied,
  applying,
  problem,
  locked,
  onApply,
  onChange,
  onRemove,
}: PromoFieldProps) {
  const [code, setCode] = useState('');
  const [isRemovedByKey, setRemovedByKey] = useState(false);

  if (applied) {
    return (
      <div className="flex items-center gap-3 rounded-control border border-line bg-sunken py-1 pr-1 pl-3.5">
        <Tag aria-hidden className="size-4 shrink-0 text-good" />
        <p className="min-w-0 flex-1 text-[0.9375rem]">
          <span className="font-medium break-all">{applied.code}</span>
          {applied.discount !== null && <span className="text-ink-soft"> · {applied.discount} off</span>}
        </p>
        <Button
          variant="ghost"
          size="icon"
          aria-label="Remove promo code"
          disabled={locked}
          onClick={({ detail }) => {
            setCode('');
            setRemovedByKey(detail === 0);
            onRemove();
          }}
        >
          <X aria-hidden />
        </Button>
      </div>
    );
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onApply(code);
  };
  return (
    <form noValidate onSubmit={submit} className="flex items-start gap-2">
      <TextField
        label="Promo code"
        name="promo"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        // In the place of the button that is gone; after a tap it would open the keyboard of a phone.
        ref={isRemovedByKey ? focusOn : undefined}
        maxLength={LIMITS.promoCode}
        className="min-w-0 flex-1"
        value={code}
        error={problem ?? undefined}
        onChange={(event) => {
          setCode(event.target.value.toUpperCase());
          onChange();
        }}
      />
      {/* Below the label, beside the input: a message under the input must not move it. */}
      <Button
        type="submit"
        variant="secondary"
        className="mt-[1.625rem]"
        busy={applying}
        disabled={locked || code.trim() === ''}
      >
        Apply
      </Button>
    </form>
  );
}
