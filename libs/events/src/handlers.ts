import {
  type EventData,
  type EventName,
  EVENTS,
  type JobData,
  type JobName,
  JOBS,
  type JobsOwnedBy,
  type Service,
} from '@inkwell/contracts';
import { AppError } from '@inkwell/service';

/** A handler for one name. `eventId` is stable over repeats: the inbox's key. */
export interface Handler {
  name: EventName | JobName;
  run: (data: unknown, context: { eventId: string; signal: AbortSignal }) => Promise<void>;
}

/** Handles an event. At least once: the effect must stand in MongoDB under a natural key or an inbox row. */
export function onEvent<Name extends EventName>(
  name: Name,
  handle: (data: EventData<Name>, context: { eventId: string }) => Promise<void>,
): Handler {
  return {
    name,
    run: (data, context) => handle(parsePayload(EVENTS[name].data, data) as EventData<Name>, context),
  };
}

/** Handles one of the service's own jobs. `signal` is aborted when the worker is told to stop. */
export function onJob<Name extends JobsOwnedBy<Service>>(
  name: Name,
  handle: (data: JobData<Name>, context: { signal: AbortSignal }) => Promise<void>,
): Handler {
  return {
    name,
    run: (data, context) => handle(parsePayload(JOBS[name].data, data) as JobData<Name>, context),
  };
}

function parsePayload(
  schema: (typeof EVENTS)[EventName]['data'] | (typeof JOBS)[JobName]['data'],
  data: unknown,
): unknown {
  const parsed = schema.safeParse(data);
  if (!parsed.success) throw new AppError('invalid', 'The payload is not what its name promises.');
  return parsed.data;
}

/**
 * Checks that each event this service consumes and each job it owns has exactly one handler.
 *
 * @throws Error naming what is missing, doubled or not this service's
 */
export function checkHandlers(service: Service, handlers: Handler[]): void {
  const expected = new Set<string>([
    ...Object.entries(EVENTS).flatMap(([name, event]) =>
      (event.to as readonly Service[]).includes(service) ? [name] : [],
    ),
    ...Object.entries(JOBS).flatMap(([name, job]) => (job.owner === service ? [name] : [])),
  ]);
  const names = handlers.map((handler) => handler.name as string);
  const wrong = [
    ...[...expected].filter((name) => !names.includes(name)).map((name) => `${name} has no handler`),
    ...names.filter((name, at) => names.indexOf(name) !== at).map((name) => `${name} has two handlers`),
    ...names.filter((name) => !expected.has(name)).map((name) => `${name} is not for ${service}`),
  ];
  if (wrong.length > 0) throw new Error(`Handlers of ${service}: ${wrong.join('; ')}`);
}
