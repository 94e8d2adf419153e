import { useCallback } from 'react';
import { useSearchParams } from '../../lib/router.tsx';

/** Removes parameters from the address, so that a reload does not read them again. */
export function useDropParams(): (names: readonly string[]) => void {
  const [, setParams] = useSearchParams();
  return useCallback(
    (names) =>
      setParams(
        (current) => {
          for (const name of names) current.delete(name);
          return current;
        },
        { replace: true },
      ),
    [setParams],
  );
}
