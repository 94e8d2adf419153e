import { useRef, useState } from 'react';
import { RequestError } from '../../lib/request.ts';
import { toast, type ToastContent } from '../../ui/toast.ts';

/** What the person is told, and the name of the field that it is about. */
export interface Problem extends ToastContent {
  field?: string | undefined;
}

/**
 * A form whose values stay in its fields until they are sent: whatever fills them in, a password manager's script
 * too, nothing undoes it. Its fields bear the names that the server knows them by.
 */
export function useForm() {
  const ref = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<string>();

  const input = (name: string): HTMLInputElement | null => {
    const found = ref.current?.elements.namedItem(name);
    return found instanceof HTMLInputElement ? found : null;
  };

  return {
    /** For the form element. */
    props: { ref, noValidate: true, onChange: () => setWrong(undefined) },
    input,
    value: (name: string) => input(name)?.value ?? '',
    isWrong: (name: string) => wrong === name,
    /** Says in a toast what is wrong, marks the field and takes the person there. */
    refuse: ({ field, ...content }: Problem) => {
      toast({ ...content, variant: 'destructive' });
      setWrong(field);
      if (field !== undefined) input(field)?.focus();
    },
    reset: () => ref.current?.reset(),
  };
}

/** The first field that the server refused, if it named one. */
export function refusedField(error: unknown): string | undefined {
  if (!(error instanceof RequestError)) return undefined;
  const { fields } = error.context;
  return typeof fields === 'object' && fields !== null ? Object.keys(fields)[0] : undefined;
}
