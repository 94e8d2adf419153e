import type { Memory } from '@inkwell/contracts';
import { useId, useRef, useState } from 'react';
import { useMemory } from '../../lib/memory.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Drawing } from '../../ui/drawings.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import { useChangeSettings } from './changes.ts';
import { FactItem } from './fact-item.tsx';

/** What the companion has noted of the person, and the switches of companion and memory. */
export function MemorySection() {
  const { data: memory, isError, isFetching, refetch } = useMemory();
  if (memory) {
    return (
      <div className="flex flex-col gap-7">
        <Settings memory={memory} />
        <Facts memory={memory} />
      </div>
    );
  }
  if (!isError) return <LoadingMemory />;
  return (
    <Notice
      variant="error"
      title="The memory could not be loaded"
      action={
        <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      Nothing of it is lost.
    </Notice>
  );
}

function Settings({ memory }: { memory: Memory }) {
  const companion = useChangeSettings();
  const enabled = useChangeSettings();
  // What was chosen, until the answer is there; after a failure again what is stored.
  const chosen = {
    companion: (companion.isPending ? companion.variables.companion : undefined) ?? memory.companion,
    enabled: (enabled.isPending ? enabled.variables.enabled : undefined) ?? memory.enabled,
  };
  return (
    <Card className="divide-y divide-line py-2 sm:py-2.5">
      <Switch
        label="Show the companion"
        hint="Switched off, the companion is gone from every mode; your pages, your week and your conversations stay."
        checked={chosen.companion}
        onCheckedChange={(next) => companion.mutate({ companion: next })}
      />
      <Switch
        label="Let the companion remember"
        hint="Switched off, it notes nothing new and uses nothing of what you told it or wrote before."
        checked={chosen.enabled}
        onCheckedChange={(next) => enabled.mutate({ enabled: next })}
      />
    </Card>
  );
}

function Facts({ memory: { facts, enabled } }: { memory: Memory }) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [removed, setRemoved] = useState(0);
  return (
    <section aria-labelledby={titleId}>
      <h2 ref={title} id={titleId} tabIndex={-1} className="text-xl leading-7 font-medium outline-none">
        What the companion has noted
      </h2>
      <p role="status" className="sr-only">
        {/* A new element each time: the same text twice would be no change. */}
        {removed > 0 && <span key={removed}>Deleted</span>}
      </p>
      {facts.length === 0 ? (
        <div className="pt-6">
          <Drawing name="page" className="mx-auto w-40" />
          <Notice title="Nothing is noted yet" className="pt-4">
            {enabled
              ? 'What you tell the companion about yourself will stand here, to read, change or delete.'
              : 'Its memory is switched off, so nothing is added.'}
          </Notice>
        </div>
      ) : (
        <>
          {!enabled && (
            <p className="mt-1 text-[0.9375rem] leading-6 text-ink-soft">
              Its memory is switched off: this is kept, but not used.
            </p>
          )}
          <ul aria-labelledby={titleId} className="mt-2 divide-y divide-line">
            {facts.map((fact) => (
              <FactItem
                key={fact.id}
                fact={fact}
                onRemoved={() => {
                  setRemoved(removed + 1);
                  title.current?.focus();
                }}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function LoadingMemory() {
  return (
    <div role="status" aria-label="Loading the memory" className="flex flex-col gap-7">
      <Card className="flex flex-col gap-8">
        {['companion', 'memory'].map((name) => (
          <div key={name} className="flex items-center justify-between gap-5">
            <div className="flex flex-1 flex-col gap-3">
              <Skeleton className="w-48" />
              <Skeleton className="w-4/5" />
            </div>
            <Skeleton className="h-7 w-12 rounded-full" />
          </div>
        ))}
      </Card>
      <Skeleton className="h-6 w-64" />
      {['first', 'second', 'third'].map((name) => (
        <div key={name} className="flex flex-col gap-3">
          <Skeleton className="w-11/12" />
          <Skeleton className="h-3 w-48" />
        </div>
      ))}
    </div>
  );
}
