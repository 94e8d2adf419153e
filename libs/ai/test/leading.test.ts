import { PUT_ON_PAGE } from '@inkwell/contracts/constants';
import { describe, expect, it } from 'vitest';
import { lineOf } from '../src/companion/leading.ts';
import { ASKED_KINDS } from '../src/companion/prose/asked-kinds.ts';
import { PLAIN_LINES, UNEASY_LINES_OF_HEAL } from '../src/companion/prose/by-tone.ts';
import {
  ANCHORS_HEAL,
  ANCHORS_WRITE,
  FURTHER_HEAL,
  FURTHER_WRITE,
} from '../src/companion/prose/gathering.ts';
import { LEADS_OF_HEAL } from '../src/companion/prose/leads-heal.ts';
import { LEADS_OF_WRITE } from '../src/companion/prose/leads-write.ts';
import { repliesTo, say } from './conversations/replies.ts';

const none = () => false;

const QUIET = [
  'the heron was back on the pond today',
  'i was late for work and stopped anyway',
  'he looked like a folded umbrella',
  'the fog came over the bridge',
];
const QUIET_HARD = [
  'we had dinner at my parents',
  'they talked about my cousin the whole evening',
  'i cut my potatoes very small',
  'the clock in the hall is still five minutes late',
];

describe('the questions that lead on', () => {
  const all = [LEADS_OF_WRITE, LEADS_OF_HEAL].flatMap((leads) =>
    Object.values(leads).flatMap(({ nearer, inside, stays }) => [nearer, inside, stays]),
  );

  it('are enough that none has to come twice: forty for each of the two modes', () => {
    for (const leads of [LEADS_OF_WRITE, LEADS_OF_HEAL]) {
      const asks = Object.values(leads).flatMap(({ nearer, inside, stays }) => [
        ...nearer,
        ...inside,
        ...stays,
      ]);
      expect(new Set(asks).size).toBeGreaterThanOrEqual(40);
    }
  });

  it('ask one thing each, or give one sentence to finish', () => {
    for (const ask of all.flat()) {
      expect(ask, ask).not.toMatch(/!/);
      expect((ask.match(/\?/g) ?? []).length, ask).toBe(ask.endsWith("…'") ? 0 : 1);
    }
  });

  it.each(['write', 'heal'] as const)('when quiet things are told (%s), then no reply is flat', (mode) => {
    const replies = repliesTo({ name: '', mode, hour: 20, lines: mode === 'write' ? QUIET : QUIET_HARD });
    for (const { text, choices } of replies) {
      expect(text).not.toMatch(/Tell me more|Go on, I'm listening|Keep going|I'd like to hear more/);
      expect(/[?…]/.test(text) || choices.length > 0, text).toBe(true);
    }
  });

  it('when somebody is told of only once, then nothing is asked about them', () => {
    const reply = say('write', 'I fixed a tap in the morning', 'she made me take a bun');
    expect(reply?.text).not.toMatch(/\b(?:her|she)\b/i);
  });

  it('when somebody died, then nothing is asked as if they lived', () => {
    const replies = repliesTo({
      name: '',
      mode: 'heal',
      hour: 21,
      lines: ['my brother died two years ago', 'he was always late', 'he had this yellow coat'],
    });
    for (const { text } of replies) expect(text).not.toMatch(/\bwhen he is\b|\bhim to see\b/);
  });
});

describe('what is said back word for word', () => {
  it.each([
    [['Ironed the tablecloths this morning.'], 'Ironed the tablecloths this morning'],
    [['ok so mika asked me to prom', 'a bit of cheese fell on his shoe'], 'a bit of cheese fell on his shoe'],
    [['you are useless', 'lol', 'i dont know'], null],
    [['what would you do with my kitchen?'], null],
  ])('of %j it is %j', (messages, line) => {
    expect(lineOf(messages, none)).toBe(line);
  });

  it('when several stand there, then the one with most in it is taken, and none twice', () => {
    const messages = ['it was a bit late', 'I still put two cups out'];
    expect(lineOf(messages, none)).toBe('I still put two cups out');
    expect(lineOf(messages, (line) => line.includes('cups'))).not.toBe('I still put two cups out');
  });

  it('holds nothing but the words, in frames that say nothing about them that may be wrong', () => {
    for (const line of [...ANCHORS_WRITE, ...ANCHORS_HEAL]) {
      expect(line).toMatch(/\{x\}/i);
      expect(line).not.toMatch(/\?/);
    }
  });
});

describe('an answer to the last question', () => {
  it('is taken in a way that fits whatever was answered', () => {
    for (const { lines } of ASKED_KINDS)
      for (const line of lines) {
        expect(line).not.toMatch(/[?!{}]/);
        expect(line).not.toMatch(/\b(?:he|she|his|her)\b/);
      }
  });

  it('when nothing was the answer, then it is left open', () => {
    const reply = say('write', 'the heron was back on the pond today', 'hard to say really');
    expect(reply?.text).toMatch(/open|okay|have to know|fine/);
  });

  it('when something was offered, then what follows is no answer to that', () => {
    const replies = repliesTo({
      name: '',
      mode: 'write',
      hour: 20,
      lines: [...QUIET, 'a child waved at a lorry'],
    });
    expect(replies.at(-2)?.choices.length).toBeGreaterThan(0);
    for (const line of ASKED_KINDS.flatMap(({ lines }) => lines))
      expect(replies.at(-1)?.text).not.toContain(line);
  });
});

describe('a talk that goes on', () => {
  it.each([
    ['write', QUIET, 'begin page-from-one-line'],
    ['heal', QUIET_HARD, 'begin closer-look'],
  ] as const)('in %s it is led somewhere after three replies', (mode, lines, does) => {
    const last = repliesTo({ name: '', mode, hour: 20, lines }).at(-1);
    expect(last?.choices.map((choice) => choice.does)).toEqual([does, 'listen', 'page']);
    expect(lines.some((line) => last?.text.toLowerCase().includes(line.toLowerCase()))).toBe(true);
  });

  it.each([
    [
      'write',
      QUIET,
      ['wet grass and a heron', 'a cold night', 'that I envied him', 'And still he stood there'],
    ],
    ['heal', QUIET_HARD, ['tight in the throat', 'that nobody minds me', 'you count', 'a word', 'tea']],
  ] as const)(
    'when that is taken in %s, then it begins with a line of theirs and ends in a page',
    (mode, lines, answers) => {
      const replies = repliesTo({ name: '', mode, hour: 20, lines: [...lines, '>1', ...answers] });
      const begun = replies[lines.length];
      expect(begun?.progress?.given?.length).toBe(1);
      const last = replies.at(-1);
      expect(last?.progress).toBeNull();
      expect(last?.choices.map(({ say: label }) => label)).toContain(PUT_ON_PAGE);
      for (const answer of answers) expect(last?.exercise?.page).toContain(answer);
    },
  );

  it('when a yes comes to it, then it begins', () => {
    expect(say('write', ...QUIET, 'yes')?.exercise?.id).toBe('page-from-one-line');
  });

  it('when it is not taken, then it is not offered again at once', () => {
    const replies = repliesTo({
      name: '',
      mode: 'write',
      hour: 20,
      lines: [...QUIET, 'a child waved at a lorry', 'the lorry hooted'],
    });
    for (const reply of replies.slice(-2)) expect(reply.choices).toEqual([]);
  });
});

describe('the lines that fit anything', () => {
  it('promise no judgement and ask nothing', () => {
    for (const line of [
      ...Object.values(PLAIN_LINES).flat(),
      ...UNEASY_LINES_OF_HEAL,
      ...FURTHER_WRITE,
      ...FURTHER_HEAL,
    ])
      expect(line).not.toMatch(/[?!]|\b(?:amazing|brave|wrong|should)\b/);
  });
});
