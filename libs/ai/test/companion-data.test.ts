import { describe, expect, it } from 'vitest';
import { MAX_CHOICE_LENGTH, MAX_CHOICES } from '@inkwell/contracts';
import { ENGLISH_EXERCISES, EXERCISES } from '../src/companion/exercises.ts';
import { INTENTS } from '../src/companion/intent-rules.ts';
import intents from '../src/companion/intents.json' with { type: 'json' };
import { SITUATIONS } from '../src/companion/situations.ts';
import situations from '../src/companion/situations.json' with { type: 'json' };

describe.each([...EXERCISES.values()].map((exercise) => [exercise.id, exercise] as const))(
  '%s',
  (_, exercise) => {
    const ids = new Set([...exercise.steps.map(({ id }) => id), 'end']);

    it('has steps that lead somewhere, and reaches all of them', () => {
      expect(exercise.steps.length).toBeGreaterThanOrEqual(3);
      expect(exercise.steps.length).toBeLessThanOrEqual(8);
      const reached = new Set([exercise.steps[0]?.id]);
      for (const [index, { next, choices = [], branches = [] }] of exercise.steps.entries()) {
        const targets = [
          next ?? exercise.steps[index + 1]?.id ?? 'end',
          ...choices.flatMap(({ to }) => to ?? []),
          ...branches.map(({ to }) => to),
        ];
        for (const target of targets) {
          expect(ids, target).toContain(target);
          reached.add(target);
        }
      }
      expect(exercise.steps.filter(({ id }) => !reached.has(id))).toEqual([]);
    });

    it('offers answers that fit a button, and asks one thing at a time', () => {
      for (const { lines, choices = [], help } of exercise.steps) {
        expect(choices.length).toBeLessThanOrEqual(MAX_CHOICES);
        for (const { say } of choices) expect(say.length).toBeLessThanOrEqual(MAX_CHOICE_LENGTH);
        for (const line of [...lines, help]) {
          expect(line.match(/\?/g)?.length ?? 0, line).toBeLessThanOrEqual(1);
          expect(line).not.toMatch(/!/);
        }
      }
      expect(exercise.begin.split(' ').length).toBeGreaterThanOrEqual(2);
      expect(exercise.begin.length).toBeLessThanOrEqual(MAX_CHOICE_LENGTH);
    });

    it('puts onto the page only what a step keeps', () => {
      const kept = [...exercise.steps.flatMap(({ keeps }) => keeps ?? []), ...(exercise.given ?? [])];
      for (const line of [...exercise.page, ...exercise.steps.flatMap(({ lines }) => lines)])
        for (const [, slot] of line.matchAll(/\{(\w+)\}/g)) expect(kept).toContain(slot);
      // What is private is kept nowhere.
      const keepsNothing = exercise.steps.every(({ keeps }) => keeps === undefined);
      expect(exercise.page.some((line) => line.includes('{'))).toBe(!keepsNothing);
    });
  },
);

describe('the exercises', () => {
  it('are at least eight a mode', () => {
    for (const mode of ['write', 'heal', 'plan'])
      expect(
        [...ENGLISH_EXERCISES.values()].filter((each) => each.mode === mode).length,
      ).toBeGreaterThanOrEqual(8);
  });
});

describe('the situations', () => {
  it('are those that the head tells apart', () => {
    expect([...SITUATIONS.keys()].toSorted()).toEqual(situations.classes);
  });

  it('are the intents, too', () => {
    expect([...INTENTS, 'none'].toSorted()).toEqual(intents.classes);
  });

  it.each([...SITUATIONS.values()].map((situation) => [situation.id, situation] as const))(
    '%s says enough, once',
    (_, situation) => {
      const { acks, open, deeper, ahead, exercises } = situation;
      for (const lines of [acks, open, deeper, ahead]) expect(lines.length).toBeGreaterThanOrEqual(3);
      for (const ack of acks) expect(ack).not.toMatch(/[?!]/);
      for (const question of [...open, ...deeper, ...ahead]) {
        expect(question.match(/\?/g)?.length ?? 0, question).toBeLessThanOrEqual(1);
        expect(question).not.toContain('!');
      }
      const all = [...acks, ...open, ...deeper, ...ahead];
      expect(all).toEqual([...new Set(all)]);
      for (const id of exercises) expect([...EXERCISES.keys()]).toContain(id);
    },
  );
});
