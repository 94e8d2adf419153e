import type { SafetyPlan, SafetyPlanState, SaveSafetyPlan } from '@inkwell/contracts';
import { planDraftKeys } from '../src/lib/safety-plan.ts';
import { onboardedUser, trialing, underCare } from './fixtures.ts';
import { failure, mockServer, ok } from './mock-server.ts';

export const EMPTY: SafetyPlan = {
  signs: [],
  alone: [],
  distraction: [],
  people: [],
  professionals: [],
  safety: [],
};
export const PLAN: SafetyPlan = {
  ...EMPTY,
  signs: ['I stop answering messages'],
  people: [
    { name: 'Ana', tel: '+46 (70) 123-45 67' },
    { name: 'Jo from next door', tel: null },
  ],
};
export const { resources } = underCare.care;

/** Of a draft that an older build has kept; the others are named by their tab as well. */
export const PLAN_KEY = `inkwell-plan:${onboardedUser.id}`;

/** What this device keeps of the plan; null where there is nothing. */
export function draftOf(): string | null {
  const drafts = planDraftKeys(onboardedUser.id).map((key) => localStorage.getItem(key));
  return drafts.length === 0 ? null : drafts.join('\n');
}

/** A server that keeps the plan as the real one does. */
export function mockPlan(plan: SafetyPlan = EMPTY, more: Parameters<typeof mockServer>[0] = {}) {
  const state: SafetyPlanState = {
    plan,
    revision: plan === EMPTY ? 0 : 1,
    updatedAt: plan === EMPTY ? null : '2026-11-20T10:00:00.000Z',
    resources,
  };
  const put = (payload: unknown) => {
    const { plan: next, baseRevision } = payload as SaveSafetyPlan;
    const { resources: _resources, ...stored } = state;
    if (baseRevision !== state.revision) return failure(409, 'conflict', 'Changed elsewhere', { ...stored });
    Object.assign(state, { plan: next, revision: baseRevision + 1, updatedAt: '2026-11-27T10:00:00.000Z' });
    return ok({ plan: state.plan, revision: state.revision, updatedAt: state.updatedAt });
  };
  const api = mockServer({
    'GET /api/auth/user': ok(onboardedUser),
    'GET /api/subscription-status': ok(trialing),
    'GET /api/care': ok({ care: null, country: 'US', folded: false, asked: null }),
    'GET /api/care/plan': () => ok({ ...state }),
    'PUT /api/care/plan': put,
    ...more,
  });
  return { state, api, put };
}

export const savedPlans = (api: ReturnType<typeof mockServer>) =>
  api.requestsTo('PUT /api/care/plan').map(({ payload }) => (payload as SaveSafetyPlan).plan);
