import { SafetyPlanState, SaveSafetyPlan, StoredPlan } from '@inkwell/contracts';
import { type App, timeZoneOf, userOf } from '@inkwell/service';
import type { PlanUseCases } from './plans.ts';

export function planRoutes(app: App, plans: PlanUseCases): void {
  app.get('/api/care/plan', { schema: { response: { 200: SafetyPlanState } } }, (request) =>
    plans.get(userOf(request), timeZoneOf(request)),
  );
  app.put('/api/care/plan', { schema: { body: SaveSafetyPlan, response: { 200: StoredPlan } } }, (request) =>
    plans.save(userOf(request), request.body),
  );
}
