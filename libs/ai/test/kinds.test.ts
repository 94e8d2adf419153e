import { describe, expect, it } from 'vitest';
import { EXERCISES } from '../src/companion/exercises.ts';
import kinds from '../src/companion/kinds.json' with { type: 'json' };
import { kindIn, KINDS } from '../src/companion/kinds.ts';
import { FAMILY_LINES } from '../src/companion/prose/kind-families.ts';
import { repliesTo, say } from './conversations/replies.ts';

const kindOf = (message: string) => kindIn(message, message.split(' ').length, null, kinds).kind?.id;

describe('the kinds of telling', () => {
  it('are those that the head tells apart', () => {
    expect([...KINDS.keys()].toSorted()).toEqual(kinds.classes.toSorted());
  });

  it.each([...KINDS.values()].map((kind) => [kind.id, kind] as const))(
    '%s has lines that presume nobody, and asks one thing at a time',
    (_, { lines, asks, exercise }) => {
      expect(lines.length).toBeGreaterThanOrEqual(4);
      for (const line of lines) expect(line).not.toMatch(/[?!{}]|\b(?:he|she|his|her)\b/);
      for (const ask of asks) {
        expect(ask.match(/\?/g)).toHaveLength(1);
        expect(ask).not.toMatch(/[!{}]|\b(?:he|she|his|her)\b/);
      }
      if (exercise !== undefined) expect([...EXERCISES.keys()]).toContain(exercise);
    },
  );

  it('say nothing twice among them', () => {
    const all = [...KINDS.values(), ...Object.values(FAMILY_LINES)].map(({ lines }) => lines);
    for (const lines of all) expect(lines).toEqual([...new Set(lines)]);
  });

  it.each([
    ['he read my letters behind my back', 'wronged'],
    ['i just smiled and said congratulations', 'held-back'],
    ['some guy gave me his seat', 'kindness-got'],
    ['i cried in the car after', 'tears'],
    ["it's fine whatever", 'plays-down'],
    ['i keep thinking about it', 'ruminates'],
    ['because he never asks', 'explains'],
    ["I'll call her tomorrow", 'intends'],
    ['We walked along the river', undefined],
  ])('when it is “%s” and there is no embedding, then words alone say %s', (message, id) => {
    expect(kindOf(message)).toBe(id);
  });
});

describe('an answer by the kind', () => {
  it('intends gets one of its own lines', () => {
    const reply = say('heal', 'it was a long day at the office', "I'll call her tomorrow");
    expect(KINDS.get('intends')?.lines.some((line) => reply?.text.startsWith(line))).toBe(true);
  });

  it.each(['they blamed me for it in front of everyone', 'nobody saved me a seat at lunch'])(
    'when only a word shows it in “%s”, then nothing is made of it',
    (message) => {
      const reply = say('heal', 'it was a long day at the office', message);
      expect([...KINDS.values()].flatMap(({ lines }) => lines)).not.toContain(reply?.text.split('. ')[0]);
    },
  );

  it('when the same kind is told on, then no line comes twice', () => {
    const replies = repliesTo({
      name: '',
      mode: 'heal',
      hour: 20,
      lines: ['i cried in the car', 'i cried at home', 'then i cried on the phone', 'and i cried in bed'],
    });
    const firsts = replies.map(({ text }) => text.split(/(?<=[.?])\s/)[0]);
    expect(firsts).toEqual([...new Set(firsts)]);
  });
});

describe('what is not presumed', () => {
  it('when something glad is told where it heals, then it is not called hard', () => {
    expect(say('heal', "I'm okay today", 'First week without the crutches!')?.text).not.toMatch(
      /sounds hard|weighs on you|hardest/i,
    );
  });

  it('when somebody else does not know something, then no choice is asked for', () => {
    expect(say('heal', 'i had a drink after 60 days', 'she doesnt know')?.text).not.toMatch(
      /easier|Pick one/,
    );
  });

  it('when a glad kind follows something hard by its words alone, then it is not praised', () => {
    const reply = say('heal', 'I lost my job today', 'they gave me a box for my stuff');
    const glad = [...KINDS.values()].filter(({ family }) => family === 'good').flatMap(({ lines }) => lines);
    expect(glad.some((line) => reply?.text.includes(line))).toBe(false);
  });

  it('when a side remark is one clause of several, then it is not said back alone', () => {
    const reply = say(
      'heal',
      'he came into my flat without asking again and he laughed, i was in the shower',
    );
    expect(reply?.text).not.toMatch(/^You were in the shower\./);
  });
});

describe('a short English message', () => {
  it.each(['quick one. 5 min. stressed.', 'easy run like 20 min', 'me and Bo again'])(
    'when it is “%s”, then it is taken for English',
    (message) => {
      expect(say('heal', message)?.text).not.toMatch(/read English well/);
    },
  );
});
