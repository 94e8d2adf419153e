import type { ChangePassword as Payload } from '@inkwell/contracts';
import { PASSWORD_MIN_ON_CHANGE } from '@inkwell/contracts/constants';
import type { FormEvent } from 'react';
import { isUncertain, request, RequestError, serverMessage } from '../../lib/request.ts';
import { useUser } from '../../lib/session.ts';
import { useSingleMutation } from '../../lib/single-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.ts';
import { FormAlert } from './form-alert.tsx';
import {
  invalidFields,
  useUncontrolledForm,
  type FieldErrors,
  type FormError,
} from './use-uncontrolled-form.ts';

export function ChangePassword() {
  const user = useUser();
  const form = useUncontrolledForm();

  const change = useSingleMutation({
    mutationFn: (payload: Payload) => request('POST', '/api/account/change-password', payload),
    onSuccess: () => {
      form.reset();
      toast({ title: 'Password Updated', description: 'Other devices have been signed out.' });
    },
    onError: (error) => {
      const isCurrentWrong = error instanceof RequestError && error.code === 'wrong_password';
      const fields = isCurrentWrong
        ? { currentPassword: 'This is not your current one.' }
        : invalidFields(error);
      form.showError({
        fields,
        form:
          Object.keys(fields).length > 0
            ? undefined
            : isUncertain(error)
              ? 'It is not certain which password holds now. Please try again; if the current one is refused, the new one holds.'
              : 'Your password is unchanged.',
        title: 'Password Change Failed',
        description: serverMessage(error) ?? 'The server did not answer. Please try again.',
      });
      if (isCurrentWrong) form.input('currentPassword')?.select();
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    const payload = {
      currentPassword: form.value('currentPassword'),
      newPassword: form.value('newPassword'),
    };
    const confirmation = form.value('confirmation');
    const formError = validate({ ...payload, confirmation });
    if (formError) form.showError(formError);
    else {
      form.clearErrors();
      change.mutate(payload);
    }
  };

  return (
    <form {...form.props} onSubmit={submit} className="relative flex max-w-md flex-col gap-4">
      {/* Password managers save a new password under this name; some ignore inputs that are not rendered. */}
      <input
        type="email"
        name="email"
        autoComplete="username"
        value={user?.email ?? ''}
        readOnly
        aria-hidden
        tabIndex={-1}
        className="sr-only"
      />
      <PasswordField
        label="Current Password"
        id="current-password"
        name="currentPassword"
        autoComplete="current-password"
        error={form.errors['currentPassword']}
      />
      {/* No maxLength: it would silently truncate a pasted password. */}
      <PasswordField
        label="New Password"
        id="new-password"
        name="newPassword"
        autoComplete="new-password"
        hint={`At least ${PASSWORD_MIN_ON_CHANGE} characters`}
        error={form.errors['newPassword']}
      />
      <PasswordField
        label="Confirm New Password"
        id="confirm-password"
        name="confirmation"
        autoComplete="new-password"
        error={form.errors['confirmation']}
      />
      <FormAlert>{form.formError}</FormAlert>
      <Button type="submit" busy={change.isPending} className="mt-2 self-start">
        Update Password
      </Button>
    </form>
  );
}

function validate(form: Payload & { confirmation: string }): FormError | null {
  const missing: FieldErrors = {
    ...(form.currentPassword === '' && { currentPassword: 'Enter your current password.' }),
    ...(form.newPassword === '' && { newPassword: 'Choose a new password.' }),
    ...(form.confirmation === '' && { confirmation: 'Type the new password once more.' }),
  };
  // The server counts code points.
  const isShort = Array.from(form.newPassword).length < PASSWORD_MIN_ON_CHANGE;
  const differs = form.newPassword !== form.confirmation;
  const fields: FieldErrors = {
    ...(isShort && { newPassword: `Use at least ${PASSWORD_MIN_ON_CHANGE} characters.` }),
    ...(differs && { confirmation: 'This is not the same as above.' }),
    ...missing,
  };
  const isEmpty = Object.keys(missing).length === 3;
  if (differs) {
    return {
      fields,
      title: 'Password Mismatch',
      description: "New password and confirmation don't match.",
    };
  }
  if (isShort && !isEmpty) {
    return {
      fields,
      title: 'Password Too Short',
      description: `New password must be at least ${PASSWORD_MIN_ON_CHANGE} characters long.`,
    };
  }
  if (Object.keys(missing).length === 0) return null;
  return { fields, title: 'Missing Information', description: 'Please fill in all fields.' };
}
