import {
  Blueprint,
  CompleteOnboarding,
  BIRTH_DATE_MESSAGE,
  SOULPRINT_WAIT_MS,
  User,
} from '@inkwell/contracts';
import { type App, clientClosedSignal, invalidFields, timeZoneOf, todayOf, userOf } from '@inkwell/service';
import type { UseCases } from '../use-cases.ts';

// The answer waits for the SoulPrint.
const ONBOARDING_MS = SOULPRINT_WAIT_MS + 3_000;

export function onboardingRoutes(app: App, { accounts, onboarding, soulprints }: UseCases): void {
  app.post(
    '/api/onboarding/complete',
    { handlerTimeout: ONBOARDING_MS, schema: { body: CompleteOnboarding, response: { 200: User } } },
    async (request, reply) => {
      const left = clientClosedSignal(reply);
      const userId = userOf(request);
      requireBirthByToday(request.body, todayOf(request));
      const { version } = await onboarding.complete(userId, request.body, timeZoneOf(request));
      await soulprints.request(userId, version, left);
      return accounts.get(userId, timeZoneOf(request));
    },
  );

  app.get('/api/user/blueprint', { schema: { response: { 200: Blueprint } } }, (request) =>
    onboarding.blueprint(userOf(request)),
  );
}

// The schema cannot check this: it does not know which day it is where the person is.
function requireBirthByToday({ birth }: CompleteOnboarding, today: string): void {
  if (birth.date > today) throw invalidFields({ 'birth.date': BIRTH_DATE_MESSAGE });
}
