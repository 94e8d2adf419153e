import { Drawing, type DrawingName } from '../../ui/drawings.tsx';

/** The picture beside it. */
export const WRITING = { drawing: 'drop', caption: 'The ink is still wet.' } as const;

const PARTS: readonly { drawing: DrawingName; name: string; text: string; delay: string }[] = [
  {
    drawing: 'moon',
    name: 'The sky',
    text: 'Sun, moon and rising sign, computed for the hour and the place of your birth.',
    delay: '',
  },
  {
    drawing: 'page',
    name: 'The words',
    text: 'Your answers, read together: what you want, what weighs on you, what you are proud of.',
    delay: '[animation-delay:600ms]',
  },
  {
    drawing: 'path',
    name: 'The plan',
    text: 'A small practice to begin with, placed where your energy is.',
    delay: '[animation-delay:1200ms]',
  },
];

/** What happens while the SoulPrint is written. Always mounted, because a live region has to be there first. */
export function SoulPrintProgress({ active }: { active: boolean }) {
  return (
    <div role="status">
      {active && (
        <div className="animate-fade-in">
          <h1 className="text-3xl leading-10 font-medium">We are writing your SoulPrint</h1>
          <p className="mt-2 mb-7 leading-6 text-ink-soft">
            Three things come together now. It can take half a minute.
          </p>
          <ul className="flex flex-col gap-6">
            {PARTS.map(({ drawing, name, text, delay }) => (
              <li key={name} className="flex items-center gap-5">
                <Drawing
                  name={drawing}
                  className={`w-20 shrink-0 animate-breathe min-[24rem]:w-28 sm:w-32 ${delay}`}
                />
                <div>
                  <h2 className="text-lg font-medium">{name}</h2>
                  <p className="mt-0.5 text-[0.9375rem] leading-6 text-ink-soft">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
