import { PUT_ON_PAGE } from '@inkwell/contracts/constants';
import { Check } from 'lucide-react';
import { Link } from '../../../lib/router.tsx';
import { opensSafetyPlan, SAFETY_PLAN_PATH } from '../../../lib/safety-plan.ts';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/cn.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { displayedChoices, type DisplayedMessage } from '../message/messages.ts';
import type { Choice } from '../input/use-composer.ts';
import { usePageAddition } from './use-page-addition.ts';

const BreathingGuide = lazyPart(
  'The breathing guide',
  async () => (await import('../exercise/breathing-guide.tsx')).BreathingGuide,
  {
    fallback: <Skeleton className="h-80 w-full" />,
  },
);

const ON_PAGE = "It's on today's page";

/** Wraps onto several lines where the text is long or the panel narrow. */
const pill =
  'h-auto max-w-full shrink rounded-[1.375rem] py-2 text-left text-[0.9375rem] leading-6 whitespace-normal pointer-coarse:min-h-11';

interface ReplyActionsProps {
  /** The newest message: a reply that has ended. */
  reply: DisplayedMessage;
  userId: string;
  /** Whether the person has a journal to put something into. */
  hasJournal: boolean;
  /** Undefined while nothing can be sent. */
  onChoose: ((choice: Choice, byKeyboard: boolean) => void) | undefined;
}

/** What the newest reply offers: a breathing guide, answers to tap, and its words for today's page. */
export function ReplyActions({ reply, userId, hasJournal, onChoose }: ReplyActionsProps) {
  const pace = reply.exercise?.pace;
  const page = reply.exercise?.page;
  const choices = displayedChoices(reply).map((each): Choice => ({ ...each, replyId: reply.id }));
  const hasChoices = onChoose !== undefined && choices.length > 0;
  const pageButton = hasJournal && page && <PageButton userId={userId} replyId={reply.id} page={page} />;
  if (!pace && !hasChoices && !pageButton) return null;
  return (
    <div className="flex animate-fade-in flex-col gap-4 pb-2">
      {pace && <BreathingGuide pace={pace} />}
      {(hasChoices || pageButton) && (
        <div className="flex flex-wrap gap-2">
          {hasChoices && (
            <div role="group" aria-label="Answers to tap" className="flex max-w-full flex-wrap gap-2">
              {choices.map((choice) =>
                opensSafetyPlan(choice.text) ? (
                  <Button key={choice.index} asChild variant="secondary" size="sm" className={pill}>
                    <Link to={SAFETY_PLAN_PATH}>{choice.text}</Link>
                  </Button>
                ) : (
                  <Button
                    key={choice.index}
                    variant="secondary"
                    size="sm"
                    className={pill}
                    onClick={({ detail }) => onChoose(choice, detail === 0)}
                  >
                    {choice.text}
                  </Button>
                ),
              )}
            </div>
          )}
          {pageButton}
        </div>
      )}
    </div>
  );
}

function PageButton({ userId, replyId, page }: { userId: string; replyId: string; page: string }) {
  const { added, adding, add } = usePageAddition(userId, replyId);
  return (
    <Button
      variant="secondary"
      size="sm"
      className={cn(pill, added && 'aria-disabled:opacity-100')}
      busy={adding}
      // Not disabled, which would take the focus away.
      aria-disabled={added || adding || undefined}
      onClick={() => add(page)}
    >
      {added && <Check aria-hidden />}
      <span aria-live="polite">{added ? ON_PAGE : PUT_ON_PAGE}</span>
    </Button>
  );
}
