import type { SafetyPlan } from '@inkwell/contracts';
import { NO_PLAN } from '@inkwell/contracts/constants';
import { describe, expect, it } from 'vitest';
import { isNumberOrNone, mergePlans, problemsOf, toPlan, toRows, toStorable } from './plan-rows.ts';

const ana = { name: 'Ana', tel: '112' };
const plan = (changes: Partial<SafetyPlan>): SafetyPlan => ({ ...NO_PLAN, ...changes });

describe('the lines of a plan', () => {
  it('when lines are blank or have white space, then the plan has neither', () => {
    const rows = toRows(NO_PLAN);
    const row = (text: string, tel = '') => ({ id: text, text, tel });
    expect(
      toPlan({
        ...rows,
        signs: [row('  '), row(' No sleep\t')],
        people: [row('', ''), row('Ana', ' 112 '), row('', '113'), row('Jo')],
      }),
    ).toEqual(
      plan({
        signs: ['No sleep'],
        people: [ana, { name: '113', tel: '113' }, { name: 'Jo', tel: null }],
      }),
    );
  });

  it('when a plan becomes lines again, then those that are there keep their place in the page', () => {
    const before = toRows(plan({ signs: ['No sleep'], people: [ana] }));
    const after = toRows(plan({ signs: ['Tears', 'No sleep'], people: [ana] }), before);
    expect(after.signs[1]).toBe(before.signs[0]);
    expect(after.people[0]).toBe(before.people[0]);
  });

  it('when a number is its own name, then it is one field again', () => {
    const rows = toRows(plan({ people: [{ name: '112', tel: '112' }] }));
    expect(rows.people).toMatchObject([{ text: '', tel: '112' }]);
    expect(toRows(toPlan(rows), rows).people[0]).toBe(rows.people[0]);
  });

  it('when a plan becomes lines again, then a blank one stays, and one that is there twice stands there twice', () => {
    const before = toRows(plan({ signs: ['Tears', 'Tears'] }));
    const blank = { id: 'blank', text: ' ', tel: '' };
    const after = toRows(plan({ signs: ['Tears', 'Tears'] }), { ...before, signs: [...before.signs, blank] });
    expect(after.signs).toEqual([...before.signs, blank]);
  });

  it('when numbers are none, or lines too many, then what can be stored keeps what is stored', () => {
    const row = (text: string, tel = '') => ({ id: text, text, tel });
    const rows = {
      ...toRows(NO_PLAN),
      signs: Array.from({ length: 22 }, (_, index) => row(`${index}`)),
      people: [row('Ana', 'at work'), row('Jo', 'x'), row('Sam', '113'), row('', 'next door')],
    };
    expect(toStorable(rows, plan({ people: [ana] }))).toEqual(
      plan({
        signs: Array.from({ length: 20 }, (_, index) => `${index}`),
        people: [ana, { name: 'Jo', tel: null }, { name: 'Sam', tel: '113' }],
      }),
    );
    expect(problemsOf(rows)).toEqual([
      { section: 'signs', kind: 'lines' },
      { section: 'people', kind: 'number' },
    ]);
  });

  it.each([
    ['', true],
    ['112', true],
    ['+46 (70) 123-45.67', true],
    ['\u202A+49\u00A030 123\u202C', true],
    ['+1 212 555 0123 x45', true],
    ['1'.repeat(41), false],
    ['5', false],
    ['at work', false],
    ['javascript:112', false],
  ])('when a number is "%s", then it may stand there: %s', (tel, may) => {
    expect(isNumberOrNone(tel)).toBe(may);
  });
});

describe('a plan that was changed in two places', () => {
  const base = plan({ signs: ['a', 'b'], people: [ana] });

  it('when each has added something, then both are there', () => {
    expect(
      mergePlans(
        base,
        plan({ ...base, signs: ['a', 'b', 'mine'] }),
        plan({ ...base, signs: ['a', 'b', 'theirs'] }),
      ),
    ).toEqual(plan({ ...base, signs: ['a', 'b', 'theirs', 'mine'] }));
  });

  it('when one has removed a line, then it stays removed', () => {
    expect(mergePlans(base, plan({ signs: ['b'], people: [ana] }), base).signs).toEqual(['b']);
    expect(mergePlans(base, base, plan({ signs: ['b'], people: [] }))).toEqual(plan({ signs: ['b'] }));
  });

  it('when a number was changed, then the new one stands there once', () => {
    const changed = { name: 'Ana', tel: '113' };
    expect(mergePlans(base, plan({ ...base, people: [changed] }), base).people).toEqual([changed]);
  });

  it('when there are more lines than can be stored, then all of them are kept', () => {
    const lines = (of: string) => Array.from({ length: 20 }, (_, index) => `${of} ${index}`);
    expect(
      mergePlans(NO_PLAN, plan({ signs: lines('mine') }), plan({ signs: lines('theirs') })).signs,
    ).toEqual([...lines('theirs'), ...lines('mine')]);
  });

  it('when both have written the same, then it is there once', () => {
    const same = plan({ ...base, alone: ['Music'] });
    expect(mergePlans(base, same, same)).toEqual(same);
  });
});
