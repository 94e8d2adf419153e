import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Runs before the first request. Loads the bundle's source map, which Node would otherwise load at the first stack trace
 * while all requests wait. Runs the GC once, because an idle V8 would keep the start's garbage for hours, and restores
 * V8's default growth of the young generation.
 */
export function tuneRuntimeAfterStartup(): void {
  void new Error('never thrown').stack;
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  setFlagsFromString('--no-expose-gc');
  collect();
  setFlagsFromString('--semi-space-growth-factor=2');
}
