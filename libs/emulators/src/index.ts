export { startGoogleEmulator, type GoogleEmulator, type GoogleEmulatorOptions } from './google/server.ts';
export { readShim as readStripeShim } from './read-shim.ts';
export { startStripeEmulator, type StripeEmulator, type StripeEmulatorOptions } from './stripe/server.ts';
export { signPayload as signStripePayload } from './stripe/webhooks.ts';
