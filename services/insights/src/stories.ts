import { createReflections, type ReflectionsDeps } from './reflections.ts';

export type Stories = ReturnType<typeof createStories>;

/** Everything this service does, put together: for the process and for its tests alike. */
export function createStories(deps: ReflectionsDeps) {
  return { reflections: createReflections(deps) };
}
