import { describe, expect, it } from 'vitest';
import { createCompanion } from '../src/companion/companion.ts';
import { EXERCISES } from '../src/companion/exercises.ts';
import bank from '../src/companion/replies.json' with { type: 'json' };
import {
  createRetrieval,
  packTraits,
  parseReply,
  traitsOf,
  type FoundReply,
} from '../src/companion/retrieval.ts';
import { packNibbles } from '../src/reading/nibbles.ts';
import { TRAINED_HEADS } from '../src/companion/trained.ts';
import type { Reply, TurnRequest } from '../src/companion/turn.ts';

const EMBEDDING = Array.from({ length: 384 }, () => 0);

/** A vector that points to one dimension, and a little to the next. */
const towards = (dimension: number, beside = 0) =>
  Array.from({ length: 8 }, (_, at) => (at === dimension ? 1 : at === dimension + 1 ? beside : 0));

const bankOf = (rows: { line: string; examples: { text: string; vector: number[] }[] }[]) => ({
  model: 'made up',
  replies: rows.map(({ line }) => ['plain', 'any', '-', line, '-'].join('\t')).join('\n'),
  mean: towards(-2),
  counts: Buffer.from(rows.map(({ examples }) => examples.length)).toString('base64'),
  traits: Buffer.from(
    rows.flatMap(({ examples }) => examples.map(({ text }) => packTraits(traitsOf(text)))),
  ).toString('base64'),
  vectors: Buffer.concat(
    rows.flatMap(({ examples }) => examples.map(({ vector }) => packNibbles(vector))),
  ).toString('base64'),
});

describe('the search for a written reply', () => {
  const find = createRetrieval(
    bankOf([
      {
        line: 'Rain.',
        examples: [
          { text: 'it rained', vector: towards(0) },
          { text: 'rain all day', vector: towards(0, 0.2) },
        ],
      },
      {
        line: 'Rain, for once.',
        examples: [
          { text: 'it rained', vector: towards(0, 0.1) },
          { text: 'the sea', vector: towards(4) },
        ],
      },
      {
        line: 'Sun.',
        examples: [
          { text: 'the sun came out', vector: towards(2) },
          { text: 'sunshine', vector: towards(2) },
        ],
      },
    ]),
  );
  const linesFor = (vector: number[], text: string) =>
    find(vector, traitsOf(text)).map(({ reply }) => reply.line);

  it('when all examples of a reply are near, then it comes before one with a single near example', () => {
    expect(linesFor(towards(0), 'it rained here')).toEqual(['Rain.', 'Rain, for once.']);
  });

  it('when nothing is near, then nothing is found', () => {
    expect(linesFor(towards(6), 'a fire')).toEqual([]);
  });

  it('when the message denies or tells of somebody else, then an example is less near', () => {
    const [own, denied] = ['I cried in the car', "I didn't cry in the car"];
    const found = createRetrieval(
      bankOf([
        {
          line: 'Tears.',
          examples: [
            { text: own, vector: towards(0) },
            { text: own, vector: towards(0) },
          ],
        },
      ]),
    );
    const fitOf = (text: string) => found(towards(0), traitsOf(text))[0]?.fit ?? 0;
    expect(fitOf(denied)).toBeLessThan(fitOf(own));
    expect(fitOf('she cried in the car')).toBeLessThan(fitOf(denied));
  });

  it.each([
    ['and then I left', 'self', false],
    ['my sister never called', 'other', true],
    ['rain all day', null, false],
    ['she didnt ask', 'other', true],
  ] as const)("when '%s' is read, then it is about %s", (text, subject, denies) => {
    expect(traitsOf(text)).toMatchObject({ subject, denies });
  });
});

describe('the replies that were written', () => {
  const replies = bank.replies.split('\n').map(parseReply);

  it('when they are read, then none is there twice, and each asks one thing at most, apart from its line', () => {
    expect(replies.length).toBeGreaterThan(4_000);
    expect(new Set(replies.map(({ line }) => line.toLowerCase())).size).toBe(replies.length);
    for (const { line, ask } of replies) {
      expect(line).not.toMatch(/[?!"]|\{(?!he\}|him\}|his\})/);
      expect(ask ?? '?').toMatch(/^[^?!"]*\??$/);
    }
  });

  it('when one names an exercise, then there is one', () => {
    for (const { exercise } of replies)
      if (exercise !== null) expect([...EXERCISES.keys()]).toContain(exercise);
  });
});

describe('a talk with written replies', () => {
  const reply = (fit: number, row: string): FoundReply => ({
    reply: parseReply(row),
    fit,
    answers: false,
  });
  const HARD =
    'hard\tany\tunsent-letter\tShe hung up, and you were left with it.\tWhat did you want to say yet?';

  /** The last reply to some messages. @param found for each message what is found */
  function say(
    mode: TurnRequest['mode'],
    messages: readonly [string, FoundReply[]][],
    first: Partial<Reply> = {},
  ) {
    const said: TurnRequest['messages'][number][] = [];
    let last: Pick<Reply, 'text' | 'choices' | 'state' | 'progress'> | null = null;
    for (const [content, found] of messages) {
      said.push({ role: 'user', content });
      const answer: Reply = createCompanion({ ...TRAINED_HEADS, findReplies: () => found })({
        mode,
        messages: said,
        embedding: EMBEDDING,
        state: last?.state ?? first.state ?? null,
        progress: last?.progress ?? first.progress ?? null,
        person: {},
        now: 0,
        today: '2026-05-12',
        hour: 20,
      });
      said.push({ role: 'assistant', content: answer.text });
      last = answer;
    }
    return last;
  }

  it('when one is likely right, then it is said with its question, and its exercise is offered', () => {
    const answer = say('heal', [['she just hung up on me in the end', [reply(0.9, HARD)]]]);
    expect(answer?.text).toBe('She hung up, and you were left with it. What did you want to say yet?');
    expect(answer?.choices.map(({ does }) => does)).toEqual(['begin unsent-letter', 'listen']);
  });

  it('when none is likely enough, or the message is too short for that, then it is answered otherwise', () => {
    for (const [text, fit] of [
      ['she just hung up on me in the end', 0.6],
      ['she hung up', 0.9],
    ] as const)
      expect(say('heal', [[text, [reply(fit, HARD)]]])?.text).not.toContain('She hung up, and');
  });

  it('when one was said, then the next likely one is', () => {
    const other = 'hard\tany\t-\tThat click at the end of a line.\t-';
    const found = [reply(0.9, HARD), reply(0.8, other)];
    const answer = say('heal', [
      ['she just hung up on me in the end', found],
      ['i mean she hung up before i was done', found],
    ]);
    expect(answer?.text).toBe('That click at the end of a line.');
  });

  it('when a glad one is found for a message with a hard feeling, then it is not said', () => {
    const glad = 'good\tany\t-\tA good evening, then.\t-';
    const answer = say('heal', [['I was so sad the whole evening with them', [reply(0.9, glad)]]]);
    expect(answer?.text).not.toContain('A good evening');
  });

  it('when the companion is asked something, then it is no message to be taken up', () => {
    const answer = say('heal', [['do you think she will forgive me', [reply(0.95, HARD)]]]);
    expect(answer?.text).not.toContain('She hung up');
  });

  it('when an answer in an exercise is heavy, then it is taken up before the next step', () => {
    const answer = say('heal', [
      ['I want to do the thought record', []],
      ['she just hung up on me in the end', [reply(0.9, HARD)]],
    ]);
    expect(answer?.text).toMatch(/^She hung up, and you were left with it\. \S/);
    expect(answer?.text).not.toContain('What did you want to say yet?');
    expect(answer?.progress?.exercise).toBe('thought-record');
  });
});
