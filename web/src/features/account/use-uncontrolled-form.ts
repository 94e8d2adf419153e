import { useRef, useState } from 'react';
import { RequestError } from '../../lib/request.ts';
import { toast, type ToastContent } from '../../ui/toast.ts';

/** The toast of an error, and the name of the invalid field. */
export interface FormError extends ToastContent {
  field?: string | undefined;
}

/**
 * An uncontrolled form: its values stay in the DOM, so that a password manager's script may set them without React
 * events. Fields have the names of the request's properties.
 */
export function useUncontrolledForm() {
  const ref = useRef<HTMLFormElement>(null);
  const [invalidField, setInvalidField] = useState<string>();

  const input = (name: string): HTMLInputElement | null => {
    const found = ref.current?.elements.namedItem(name);
    return found instanceof HTMLInputElement ? found : null;
  };

  return {
    /** Props of the form element. */
    props: { ref, noValidate: true, onChange: () => setInvalidField(undefined) },
    input,
    value: (name: string) => input(name)?.value ?? '',
    isInvalid: (name: string) => invalidField === name,
    /** Shows the error in a toast, marks the field as invalid and focuses it. */
    showError: ({ field, ...content }: FormError) => {
      toast({ ...content, variant: 'destructive' });
      setInvalidField(field);
      if (field !== undefined) input(field)?.focus();
    },
    reset: () => ref.current?.reset(),
  };
}

/** The first field in the server's validation error, if it named one. */
export function firstInvalidField(error: unknown): string | undefined {
  if (!(error instanceof RequestError)) return undefined;
  const { fields } = error.context;
  return typeof fields === 'object' && fields !== null ? Object.keys(fields)[0] : undefined;
}
