import { lazy, memo, useState, type ComponentType } from 'react';
import { loadCode } from './build.ts';
import { untilIdle } from './idle.ts';

const resetFailed = new Set<() => void>();

/** Lets components whose code could not be loaded be tried again when they are next rendered. */
export function retryFailedComponents(): void {
  for (const reset of resetFailed) reset();
  resetFailed.clear();
}

export type LazyComponent<Props> = ComponentType<Props> & {
  /** Loads the code ahead; where that fails it is loaded when the component is rendered. Never rejects. */
  preload: () => Promise<void>;
};

interface LazyOptions {
  /** Loads the code when the browser is idle, so that what is more urgent comes first. Default false. */
  afterIdle?: boolean;
}

/**
 * A component whose code is loaded when it is first rendered; it suspends until then, also while the server cannot be
 * reached. Unlike with React's `lazy` alone, a failure is not for ever (`retryFailedComponents`).
 */
export function lazyComponent<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
  { afterIdle = false }: LazyOptions = {},
): LazyComponent<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;

  function load(): Promise<{ default: ComponentType<Props> }> {
    if (!loading) {
      loading = (afterIdle ? untilIdle() : Promise.resolve()).then(() =>
        loadCode(async () => ({ default: await importComponent() })),
      );
      loading.then(
        (loaded) => (Component = loaded.default),
        () => resetFailed.add(reset),
      );
    }
    return loading;
  }

  // Once the code is there it is rendered without suspending, which would show a fallback for a moment.
  let Component: ComponentType<Props> = lazy(load);
  function reset(): void {
    loading = undefined;
    Component = lazy(load);
  }

  // A mounted one keeps its type: React would mount another one anew, without its state. What is heavy enough for code
  // of its own is not rendered again with what is around it.
  const Lazy = memo(function Lazy(props: Props) {
    const [Mounted] = useState(() => Component);
    return <Mounted {...props} />;
  });
  return Object.assign(Lazy, { preload: () => load().then(() => undefined, reset) });
}
