import type { User } from '@inkwell/contracts';
import type { Mode } from '@inkwell/contracts/constants';
import { useState } from 'react';
import { GREETINGS, startersFor } from './starters.ts';

interface EmptyConversationProps {
  mode: Mode;
  user: User;
  /** Undefined where there are no conversation starters. */
  onStart: ((text: string, byKeyboard: boolean) => void) | undefined;
}

/** A greeting and conversation starters. */
export function EmptyConversation({ mode, user, onStart }: EmptyConversationProps) {
  const { greeting, text } = GREETINGS[mode];
  const [starters] = useState(() => startersFor(mode, user.onboardingData, new Date()));
  return (
    <div className="my-auto flex flex-col gap-2">
      <p className="font-serif text-2xl leading-8 font-medium text-balance">
        {user.firstName && (
          <>
            Hello <span dir="auto">{user.firstName}</span>.{' '}
          </>
        )}
        {greeting}
      </p>
      <p className="text-[0.9375rem] leading-6 text-ink-soft">{text}</p>
      {onStart && (
        <ul aria-label="Ways to begin" className="mt-4 flex flex-col gap-2">
          {starters.map((starter) => (
            <li key={starter.text}>
              <button
                type="button"
                onClick={({ detail }) => onStart(starter.text, detail === 0)}
                className="flex min-h-11 w-full flex-col rounded-control border border-line bg-surface px-4 py-2.5 text-left wrap-anywhere transition-colors duration-150 hover:border-accent hover:bg-accent-soft"
              >
                <span dir="auto" className="text-[0.9375rem] leading-6">
                  {starter.text}
                </span>
                <span dir="auto" className="text-sm leading-5 text-ink-soft">
                  {starter.hint}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
