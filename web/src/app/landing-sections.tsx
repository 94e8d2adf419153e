import { PRODUCT_NAME, type Mode } from '@inkwell/contracts/constants';
import { Star } from 'lucide-react';
import { useTheme, type Theme } from '../lib/theme.ts';
import { cn } from '../ui/cn.ts';
import { Drawing, type DrawingName } from '../ui/drawings.tsx';
import healDark from './landing-pictures/heal-dark.webp';
import healLight from './landing-pictures/heal-light.webp';
import planDark from './landing-pictures/plan-dark.webp';
import planLight from './landing-pictures/plan-light.webp';
import writeDark from './landing-pictures/write-dark.webp';
import writeLight from './landing-pictures/write-light.webp';

export function Claims() {
  return (
    <ul className="mt-12 flex flex-wrap justify-center gap-x-8 gap-y-2 text-sm text-ink-soft">
      <li>#1 Viral App on TikTok</li>
      <li>Loved by 100,000+ Daily Users</li>
    </ul>
  );
}

const PURPOSES: readonly { drawing: DrawingName; title: string; text: string }[] = [
  {
    drawing: 'page',
    title: 'Put it into words',
    text: 'A few lines at the end of a day, and you can see what it was about.',
  },
  {
    drawing: 'window',
    title: 'Work through what is heavy',
    text: 'With a companion that asks before it answers.',
  },
  {
    drawing: 'path',
    title: 'Make room for what counts',
    text: 'Give it an hour in your week, so that it has a place to happen.',
  },
];

export function Purpose() {
  return (
    <section
      id="purpose"
      tabIndex={-1}
      className="mx-auto max-w-6xl scroll-mt-20 px-5 pt-10 pb-20 outline-none sm:px-8 md:pb-28"
    >
      <h2 className="mx-auto max-w-2xl text-center text-3xl leading-tight font-medium sm:text-4xl">
        A calendar knows where you have to be, not why.
      </h2>
      <p className="mx-auto mt-5 max-w-2xl text-center text-lg leading-8 text-balance text-ink-soft">
        It does not know what kept you awake, or what you want from this year. {PRODUCT_NAME} keeps the three
        together: what you write, what you work through, and what you make time for.
      </p>
      <ul className="mt-14 grid gap-12 md:grid-cols-3 md:gap-10">
        {PURPOSES.map(({ drawing, title, text }) => (
          <li key={title} className="text-center">
            <Drawing name={drawing} className="mx-auto w-48" />
            <h3 className="mt-6 text-xl leading-7 font-medium">{title}</h3>
            <p className="mx-auto mt-2 max-w-xs leading-7 text-balance text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
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
    <section aria-label="What people say" className="border-y border-line bg-sunken py-16">
      <ul className="mx-auto grid max-w-6xl gap-10 px-5 sm:px-8 md:grid-cols-3">
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

interface ModeSection {
  mode: Mode;
  title: string;
  text: string;
  points: string[];
  picture: { light: string; dark: string; alt: string };
}

const MODE_SECTIONS: readonly ModeSection[] = [
  {
    mode: 'write',
    title: 'Write Your Way',
    text: 'A clean page every day, and a question when you do not know where to begin.',
    points: ['Saves as you write', 'Prompts that fit your day', 'See which feelings return, and when'],
    picture: {
      light: writeLight,
      dark: writeDark,
      alt: 'A page of the journal, about a walk by a lake, that has just been saved.',
    },
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
    picture: {
      light: healLight,
      dark: healDark,
      alt: 'A conversation: somebody tells of a quarrel, and the companion answers with a question.',
    },
  },
  {
    mode: 'plan',
    title: 'Plan with Purpose',
    text: 'A week that begins with your energy and leaves room for what matters to you.',
    points: ['Move things by hand', 'Suggestions that never collide', 'In step with Google Calendar'],
    picture: {
      light: planLight,
      dark: planDark,
      alt: 'A week in the calendar, with hours for a walk, for writing and for friends.',
    },
  },
];

// The pictures follow the theme of the profile menu too, not only the device's.
const DARK_MEDIA: Record<Theme, string> = {
  system: '(prefers-color-scheme: dark)',
  light: 'not all',
  dark: 'all',
};

export function ModeSections() {
  const theme = useTheme();
  return MODE_SECTIONS.map(({ mode, title, text, points, picture }, index) => (
    <section
      key={mode}
      id={mode}
      tabIndex={-1}
      data-mode={mode}
      className={cn(
        'mx-auto grid max-w-6xl scroll-mt-20 items-center gap-10 px-5 py-14 outline-none sm:px-8 md:gap-14 md:py-20',
        index % 2 === 0
          ? 'md:grid-cols-[minmax(0,4fr)_minmax(0,5fr)]'
          : 'md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]',
      )}
    >
      <div className={cn(index % 2 === 1 && 'md:order-last')}>
        <div aria-hidden className="mb-5 h-1 w-12 rounded-full bg-accent" />
        <h2 className="text-4xl leading-tight font-medium sm:text-5xl">{title}</h2>
        <p className="mt-4 max-w-md text-lg leading-8 text-ink-soft">{text}</p>
        <ul className="mt-6 flex flex-col gap-3">
          {points.map((point) => (
            <li key={point} className="flex gap-3 font-serif text-lg leading-7">
              <span aria-hidden className="mt-[0.7em] size-1.5 shrink-0 rounded-full bg-accent" />
              {point}
            </li>
          ))}
        </ul>
      </div>
      <picture>
        <source srcSet={picture.dark} media={DARK_MEDIA[theme]} />
        <img
          src={picture.light}
          alt={picture.alt}
          width={1280}
          height={960}
          loading="lazy"
          decoding="async"
          className="h-auto w-full rounded-card border border-line bg-surface shadow-soft"
        />
      </picture>
    </section>
  ));
}
