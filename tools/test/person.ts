import { randomBytes } from 'node:crypto';

export type Answer = { status: number; body: unknown; ms: number };

/** Somebody with a browser of their own: it keeps the session cookie and names the zone UTC. */
export type Person = {
  email: string;
  /** Never rejects for a status; `body` is the parsed JSON, or the text where it is none. */
  send: (method: string, path: string, body?: unknown) => Promise<Answer>;
  get: (path: string) => Promise<Answer>;
  /** @throws Error when it is not answered with 2xx */
  post: (path: string, body?: unknown) => Promise<unknown>;
  /** The session cookie, as a header. */
  cookie: () => string;
  signUp: () => Promise<void>;
  /** Answers the onboarding. */
  onboard: () => Promise<void>;
  /** Signs up, answers the onboarding and subscribes without a card. */
  join: () => Promise<void>;
  signIn: () => Promise<void>;
};

/** The password of everybody here. */
export const PASSWORD = 'a password to keep';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A stream of events, or nothing at all.
    return text;
  }
}

/** A person nobody knows yet, at the product's public door. Today is the day in UTC. */
export function createPerson(url: string, email = `${randomBytes(8).toString('hex')}@example.com`): Person {
  let cookie = '';
  const send: Person['send'] = async (method, path, body) => {
    const began = performance.now();
    const response = await fetch(new URL(`/api/${path}`, url), {
      method,
      headers: {
        'x-timezone': 'UTC',
        ...(cookie && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return { status: response.status, body: parse(text), ms: performance.now() - began };
  };
  const post: Person['post'] = async (path, body) => {
    const answer = await send('POST', path, body);
    if (answer.status >= 300)
      throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const signUp = async (): Promise<void> => {
    await post('signup', { email, password: PASSWORD });
  };
  const onboard = async (): Promise<void> => {
    await post('onboarding/complete', {
      name: 'Ann Lee',
      birth: { date: '1990-05-17', time: '08:30', city: 'Stockholm, Sweden' },
      targets: {
        result_12_months: 'A novel',
        personal_quality: 'Patience',
        professional_skill: 'Spanish',
      },
      bottlenecks: { keeps_up_at_night: 'The rent', dominant_emotion: 'Worry', time_drain: 'My phone' },
      daily_rhythm: { peak_energy: 'Morning', pre_sleep_activity: 'Reading', target_sleep_hours: 7.5 },
      reflection: {
        keystone_habit: 'A walk',
        reflection_comfort: 'Comfortable',
        proud_word: 'Steady',
      },
    });
  };
  return {
    email,
    cookie: () => cookie,
    send,
    get: (path) => send('GET', path),
    post,
    signUp,
    onboard,
    join: async () => {
      await signUp();
      await onboard();
      await post('subscription/create', { promoCode: 'WELCOME100' });
    },
    signIn: async () => {
      await post('signin', { email, password: PASSWORD });
    },
  };
}

/** The text of a streamed reply that came to its end; throws when it did not. */
export function replyOf(stream: unknown): string {
  const events = String(stream)
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => JSON.parse(line.slice('data: '.length)) as { type: string; content?: string });
  if (events.at(-1)?.type !== 'complete') throw new Error(`The reply did not end: ${String(stream)}`);
  return events.map(({ content = '' }) => content).join('');
}
