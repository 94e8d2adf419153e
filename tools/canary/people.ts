import { allowGoogle } from '../test/google-consent.ts';
import { createPerson, type Person } from '../test/person.ts';
import { CANARY, withCanary } from './canary.ts';
import type { Caller } from './caller.ts';
import { onboardingBody } from './requests.ts';

/** Who calls: each stands where another refusal is to be had. */
export type Callers = Awaited<ReturnType<typeof registerPerson>>;

export const PASSWORD = withCanary('password');

/** What somebody says who cancels. */
export const cancellationFeedback = {
  reason: 'other',
  details: withCanary('Nothing'),
  improvement: withCanary('Nothing'),
};

export async function registerPerson(url: string) {
  const newPerson = async (name: string): Promise<Person> => {
    const person = createPerson(url, `${CANARY}.${name}@example.com`);
    await person.post('signup', { email: person.email, password: PASSWORD });
    return person;
  };
  const onboarded = async (name: string): Promise<Person> => {
    const person = await newPerson(name);
    await person.post('onboarding/complete', onboardingBody());
    return person;
  };
  const member = async (name: string): Promise<Person> => {
    const person = await onboarded(name);
    await person.post('subscription/create', { promoCode: 'WELCOME100' });
    return person;
  };
  const cancelled = async (): Promise<Person> => {
    const person = await member('cancelled');
    await person.post('subscription/cancel', cancellationFeedback);
    return person;
  };
  const [signedUp, unheard, unpaid, trying, left, ann, bob, withGoogle, syncing, erased, busy] =
    await Promise.all([
      newPerson('signed-up'),
      newPerson('unheard'),
      onboarded('unpaid'),
      onboarded('trying'),
      cancelled(),
      member('ann'),
      member('bob'),
      member('google'),
      member('syncing'),
      member('erased'),
      newPerson('busy'),
    ]);
  return { signedUp, unheard, unpaid, trying, left, ann, bob, withGoogle, syncing, erased, busy };
}

/** Connects with the local Google, as a person does on its page. */
export async function connectGoogle({ call }: Caller, person: Person): Promise<void> {
  const back = await allowGoogle(person, 'you@example.com');
  await call('GET /api/google-calendar/callback', person.cookie(), {
    query: Object.fromEntries(back.searchParams),
  });
}
