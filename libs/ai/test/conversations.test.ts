import { PUT_ON_PAGE } from '@inkwell/contracts/constants';
import { describe, expect, it } from 'vitest';
import { EXERCISES } from '../src/companion/exercises.ts';
import { TRAINED_COMPANION } from '../src/companion/trained.ts';
import type { Reply } from '../src/companion/turn.ts';
import type { Conversation } from './conversations/conversation.ts';
import { HEAL_1 } from './conversations/heal-1.ts';
import { HEAL_2 } from './conversations/heal-2.ts';
import { LANGUAGES } from './conversations/languages.ts';
import { PLAN } from './conversations/plan.ts';
import { WRITE_1 } from './conversations/write-1.ts';
import { WRITE_2 } from './conversations/write-2.ts';

const START = Date.UTC(2026, 4, 12, 18);
const ALL = [...WRITE_1, ...WRITE_2, ...HEAL_1, ...HEAL_2, ...PLAN, ...LANGUAGES];

/** The replies to a conversation, without embeddings: plain words alone decide. */
function repliesTo({ mode, hour, lines }: Conversation): Reply[] {
  const messages: { role: 'user' | 'assistant'; content: string }[] = [];
  const replies: Reply[] = [];
  for (const line of lines) {
    const last = replies.at(-1);
    const tapped = /^>(\d)$/.exec(line)?.[1];
    messages.push({ role: 'user', content: last?.choices[Number(tapped ?? 0) - 1]?.say ?? line });
    const reply = TRAINED_COMPANION({
      mode,
      messages,
      embedding: null,
      state: last?.state ?? null,
      walk: last?.walk ?? null,
      person: { name: 'Ada' },
      now: START + replies.length * 60_000,
      today: '2026-05-12',
      hour,
    });
    messages.push({ role: 'assistant', content: reply.text });
    replies.push(reply);
  }
  return replies;
}

/** Without what was kept in an exercise, which is the person's own. */
const ownWords = ({ text }: Reply) => text.split('\n\n')[0] ?? '';

describe.each(ALL.map((conversation) => [conversation.name, conversation] as const))(
  '%s',
  (_, conversation) => {
    const replies = repliesTo(conversation);

    it('when it is read to its end, then nothing is asked or said twice', () => {
      const sentences = replies
        .filter(({ walk }) => walk === null)
        .flatMap((reply) => ownWords(reply).split(/(?<=[.?])\s+/))
        .filter((each) => each.length > 24 && !/offer|We needn't|in your own words/.test(each));
      expect(sentences).toEqual([...new Set(sentences)]);
    });

    it('when it is read to its end, then each reply asks one thing at most, and nothing is left unfilled', () => {
      for (const reply of replies) {
        expect(ownWords(reply).match(/\?/g)?.length ?? 0, reply.text).toBeLessThanOrEqual(1);
        expect(reply.text).not.toMatch(/[{}]|undefined|\bnull\b| {2}/);
        expect(reply.text.trim()).not.toBe('');
      }
    });

    it('when something is offered, then it can be tapped: two to seven words, none twice', () => {
      for (const { choices } of replies) {
        const labels = choices.map(({ say }) => say);
        expect(labels).toEqual([...new Set(labels)]);
        for (const { say, does } of choices)
          if (does !== 'answer')
            expect(say.split(' ').length, say).toSatisfy((words: number) => words >= 2 && words <= 7);
      }
    });
  },
);

const say = (mode: Conversation['mode'], ...lines: string[]) =>
  repliesTo({ name: '', mode, hour: 20, lines }).at(-1);

describe('what a message already holds', () => {
  it('when somebody asks for help between two things, then the columns begin with these', () => {
    const reply = say('plan', 'help me decide between taking the job in Leipzig and staying in Hamburg');
    expect(reply?.exercise?.id).toBe('two-columns');
    expect(reply?.text).toContain('taking the job in Leipzig');
  });

  it('when a verdict on oneself was written, then the thought record takes it', () => {
    const reply = say('heal', "I'm such a terrible friend", 'yes', 'I forgot her birthday');
    expect(reply?.text).toContain("I'm such a terrible friend");
  });

  it('when an offer is taken in other words, then it begins', () => {
    for (const yes of ['yes', 'ok', 'yeah sure', '1', 'the thought one'])
      expect(say('heal', 'I feel like a failure', yes)?.exercise?.id, yes).toBe('thought-record');
  });

  it('when an offer is turned down, then nothing begins', () => {
    for (const no of ['no', 'not now', "I don't want that"])
      expect(say('heal', 'I feel like a failure', no)?.walk, no).toBeNull();
  });
});

describe('a request for help', () => {
  it.each([
    ['how do I talk to my son about it?', 'prepared-talk'],
    ['can you help me sleep', 'bedtime-unload'],
    ['how can I stop worrying about this', 'worry-tree'],
    ['should I quit?', 'two-columns'],
    ['how do I forgive him', 'unsent-letter'],
    ['what can i do differently', 'if-then-plan'],
  ])('when it is “%s”, then %s is offered', (message, id) => {
    const reply = say('heal', message);
    expect(reply?.choices.map(({ does }) => does)).toContain(`begin ${id}`);
    expect(reply?.text).not.toContain(EXERCISES.get(id)?.offer);
  });
});

describe('slips and short forms', () => {
  it.each([
    ['i cant sleep agian', 'begin bedtime-unload'],
    ['im so nervos about my job inteview tmrw', 'begin paced-breathing'],
  ])('when it is “%s”, then it is understood', (message, choice) => {
    expect(say('heal', message)?.choices.map(({ does }) => does)).toContain(choice);
  });

  it('when it is said back, then the slips are mended', () => {
    expect(say('heal', 'work is a lot', 'my boss wants teh report tmrw')?.text).toContain(
      'Your boss wants the report tomorrow',
    );
  });
});

describe('an end', () => {
  it('when something was put onto the page by word, then the answer that does it is there', () => {
    const reply = say('write', 'I walked to the lake.', 'The water was green.', 'put that on the page');
    expect(reply?.choices.map(({ say: label }) => label)).toContain(PUT_ON_PAGE);
    expect(reply?.exercise?.page).toContain('The water was green.');
  });

  it('when somebody leaves who had an idea, then it is given back', () => {
    const reply = say('heal', 'I feel lonely', 'maybe I could call my sister', 'bye');
    expect(reply?.text).toContain('maybe I could call my sister');
  });
});
