import { createPerson, type Person } from '../test/person.ts';
import { PROCESSES } from '../start/environment.ts';
import type { Figure } from './figures.ts';
import { sendMessage } from './send-message.ts';

/** Node's monitor looks each 10 ms: of its longest delay these are no work. */
const RESOLUTION_MS = 10;
const PAGE = 200_000;
const MESSAGE = 8_000;
const DESCRIPTION = 8_000;
const QUESTION = 200;
const ANSWER = 500;
const CITY = 120;
const EMAIL = 254;

/** The worst of `libs/ai/test/hostile-texts.ts`, each for another kind of rule. */
const TEXTS = {
  'one word': 'a',
  'full stops': '.',
  'ends of sentences': '. ! ? ',
  hyphens: 'a-',
  'nested quotes': '> - 1. # ',
  'a family emoji': '👨‍👩‍👧‍👦',
  Thai: 'ฉันรู้สึกเหนื่อยมาก',
  feelings: 'sad and happy and so tired but not angry ',
  'danger that is denied': 'I do not want to die, ',
};

/** A text makes its stretch in each round; the scheduler of a busy machine makes one in some. */
const ROUNDS = 3;

/**
 * How long a process of the running product does nothing else, while a person sends the largest texts that make
 * careless rules slow: for each text and process the shortest of its rounds, of these the longest.
 *
 * @param metricsPort of the first process; each has the next one
 */
export async function benchEventLoop(base: string, metricsPort: number): Promise<Figure[]> {
  const ports = PROCESSES.map((name, index) => ({ name, port: metricsPort + index })).filter(
    ({ name }) => name !== 'emulators',
  );
  const stretches = new Map<string, number>();
  // Of the first round the code is still being compiled.
  for (let round = 0; round <= ROUNDS; round += 1) {
    await Promise.all(ports.map(({ port }) => longestDelay(port)));
    for (const [kind, part] of Object.entries(TEXTS)) {
      await sendEverything(base, part);
      for (const { name, port } of ports) {
        const ms = (await longestDelay(port)) - RESOLUTION_MS;
        if (round === 0) continue;
        const where = `${name}, ${kind}`;
        stretches.set(where, Math.min(ms, stretches.get(where) ?? Infinity));
      }
    }
  }
  const [where, longest] = [...stretches].reduce((one, other) => (other[1] > one[1] ? other : one));
  return [
    {
      name: 'longest that a process does nothing else, under hostile texts',
      value: longest,
      unit: 'ms',
      atMost: 50,
      note: where,
    },
  ];
}

/** In ms, since it was asked for the last time. */
async function longestDelay(port: number): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  const value = /^nodejs_eventloop_lag_max_seconds(?:\{[^}]*\})? (\S+)$/m.exec(await response.text())?.[1];
  if (value === undefined) throw new Error(`port ${port} tells no delay of its event loop`);
  return Number(value) * 1_000;
}

/** As somebody new, so that no text stands beside another. */
async function sendEverything(base: string, part: string): Promise<void> {
  const text = (length: number) => part.repeat(Math.ceil(length / part.length)).slice(0, length);
  const person = createPerson(base);
  await person.join();
  const date = new Date().toISOString().slice(0, 10);
  await person.send('POST', 'journal-entries', { date, content: text(PAGE) });
  await person.send('POST', 'calendar/events', {
    title: text(QUESTION),
    startTime: `${date} 10:00:00`,
    endTime: `${date} 10:30:00`,
    description: text(DESCRIPTION),
    color: '#F4A261',
    suggested: false,
  });
  for (const mode of ['heal', 'plan']) {
    const message = { content: text(MESSAGE), mode };
    await (
      await sendMessage(base, person.cookie(), message)
    ).whole;
  }
  await person.send('POST', 'calendar/proactive-suggestions', {
    conversationContent: text(MESSAGE),
    mode: 'plan',
  });
  await person.get(`journal-search?${new URLSearchParams({ q: text(QUESTION) }).toString()}`);
  await person.get('calendar/events');
  await sendFields(person, text);
}

/** The other texts that a person may send, at their longest. What is no answer is refused, and that takes time, too. */
async function sendFields(person: Person, text: (length: number) => string): Promise<void> {
  await person.get(`cities?${new URLSearchParams({ q: text(CITY) }).toString()}`);
  await person.send('POST', 'onboarding/complete', {
    name: 'Ann Lee',
    birth: { date: '1990-05-17', time: '08:30', city: text(CITY) },
    targets: {
      result_12_months: text(ANSWER),
      personal_quality: text(ANSWER),
      professional_skill: text(ANSWER),
    },
    bottlenecks: {
      keeps_up_at_night: text(ANSWER),
      dominant_emotion: text(ANSWER),
      time_drain: text(ANSWER),
    },
    daily_rhythm: { peak_energy: 'Morning', pre_sleep_activity: text(ANSWER), target_sleep_hours: 7.5 },
    reflection: {
      keystone_habit: text(ANSWER),
      reflection_comfort: 'Comfortable',
      proud_word: text(ANSWER),
    },
  });
  await person.send('POST', 'subscription/create', { promoCode: text(QUESTION) });
  await person.send('POST', 'signin', { email: text(EMAIL), password: text(EMAIL) });
}
