import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * The last of a start, before the first request comes: Node reads the source map of the bundle, which it does otherwise
 * when a stack is first asked for, say once a database hangs, and keeps all requests waiting for it; and what the start
 * has left is collected. V8 waits with that until much more is allocated, and a process at rest would keep it for hours.
 * Where a process was started with a young generation that stays small, it grows from here on as V8 has it by default.
 */
export function finishStartup(): void {
  void new Error('never thrown').stack;
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  setFlagsFromString('--no-expose-gc');
  collect();
  setFlagsFromString('--semi-space-growth-factor=2');
}
