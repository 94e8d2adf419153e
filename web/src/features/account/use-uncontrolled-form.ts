import { useRef, useState, type ChangeEvent } from 'react';
import { RequestError } from '../../lib/request.ts';
import { toast, type ToastContent } from '../../ui/toast.ts';

/** What is wrong, by the field's name. */
export type FieldErrors = Partial<Record<string, string>>;

/** The toast of an error, and what the form says beside it, which stays until the next try. */
export interface FormError extends ToastContent {
  fields?: FieldErrors | undefined;
  /** What concerns no field. */
  form?: string | undefined;
}

/**
 * An uncontrolled form: its values stay in the DOM, so that a password manager's script may set them without React
 * events. Fields have the names of the request's properties.
 */
export function useUncontrolledForm() {
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [formError, setFormError] = useState<string>();

  const input = (name: string): HTMLInputElement | null => {
    const found = ref.current?.elements.namedItem(name);
    return found instanceof HTMLInputElement ? found : null;
  };
  const focusFirst = (fields: FieldErrors) => {
    const elements = [...(ref.current?.elements ?? [])];
    const first = elements.find((element) => element instanceof HTMLInputElement && fields[element.name]);
    if (first instanceof HTMLInputElement) first.focus();
  };

  return {
    /** Props of the form element. */
    props: {
      ref,
      noValidate: true,
      onChange: ({ target }: ChangeEvent<HTMLFormElement>) => {
        const { name } = target as unknown as HTMLInputElement;
        setErrors((current) => ({ ...current, [name]: undefined }));
        setFormError(undefined);
      },
    },
    input,
    value: (name: string) => input(name)?.value ?? '',
    errors,
    formError,
    /** Shows the error in a toast and at its fields, and focuses the first of them. */
    showError: ({ fields = {}, form, ...content }: FormError) => {
      toast({ ...content, variant: 'destructive' });
      setErrors(fields);
      setFormError(form);
      focusFirst(fields);
    },
    clearErrors: () => {
      setErrors({});
      setFormError(undefined);
    },
    reset: () => ref.current?.reset(),
  };
}

/** The fields that the server's validation error names. */
export function invalidFields(error: unknown): FieldErrors {
  if (!(error instanceof RequestError)) return {};
  const { fields } = error.context;
  return typeof fields === 'object' && fields !== null ? fields : {};
}
