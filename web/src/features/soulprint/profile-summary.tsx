import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { blueprintQuery } from './blueprint.ts';
import type { HeadingLevel } from './soulprint-markdown.tsx';

/** Four of the answers, in short. */
export function ProfileSummary({ level }: { level: HeadingLevel }) {
  const id = useId();
  const answers = useQuery(blueprintQuery).data?.onboardingData;
  if (!answers) return null;
  const facts = [
    ['Peak Energy', answers.daily_rhythm.peak_energy],
    ['Sleep Goal', `${answers.daily_rhythm.target_sleep_hours} hours`],
    ['Proud Word', answers.reflection.proud_word],
    ['Reflection Comfort', answers.reflection.reflection_comfort],
  ];
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={id}>
      <Heading id={id} className="text-lg font-medium">
        Profile Summary
      </Heading>
      <dl className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {facts.map(([name, value]) => (
          <div key={name} className="rounded-control bg-sunken px-3.5 py-3">
            <dt className="text-xs text-ink-soft">{name}</dt>
            <dd dir="auto" className="mt-1 font-serif text-base wrap-anywhere">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
