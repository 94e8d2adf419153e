import { Star } from 'lucide-react';
import type { Mode } from '@inkwell/contracts/constants';
import { cn } from '../ui/cn.ts';

export function Claims() {
  return (
    <ul className="mt-12 flex flex-wrap justify-center gap-x-8 gap-y-2 text-sm text-ink-soft">
      <li>#1 Viral App on TikTok</li>
      <li>Loved by 100,000+ Daily Users</li>
    </ul>
  );
}

const TESTIMONIALS = [
  {
    text: 'I open it when the house is finally quiet. Ten minutes later my head is, too.',
    name: 'Maya',
    about: 'writes most evenings',
  },
  {
    text: 'It noticed that Sundays weigh on me before I did. I plan them differently now.',
    name: 'Elena',
    about: 'plans her week here',
  },
  {
    text: 'On a bad night it asked me one good question. That was what I needed.',
    name: 'Joanna',
    about: 'talks things through',
  },
];

export function Testimonials() {
  return (
    <section aria-label="What people say" className="border-y border-line bg-sunken px-5 py-16 sm:px-8">
      <ul className="mx-auto grid max-w-6xl gap-10 md:grid-cols-3">
        {TESTIMONIALS.map(({ text, name, about }) => (
          <li key={name}>
            <figure>
              <div role="img" aria-label="Five stars" className="flex gap-0.5 text-star">
                {Array.from({ length: 5 }, (_, star) => (
                  <Star key={star} aria-hidden className="size-4 fill-current" />
                ))}
              </div>
              <blockquote className="mt-3 font-serif text-xl leading-8">“{text}”</blockquote>
              <figcaption className="mt-3 text-sm text-ink-soft">
                <span className="font-medium text-ink">{name}</span>, {about}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

const MODE_SECTIONS: readonly { mode: Mode; title: string; text: string; points: string[] }[] = [
  {
    mode: 'write',
    title: 'Write Your Way',
    text: 'A clean page every day, and a question when you do not know where to begin.',
    points: ['Saves as you write', 'Prompts that fit your day', 'See which feelings return, and when'],
  },
  {
    mode: 'heal',
    title: 'Heal Your Heart',
    text: 'A companion that listens first, with what works from CBT and mindfulness.',
    points: [
      'One conversation for each day',
      'Gentle exercises, never a diagnosis',
      'Real help in sight when it is needed',
    ],
  },
  {
    mode: 'plan',
    title: 'Plan with Purpose',
    text: 'A week that begins with your energy and leaves room for what matters to you.',
    points: ['Move things by hand', 'Suggestions that never collide', 'In step with Google Calendar'],
  },
];

export function ModeSections() {
  return MODE_SECTIONS.map(({ mode, title, text, points }, index) => (
    <section
      key={mode}
      id={mode}
      data-mode={mode}
      className="mx-auto grid max-w-6xl scroll-mt-20 items-center gap-10 px-5 py-16 sm:px-8 md:grid-cols-2 md:gap-16 md:py-24"
    >
      <div className={cn(index % 2 === 1 && 'md:order-last')}>
        <div aria-hidden className="mb-5 h-1 w-12 rounded-full bg-accent" />
        <h2 className="text-4xl leading-tight font-medium sm:text-5xl">{title}</h2>
        <p className="mt-4 max-w-md text-lg leading-8 text-ink-soft">{text}</p>
      </div>
      <ul className="ruled rounded-card border border-line bg-surface px-6 shadow-soft sm:px-8">
        {points.map((point) => (
          <li
            key={point}
            className="flex h-20 items-end gap-3 pb-2.5 font-serif text-lg leading-6 sm:text-xl"
          >
            <span aria-hidden className="mb-2 size-1.5 shrink-0 rounded-full bg-accent" />
            {point}
          </li>
        ))}
        <li aria-hidden className="h-10" />
      </ul>
    </section>
  ));
}
