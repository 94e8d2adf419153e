import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';

type Single<TData, TVariables, TContext> = Omit<
  UseMutationResult<TData, Error, TVariables, TContext>,
  'mutateAsync'
>;

/**
 * `useMutation` that runs once at a time: `mutate` does nothing while another call runs, also in the same frame, before
 * that call is rendered as pending. So two clicks, or a click and Enter, send once.
 *
 * @param keyOf tells apart what may run side by side, such as the deletion of two things. Default: nothing may
 */
export function useSingleMutation<TData = unknown, TVariables = void, TContext = unknown>(
  options: UseMutationOptions<TData, Error, TVariables, TContext>,
  keyOf: (variables: TVariables) => string = () => '',
): Single<TData, TVariables, TContext> {
  const running = useRef(new Set<string>());
  const { mutateAsync, ...mutation } = useMutation(options);
  const run = async (...call: Parameters<typeof mutateAsync>) => {
    // Absent only where there are none.
    const key = keyOf(call[0] as TVariables);
    if (running.current.has(key)) return;
    running.current.add(key);
    try {
      await mutateAsync(...call);
    } catch {
      // The callbacks and `error` have it.
    } finally {
      running.current.delete(key);
    }
  };
  return { ...mutation, mutate: (...call) => void run(...call) };
}
