import type { Fault } from '../fault.ts';
import type { ProxyMode } from '../proxy.ts';
import type { FaultsWorld } from '../world.ts';

const HOLD_MS = 7_000;
const SLOW_MODEL_MS = 5_000;
const SLOW_ANSWER_MS = 1_500;

const modelFault = (name: string, what: string, behaviour: FaultsWorld['model']['behaviour']): Fault => ({
  name,
  what,
  holdMs: HOLD_MS,
  start: async ({ model }) => void Object.assign(model.behaviour, behaviour),
  heal: async ({ model }) => void Object.assign(model.behaviour, { slowMs: 0, fails: false }),
});

type OutsideServer = keyof FaultsWorld['proxies'];

const SERVER_LABELS: Record<OutsideServer, string> = {
  stripe: 'Stripe',
  google: 'Google',
  reading: 'the reading server',
};

const serverFault = (server: OutsideServer, name: string, how: string, passing: ProxyMode): Fault => ({
  name: `${server}-${name}`,
  what: `${SERVER_LABELS[server]} ${how}`,
  holdMs: HOLD_MS,
  missing: async ({ proxies }) => (proxies[server] ? null : `${SERVER_LABELS[server]} cannot be had here`),
  start: async ({ proxies }) => proxies[server]?.set(passing),
  heal: async ({ proxies }) => proxies[server]?.set('open'),
});

export const outsideFaults: readonly Fault[] = [
  modelFault('model-slow', `the model answers after ${SLOW_MODEL_MS / 1_000} s`, {
    slowMs: SLOW_MODEL_MS,
    fails: false,
  }),
  modelFault('model-fails', 'the model answers with 500', { slowMs: 0, fails: true }),
  serverFault('reading', 'slow', `passes everything ${SLOW_ANSWER_MS / 1_000} s late`, {
    slowMs: SLOW_ANSWER_MS,
  }),
  serverFault('reading', 'fails', 'answers with 503', 'fails'),
  serverFault('stripe', 'slow', `passes everything ${SLOW_ANSWER_MS / 1_000} s late`, {
    slowMs: SLOW_ANSWER_MS,
  }),
  serverFault('stripe', 'fails', 'answers with 503', 'fails'),
  serverFault(
    'stripe',
    'loses-answers',
    'carries out what it is asked, and no answer arrives',
    'loses answers',
  ),
  serverFault('stripe', 'away', 'hangs', 'hangs'),
  serverFault('google', 'slow', `passes everything ${SLOW_ANSWER_MS / 1_000} s late`, {
    slowMs: SLOW_ANSWER_MS,
  }),
  serverFault('google', 'fails', 'answers with 503', 'fails'),
  serverFault(
    'google',
    'loses-answers',
    'carries out what it is asked, and no answer arrives',
    'loses answers',
  ),
];
