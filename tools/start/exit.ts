/**
 * Ends this process once, after `cleanUp`: on `exit(code)`, or on the first SIGINT or SIGTERM with the code that
 * `onSignal` returns. npm passes on a signal that the terminal has already given to everyone: later ones do nothing.
 */
export function createExit(cleanUp: () => Promise<void>, onSignal: () => number) {
  let exiting: Promise<void> | undefined;
  const exit = (code: number): Promise<void> => {
    exiting ??= cleanUp().then(() => process.exit(code));
    return exiting;
  };
  const exitOnSignal = (): void => {
    if (!exiting) void exit(onSignal());
  };
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, exitOnSignal);
  return { exit, isExiting: () => exiting !== undefined };
}
