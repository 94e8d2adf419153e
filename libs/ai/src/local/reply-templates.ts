import { pickFrom } from './seeded-random.ts';
import { capitalised } from './words.ts';

/** What templates can speak of; `{Topic}` is `{topic}` at the start of a sentence. */
export type Slots = Partial<
  Record<
    | 'quote'
    | 'topic'
    | 'topic2'
    | 'topic3'
    | 'person'
    | 'wish'
    | 'time'
    | 'word'
    | 'feeling'
    | 'name'
    | 'thread'
    | 'recurring'
    | 'step'
    | 'minutes'
    | 'peak'
    | 'habit'
    | 'line',
    string
  >
>;

/** One template of each paragraph that can be filled, then at most one question. */
export type Script = { paragraphs: readonly (readonly string[])[]; questions?: readonly string[] };

export type Teller = { slots: Slots; chance: () => number; said: string };

export function tell(script: Script, teller: Teller): string {
  const lines = [...script.paragraphs, script.questions ?? []]
    .map((templates) => choose(templates, teller))
    .filter((line) => line !== null);
  return lines.join('\n\n');
}

/** The template that takes up most of what the person said, and has not been said before. */
function choose(templates: readonly string[], { slots, chance, said }: Teller): string | null {
  const filled = templates.flatMap((template) => {
    const text = fill(template, slots);
    return text === null ? [] : [{ text, size: slotsOf(template).length }];
  });
  const fresh = filled.filter(({ text }) => !said.includes(text));
  const left = fresh.length > 0 ? fresh : filled;
  const most = Math.max(...left.map(({ size }) => size));
  const [first, ...others] = left.filter(({ size }) => size >= most - 1 && (size > 0 || most === 0));
  return first ? pickFrom([first, ...others], chance).text : null;
}

function fill(template: string, slots: Slots): string | null {
  let missing = false;
  const text = template.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = slots[(key.charAt(0).toLowerCase() + key.slice(1)) as keyof Slots];
    missing ||= value === undefined;
    return /^[A-Z]/.test(key) ? capitalised(value ?? '') : (value ?? '');
  });
  return missing ? null : text;
}

const slotsOf = (template: string) => template.match(/\{\w+\}/g) ?? [];
