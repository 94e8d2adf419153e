import type { StreamTask } from '../tasks.ts';
import { createRandom, hashOf, pickFrom } from './seeded-random.ts';
import type { KnownFacts } from './known-facts.ts';
import { FEELING_NAMES, isLight } from './feelings.ts';
import { LIMITED_TO_ENGLISH } from './language.ts';
import { ADVICE, COMMON, LONG, RECURRING } from './prose/any-mode.ts';
import { HEAL, PRACTICES, THOUGHT_LINES } from './prose/heal.ts';
import { ANY_STEP, PLAN, STEPS, WHEN_LINES } from './prose/plan.ts';
import { WRITE } from './prose/write.ts';
import type { Reading, Thought } from './message-reading.ts';
import { tell, type Script, type Slots } from './reply-templates.ts';
import type { ModeScripts } from './mode-scripts.ts';
import { asAnswer } from './words.ts';

const VOICES: Record<StreamTask, ModeScripts> = {
  'companion.write': WRITE,
  'companion.heal': HEAL,
  'companion.plan': PLAN,
};

export type Conversation = {
  task: StreamTask;
  /** The message to answer. */
  reading: Reading;
  /** The person's earlier messages, newest first. */
  earlier: readonly Reading[];
  /** Everything the companion has said, so that it does not repeat itself. */
  said: string;
  facts: KnownFacts;
  /** The same seed gives the same reply. */
  seed: string;
};

const LONG_WORDS = 220;

/** What to say: the script for what was read, filled with the person's own words. */
export function replyTo(conversation: Conversation): string {
  const { task, reading, said } = conversation;
  const chance = createRandom(hashOf(`${task}\n${conversation.seed}`));
  const slots = slotsOf(conversation, chance);
  const script = scriptFor(task, reading, slots);
  return tell(script, { slots, chance, said });
}

function scriptFor(task: StreamTask, reading: Reading, slots: Slots): Script {
  const voice = VOICES[task];
  const { shape, intent } = reading;
  if (shape === 'emoji') return reading.feelings.length > 0 ? COMMON.feltEmoji : COMMON.emoji;
  if (shape === 'unreadable' || shape === 'empty') return COMMON.unreadable;
  if (shape === 'foreign') return COMMON.foreign;
  const common = COMMON[intent];
  if (common) return common;
  if (intent === 'greeting' || intent === 'yes' || intent === 'no' || intent === 'unsure')
    return voice[intent];

  const script = withExtras(task, shareScript(voice, reading), reading);
  const opening = [
    ...(reading.words > LONG_WORDS ? [LONG] : []),
    ...(slots.recurring ? [RECURRING] : []),
    ...(intent === 'advice' ? [ADVICE] : []),
  ];
  return { ...script, paragraphs: [...opening, ...script.paragraphs] };
}

/** Thoughts that hurt although no feeling is named: 'everyone hates me'. */
const PAINFUL = new Set<Thought>(['mind_reading', 'self_blame', 'not_enough']);
const isPainful = (thought: Thought | null) => thought !== null && PAINFUL.has(thought);

function shareScript(voice: ModeScripts, { loss, feelings, thought }: Reading): Script {
  const [strongest] = feelings;
  if (loss) return voice.loss;
  if (!strongest) return isPainful(thought) ? voice.heavy : voice.plain;
  if (strongest.negated) return voice.negated;
  const heavy = feelings.some(({ family, negated }) => !negated && !isLight(family));
  return heavy ? voice.heavy : voice.light;
}

/** Heal adds the kind of thought and a practice, plan the time for the step. */
function withExtras(task: StreamTask, script: Script, { thought, feelings, loss }: Reading): Script {
  if (loss) return script;
  if (task === 'companion.plan') return { ...script, paragraphs: [...script.paragraphs, WHEN_LINES] };
  if (task !== 'companion.heal') return script;
  const heavy = feelings.find(({ family, negated }) => !negated && !isLight(family));
  const light = feelings.length > 0 && !heavy;
  const thoughts = thought && !light ? [THOUGHT_LINES[thought]] : [];
  const practices = heavy ? [PRACTICES[heavy.family] ?? []] : [];
  return { ...script, paragraphs: [...script.paragraphs, ...thoughts, ...practices] };
}

function slotsOf({ reading, earlier, facts }: Conversation, chance: () => number): Slots {
  const { topics, people, feelings, quote, wishes, times } = reading;
  // Heavier feelings are answered first, also where a lighter word comes before them.
  const feeling = feelings.find(({ negated, family }) => !negated && !isLight(family)) ?? feelings[0];
  const thread = earlier.flatMap((past) => [...past.topics, ...past.people])[0];
  const recurring = [...people, ...topics].find((subject) =>
    earlier.some((past) => [...past.topics, ...past.people].includes(subject)),
  );
  const greeted = reading.intent === 'farewell' ? (facts.name ? `, ${facts.name}` : '') : facts.name;
  const [wish] = wishes;
  const step = stepFor(
    `${wish ?? ''} ${topics.join(' ')} ${people.length > 0 && !wish ? 'talk' : ''}`,
    chance,
  );

  return definedOnly({
    quote: quote ?? undefined,
    topic: topics[0],
    topic2: topics[1] ?? (topics[0] ? people[0] : undefined),
    topic3: topics[2],
    person: people[0],
    wish: wish && asAnswer(wish, 80),
    time: times.find((time) => !/yesterday|last/.test(time)),
    word: feeling?.word,
    feeling: feeling ? FEELING_NAMES[feeling.family] : isPainful(reading.thought) ? 'pain' : undefined,
    name: greeted,
    thread,
    recurring,
    step: step.text,
    minutes: String(step.minutes),
    peak: facts.peak,
    habit: facts.habit,
    line: LIMITED_TO_ENGLISH[reading.language],
  });
}

function stepFor(about: string, chance: () => number): { text: string; minutes: number } {
  const { steps, minutes } = STEPS.find((kind) => kind.about.test(about)) ?? ANY_STEP;
  const [first = '', ...others] = steps;
  return { text: pickFrom([first, ...others], chance), minutes };
}

function definedOnly(slots: { [Key in keyof Slots]: Slots[Key] | undefined }): Slots {
  return Object.fromEntries(Object.entries(slots).filter(([, value]) => value !== undefined));
}
