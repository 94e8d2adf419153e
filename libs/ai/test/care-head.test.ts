import { describe, expect, it } from 'vitest';
import { careScores, decideFinding } from '../src/care/head.ts';

describe('the head', () => {
  const thresholds = { minAsked: 0.3, minSupport: 0.3, minConcern: 0.6, minSure: 0.9 };
  const LINE = 'A line that is long enough to be understood by itself.';
  const LONG = `${LINE} `.repeat(3);
  const scores = (danger: number, crisis = danger) => ({ danger, crisis, kind: 'suicide' as const });

  it('when it wavers between crisis and concern but not about danger, then the score of a crisis is high', () => {
    const head = {
      model: '',
      classes: ['none everyday', 'concern suicide', 'crisis suicide'],
      mean: [0],
      weights: [[0], [0], [0]],
      bias: [Math.log(0.02), Math.log(0.58), Math.log(0.4)],
    };
    const { danger, crisis } = careScores(head, [1], LONG);
    expect(danger).toBeCloseTo(0.98);
    expect(crisis).toBeGreaterThan(0.8);
  });

  it('when a line is short, then its danger counts for less than that of a long text, which counts as it is', () => {
    const head = {
      model: '',
      classes: ['none everyday', 'crisis suicide'],
      mean: [0],
      weights: [[0], [0]],
      bias: [0, Math.log(0.7 / 0.3)],
    };
    const dangerIn = (text: string) => careScores(head, [1], text).danger;
    expect(dangerIn(LONG)).toBeCloseTo(0.7);
    expect(dangerIn(LONG.repeat(5))).toBeCloseTo(0.7);
    expect(dangerIn(LINE)).toBeLessThan(0.6);
    expect(dangerIn('ok')).toBeLessThan(dangerIn(LINE));
    expect(dangerIn('')).toBeGreaterThan(0);
  });

  it.each([
    [0.2, null, false],
    [0.4, 'support', false],
    [0.7, 'concern', false],
    [0.95, 'concern', true],
  ] as const)('when the score is %s, then it is %s', (danger, level, isSure) => {
    expect(decideFinding(LINE, [scores(danger)], thresholds)).toMatchObject({
      found: level && { level, kind: 'suicide' },
      isSure,
    });
  });

  it.each(['good. done here', 'ok doing it now. give me 20', 'not now tho. bye'])(
    'when a short line is "%s", then it is a support at most, whatever its score',
    (line) => {
      expect(decideFinding(line, [scores(0.99)], thresholds)).toMatchObject({
        found: { level: 'support', kind: 'suicide' },
        isSure: false,
      });
    },
  );

  it('when a text has many pieces, then a score that one of them reaches by chance counts for less', () => {
    const pieces = [...Array.from({ length: 9 }, () => scores(0.01)), scores(0.7)];
    expect(decideFinding(LINE, pieces, thresholds).found).toBeNull();
    expect(decideFinding(LINE, [...pieces, scores(0.99)], thresholds).found?.level).toBe('concern');
  });

  describe('in a conversation', () => {
    const DOUBT = 1.5;
    const found = (line: string, danger: number, before: readonly number[]) =>
      decideFinding(line, [scores(danger)], thresholds, before).found?.level ?? null;

    it('when messages before spoke for danger, then less is needed for a concern, also of a short line', () => {
      expect(found(LINE, 0.55, [])).toBe('support');
      expect(found(LINE, 0.55, [DOUBT])).toBe('concern');
      expect(found('in my coat. the one on the door', 0.55, [DOUBT])).toBe('concern');
    });

    it('when messages before were harmless, then they make nothing less likely', () => {
      expect(found(LINE, 0.7, [-8, -8, -8, -8])).toBe('concern');
    });

    it('when a message is harmless itself, then those before it make it no sign', () => {
      expect(found(LINE, 0.2, [6, 6, 6, 6])).toBeNull();
    });

    it('when more than four messages came before, then the oldest count no more, and a later one counts more', () => {
      expect(found(LINE, 0.51, [0, 0, 0, 0, 9])).toBe('support');
      expect(found(LINE, 0.51, [DOUBT, 0, 0, 0])).toBe('concern');
      expect(found(LINE, 0.51, [0, 0, 0, DOUBT])).toBe('support');
    });

    it.each([0, 1, 1.000_000_1])('when a score is %s, then what it counts later is finite', (danger) => {
      expect(Math.abs(decideFinding(LINE, [scores(danger)], thresholds).logOdds)).toBe(10);
    });
  });
});
