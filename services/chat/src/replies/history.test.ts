import { describe, expect, it } from 'vitest';
import { withinBudget } from './history.ts';

const say = (content: string) => ({ role: 'user', content }) as const;

describe('the history given to the model', () => {
  it('when all fits, then all goes, in its order', () => {
    expect(withinBudget([say('one'), say('two')], 6)).toEqual([say('one'), say('two')]);
  });

  it('when an older message does not fit, then it and all before it stay behind', () => {
    expect(withinBudget([say('a'), say('much longer'), say('b'), say('c')], 5)).toEqual([say('b'), say('c')]);
  });

  it('when the newest alone is over the budget, then it goes alone', () => {
    expect(withinBudget([say('a'), say('much longer')], 5)).toEqual([say('much longer')]);
  });
});
