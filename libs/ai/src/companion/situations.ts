import type { Situation } from './situation.ts';
import { BODY_AND_SLEEP } from './situations/body-and-sleep.ts';
import { EVERYDAY } from './situations/everyday.ts';
import { FAMILY } from './situations/family.ts';
import { FRIENDS } from './situations/friends.ts';
import { GOALS } from './situations/goals.ts';
import { GOOD_NEWS } from './situations/good-news.ts';
import { LOSS } from './situations/loss.ts';
import { LOVE } from './situations/love.ts';
import { MIND } from './situations/mind.ts';
import { MONEY_AND_HOME } from './situations/money-and-home.ts';
import { SELF } from './situations/self.ts';
import { STUDY_AND_TIME } from './situations/study-and-time.ts';
import { WORK } from './situations/work.ts';

/** All situations, by id. */
export const SITUATIONS: ReadonlyMap<string, Situation> = new Map(
  [
    ...WORK,
    ...STUDY_AND_TIME,
    ...MONEY_AND_HOME,
    ...LOVE,
    ...FAMILY,
    ...FRIENDS,
    ...BODY_AND_SLEEP,
    ...MIND,
    ...SELF,
    ...GOOD_NEWS,
    ...EVERYDAY,
    ...LOSS,
    ...GOALS,
  ].map((situation) => [situation.id, situation]),
);
