import { Blueprint, NO_BIRTH_DATE, OnboardingData, SOULPRINT_WAIT_MS, User } from '@inkwell/contracts';
import { type App, invalidFields, clientClosedSignal, todayOf, userOf } from '@inkwell/service';
import type { Stories } from './stories.ts';

// The answer waits for the SoulPrint.
const ONBOARDING_MS = SOULPRINT_WAIT_MS + 3_000;

export function onboardingRoutes(app: App, { accounts, soulprints }: Stories): void {
  app.post(
    '/api/onboarding/complete',
    { handlerTimeout: ONBOARDING_MS, schema: { body: OnboardingData, response: { 200: User } } },
    async (request, reply) => {
      const left = clientClosedSignal(reply);
      const userId = userOf(request);
      refuseUnborn(request.body, todayOf(request));
      const { version } = await accounts.completeOnboarding(userId, request.body);
      await soulprints.request(userId, version, left);
      return accounts.get(userId);
    },
  );

  app.get('/api/user/blueprint', { schema: { response: { 200: Blueprint } } }, (request) =>
    accounts.blueprint(userOf(request)),
  );
}

/** What a schema cannot know: which day it is where the person is. */
function refuseUnborn({ birth }: OnboardingData, today: string): void {
  if (birth.date > today) throw invalidFields({ 'birth.date': NO_BIRTH_DATE });
}
