import { useQuery } from '@tanstack/react-query';
import type { User } from '@inkwell/contracts';
import type { Mode } from '@inkwell/contracts/constants';
import { Link } from '../../lib/router.tsx';
import { userQuery } from '../../lib/session.ts';
import { dayFormat, longDay } from '../../lib/time.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ComposerBox } from './input/composer-box.tsx';
import { Conversation } from './conversation/conversation.tsx';
import { useOpenDay } from './conversation/use-open-day.ts';

const weekday = dayFormat({ weekday: 'long' });

interface ChatPanelProps {
  mode: Mode;
  date: string;
  /** Somebody under care is answered without access, too. Default true. */
  hasAccess?: boolean;
}

/** The conversation with the companion, for a mode and a day. */
export function ChatPanel(props: ChatPanelProps) {
  const { data: user } = useQuery(userQuery);
  if (user === undefined) return null;
  return user ? <OpenConversation key={user.id} user={user} {...props} /> : <SignedOut />;
}

function OpenConversation({ user, mode, date, hasAccess = true }: ChatPanelProps & { user: User }) {
  const { day, goToToday } = useOpenDay(user.id, mode, date);
  return (
    <section
      aria-label={`Conversation of ${longDay(day)}`}
      className="flex min-h-0 flex-1 flex-col low:min-h-auto"
    >
      {goToToday && (
        <div
          role="status"
          className="mx-auto flex w-full max-w-2xl flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-2 text-sm sm:px-5"
        >
          <p>A new day has begun. This is still {weekday(day)}’s conversation.</p>
          <Button variant="secondary" size="sm" onClick={goToToday}>
            Go to today’s
          </Button>
        </div>
      )}
      <Conversation key={`${mode} ${day}`} user={user} mode={mode} date={day} hasAccess={hasAccess} />
    </section>
  );
}

const doNothing = () => undefined;

function SignedOut() {
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <Notice
        title="Sign in to talk to your companion"
        action={
          <Button variant="secondary" asChild>
            <Link to="/signin">Sign in</Link>
          </Button>
        }
        className="flex-1 justify-center"
      />
      <ComposerBox
        text=""
        onTextChange={doNothing}
        onSend={doNothing}
        tooltip="Sign in to use AI features"
        disabled
        replying={false}
        onStop={undefined}
      />
    </div>
  );
}
