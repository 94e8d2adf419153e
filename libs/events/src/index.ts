export { startBackbone } from './backbone.ts';
export { createInbox, type Inbox } from './inbox.ts';
export { createJobs, type EnqueueOptions, type Jobs } from './jobs.ts';
export { createLive, type Live } from './live.ts';
export { createOutbox, type Outbox } from './outbox.ts';
export type { QueueSettings } from './queue.ts';
export { type Relay, startRelay } from './relay.ts';
export { checkHandlers, type Handler, onEvent, onJob, type QueueWorker, startWorker } from './worker.ts';
