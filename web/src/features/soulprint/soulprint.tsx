import { useQuery } from '@tanstack/react-query';
import { Feather } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { blueprintQuery } from './blueprint.ts';
import type { HeadingLevel } from './soulprint-markdown.tsx';

const Formatted = lazyPart(
  'Your SoulPrint',
  async () => (await import('./soulprint-markdown.tsx')).SoulPrintMarkdown,
  {
    fallback: <Loading />,
  },
);

const SKELETON_LINES = 9;

interface SoulPrintProps {
  /** Of its first heading on the page. */
  level?: HeadingLevel;
}

/** The user's SoulPrint, or its loading, pending, empty or error state. */
export function SoulPrint({ level = 2 }: SoulPrintProps) {
  const { data, isError, refetch } = useQuery(blueprintQuery);

  if (data?.blueprint) {
    return <Formatted text={data.blueprint} level={level} />;
  }
  if (data?.status === 'pending') {
    return (
      <div className="flex flex-col gap-6">
        <p className="flex items-center gap-2 text-[0.9375rem] text-ink-soft">
          <Feather aria-hidden className="size-4" />
          Your SoulPrint is being written. It appears here by itself.
        </p>
        <SkeletonText label="Your SoulPrint is being written" lines={SKELETON_LINES} />
      </div>
    );
  }
  if (data) {
    return (
      <Notice title="No SoulPrint yet">It is written from your answers when onboarding is complete.</Notice>
    );
  }
  if (isError) {
    return (
      <Notice
        variant="error"
        title="Your SoulPrint could not be loaded"
        action={
          <Button variant="secondary" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        It is safe; only the way to it is blocked for now.
      </Notice>
    );
  }
  return <Loading />;
}

function Loading() {
  return (
    <div>
      <p className="mb-6 text-[0.9375rem] text-ink-soft">Loading your blueprint...</p>
      <SkeletonText label="Loading your blueprint..." lines={SKELETON_LINES} />
    </div>
  );
}
