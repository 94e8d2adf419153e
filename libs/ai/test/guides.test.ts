import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_CHOICE_LENGTH, MAX_CHOICES } from '@inkwell/contracts';
import { describe, expect, it } from 'vitest';
import { talkWith } from './conversations/talk-with.ts';
import { createCompanion } from '../src/companion/companion.ts';
import { EXERCISES } from '../src/companion/exercises.ts';
import type { Guide, GuideNode, Way } from '../src/companion/guide.ts';
import { GUIDES } from '../src/companion/guides.ts';
import { sentencesOf } from '../src/companion/reflect.ts';
import type { Head } from '../src/reading/head.ts';
import { readByRules } from '../src/care/rules.ts';
import { LABELS } from '../src/companion/told.ts';
import { SITUATIONS } from '../src/companion/situations.ts';
import { TRAINED_HEADS } from '../src/companion/trained.ts';

type Point = { id: string; say: string; ask?: string; ways?: readonly Way[] };

const ROOT = 'root';
const MOST_SENTENCES = 4;
const MOST_WORDS = 80;
const MOST_WORDS_TO_TAP = 7;

const pointsOf = ({ ask, ways, nodes }: Guide): Point[] => [{ id: ROOT, say: '', ask, ways }, ...nodes];
const leadsTo = ({ ways = [] }: Point): string[] => ways.map(({ to }) => to);
const find = (points: readonly Point[], id: string) => points.find((point) => point.id === id);

/** All ways through a guide, each a list of points. */
function pathsFrom(points: readonly Point[], path: readonly string[]): string[][] {
  const last = find(points, path.at(-1) ?? '');
  const next = last === undefined ? [] : [...new Set(leadsTo(last))];
  if (next.length === 0 || new Set(path).size < path.length) return [[...path]];
  return next.flatMap((id) => pathsFrom(points, [...path, id]));
}

const all = [...GUIDES.values()];

describe.each(all.map((guide) => [guide.id, guide] as const))('the guide “%s”', (_, guide) => {
  const points = pointsOf(guide);

  it('leads from each answer to a node, and to each node from somewhere', () => {
    const ids = guide.nodes.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect([...new Set(points.flatMap(leadsTo))].toSorted()).toEqual(ids.toSorted());
  });

  it('never comes back to what was said, and ends after two to seven replies', () => {
    for (const path of pathsFrom(points, [ROOT])) {
      expect(path, path.join(' > ')).toEqual([...new Set(path)]);
      expect(path.length, path.join(' > ')).toBeGreaterThanOrEqual(2);
      expect(path.length, path.join(' > ')).toBeLessThanOrEqual(7);
    }
  });

  it('asks one thing at a time', () => {
    for (const ack of guide.acks) expect(ack).not.toMatch(/[?!]/);
    for (const { id, say, ask, ways } of points) {
      expect(say, id).not.toMatch(/[?!]/);
      expect(sentencesOf(say).length, id).toBeLessThanOrEqual(MOST_SENTENCES);
      expect(say.split(' ').length, id).toBeLessThanOrEqual(MOST_WORDS);
      expect(ask ?? 'ends?', id).toMatch(/^[^?!]+\?$/);
      if (ways !== undefined) expect(ask, id).toBeDefined();
    }
  });

  it('offers answers that can be tapped, and exercises and situations that there are', () => {
    for (const { id, ways } of points) {
      if (ways === undefined) continue;
      expect(ways.length, id).toBeGreaterThanOrEqual(2);
      expect(ways.length, id).toBeLessThanOrEqual(MAX_CHOICES);
      for (const { say } of ways) {
        expect(say, id).toContain(' ');
        expect(say.length, say).toBeLessThanOrEqual(MAX_CHOICE_LENGTH);
        expect(say.split(' ').length, say).toBeLessThanOrEqual(MOST_WORDS_TO_TAP);
      }
    }
    for (const { exercise, ask } of guide.nodes)
      if (exercise !== undefined) expect([EXERCISES.has(exercise), ask]).toEqual([true, undefined]);
    for (const situation of guide.situations) expect(SITUATIONS.has(situation), situation).toBe(true);
  });
});

const linesOf = ({ acks, ask, nodes }: Guide): string[] => [
  ...acks,
  ask,
  ...nodes.flatMap(({ say, ask: asked }) => [say, ...(asked === undefined ? [] : [asked])]),
];

describe('all guides', () => {
  const lines = all.flatMap(linesOf);

  it('say nothing that another one says', () => {
    const sentences = all.flatMap((guide) => [
      ...new Set(
        linesOf(guide)
          .flatMap(sentencesOf)
          .filter((each) => each.split(' ').length > 5),
      ),
    ]);
    expect(sentences.filter((each, at) => sentences.indexOf(each) < at)).toEqual([]);
  });

  it('keep to plain words and marks', () => {
    for (const line of lines)
      expect(line).not.toMatch(/[—–’“”…]|\b(?:sounds like|valid|journey|You're not alone)\b/i);
  });

  it('offer nothing to tap that plain words show as a sign of danger', () => {
    expect(LABELS.length).toBeGreaterThan(1000);
    for (const label of LABELS) expect(readByRules(label), label).toBeNull();
  });

  it('belong to one situation each', () => {
    const situations = all.flatMap((guide) => guide.situations);
    expect(situations).toEqual([...new Set(situations)]);
  });

  it('lead nine of ten typed answers to where they belong', () => {
    const rows = readFileSync(join(import.meta.dirname, 'guide-answers.tsv'), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split('\t'));
    expect(rows.length).toBeGreaterThan(1000);
    const wrong = rows.filter(([id = '', from = '', to = '', text = '']) => {
      const guide = GUIDES.get(id);
      const point = guide && find(pointsOf(guide), from);
      return point?.ways?.find(({ words }) => words.test(text))?.to !== to;
    });
    expect(wrong.length / rows.length).toBeLessThan(0.1);
  });
});

const IDS = all.map(({ id }) => id);
const SURE = 100;
/** Knows each guide by its words, and nothing else. */
const HEAD: Head = {
  model: 'made up',
  classes: [...IDS, 'none'],
  mean: [],
  weights: [...IDS, 'none'].map((name) => [0, ...IDS.map((id) => (id === name ? SURE : 0))]),
  bias: [...IDS.map(() => 0), 2],
};
const companion = createCompanion({ ...TRAINED_HEADS, guides: HEAD });

const talk = talkWith(companion);

const guideOf = (id: string): Guide => GUIDES.get(id) ?? expect.fail(`no guide ${id}`);
const nodeOf = (guide: Guide, id: string): GuideNode =>
  guide.nodes.find((node) => node.id === id) ?? expect.fail(`no node ${id}`);

describe('a talk that is written out', () => {
  const guide = guideOf('breakup');
  const [way] = guide.ways;
  const OPENING = 'he dumped me by text and i still have his keys';

  it('begins with its question and its answers to tap', () => {
    const [reply] = talk('heal', [OPENING]);
    expect(reply?.text.endsWith(guide.ask)).toBe(true);
    expect(reply?.choices.slice(0, guide.ways.length).map(({ say }) => say)).toEqual(
      guide.ways.map(({ say }) => say),
    );
    expect(reply?.state.guide).toEqual({ id: 'breakup', at: '' });
  });

  it('when an answer is tapped, then what was written for it is said', () => {
    const reply = talk('write', [OPENING, '>1']).at(-1);
    expect(reply?.text.startsWith(nodeOf(guide, way?.to ?? '').say)).toBe(true);
  });

  it('when one of them is typed in few words, then it is taken, too', () => {
    const typed = 'i just miss him';
    const meant = guide.ways.find(({ words }) => words.test(typed));
    const reply = talk('heal', [OPENING, typed]).at(-1);
    expect(reply?.text.startsWith(nodeOf(guide, meant?.to ?? '').say)).toBe(true);
  });

  it('when somebody does not know, then the answers stand there again', () => {
    const reply = talk('heal', [OPENING, 'i dont know']).at(-1);
    expect(reply?.choices[0]?.say).toBe(way?.say);
    expect(reply?.state.guide?.id).toBe('breakup');
  });

  it('when somebody wants to leave a job, then that is no goodbye', () => {
    const reply = talk('heal', ['my boss humiliated me again over nothing', 'I want to quit']).at(-1);
    expect(reply?.text).not.toMatch(/take care|see you|until next/i);
  });

  it('when something else is told, then that is heard, and the guide is left', () => {
    const told = 'what i keep thinking of is that green kettle from the shop in leeds, how we both said no';
    const reply = talk('heal', [OPENING, told]).at(-1);
    for (const { say } of guide.nodes) expect(reply?.text).not.toContain(say);
    expect(reply?.state.guide ?? null).toBeNull();
  });

  it('when it is about the wrong thing, then it is left with a word, and none begins by itself again', () => {
    const replies = talk('heal', [
      OPENING,
      'no, it is not about him at all',
      'my boss humiliated me again over nothing',
    ]);
    expect(replies[1]?.text).toMatch(/sorry/i);
    expect(replies[1]?.state.guide ?? null).toBeNull();
    expect(replies[2]?.state.guide ?? null).toBeNull();
  });

  it('comes to an end with an exercise, or with the page, and does not begin again', () => {
    const lines = [OPENING];
    let last = talk('heal', lines).at(-1);
    while (last?.state.guide && last.choices.length > 0) {
      lines.push('>1');
      last = talk('heal', lines).at(-1);
    }
    expect(lines.length).toBeLessThan(9);
    expect(talk('heal', [...lines, OPENING]).at(-1)?.text).not.toContain(guide.ask);
  });

  it('when a message tells more than its subject, then that is heard, and the subject stands to tap', () => {
    const long = `${OPENING} on the hook by the door where he hung them up himself`;
    const [heard, begun] = talk('heal', [long, guide.title]);
    expect(heard?.state.guide ?? null).toBeNull();
    expect(heard?.choices.map(({ say: label }) => label)).toContain(guide.title);
    expect(begun?.state.guide).toEqual({ id: 'breakup', at: '' });
    expect(begun?.text.endsWith(guide.ask)).toBe(true);
  });

  it('when somebody says goodbye in it, then it lets them go', () => {
    expect(talk('heal', [OPENING, 'good night']).at(-1)?.text).toMatch(/night|sleep/i);
  });

  it('when thanks follow an offer, then nothing is begun', () => {
    const reply = talk('heal', ['my head is full and loud today', 'what should i do?', 'ok thanks']).at(-1);
    expect(reply?.progress).toBeNull();
    expect(reply?.exercise).toBeNull();
  });

  it('when something good is told, then no trouble is talked of', () => {
    const reply = talk('heal', ['so happy!! my sister rang and we laughed for an hour']).at(-1);
    expect(reply?.state.guide ?? null).toBeNull();
  });

  it('is for healing and writing, not for planning', () => {
    expect(talk('plan', [OPENING])[0]?.state.guide ?? null).toBeNull();
  });

  it('is not begun once somebody complained of the talk', () => {
    const reply = talk('heal', ['hello', 'you are not listening to me at all', OPENING]).at(-1);
    expect(reply?.state.guide ?? null).toBeNull();
  });
});

describe('what is said in a guide and may look like something else', () => {
  it("when an answer begins with 'no', then it is an answer, and no refusal", () => {
    const replies = talk('heal', [
      'he dumped me by text and i still have his keys',
      "no, I haven't told anybody about it",
    ]);
    expect(replies[1]?.state.unguided ?? false).toBe(false);
    expect(replies[1]?.state.refused ?? false).toBe(false);
  });

  it.each(['I must turn in my essay on Friday', 'I should put my phone away at night and never do'])(
    'when it tells what is to be done, then it is no goodbye: “%s”',
    (line) => {
      expect(talk('heal', ['my head is full and loud today', line]).at(-1)?.text).not.toMatch(
        /take care|see you|until next|sleep well|good night/i,
      );
    },
  );

  it('when a letter says what one did not want, then that stands in the letter', () => {
    const replies = talk('heal', [
      'I want to write an unsent letter',
      'to Leonie',
      "I didn't want to hurt you, I was scared.",
    ]);
    expect(replies.at(-1)?.progress?.exercise).toBe('unsent-letter');
  });
});
