import type { ChangePassword as Payload } from '@inkwell/contracts';
import { LIMITS, PASSWORD_MIN_ON_CHANGE } from '@inkwell/contracts/constants';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { request, serverMessage } from '../../lib/request.ts';
import { useUser } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.ts';

const EMPTY = { current: '', next: '', confirmation: '' };

export function ChangePassword() {
  const user = useUser();
  const [form, setForm] = useState(EMPTY);
  const set = (field: keyof typeof EMPTY) => (event: { target: { value: string } }) =>
    setForm({ ...form, [field]: event.target.value });

  const change = useMutation({
    mutationFn: (payload: Payload) => request('POST', '/api/account/change-password', payload),
    onSuccess: () => {
      setForm(EMPTY);
      toast({
        title: 'Password Updated',
        description: 'Other devices have been signed out.',
      });
    },
    onError: (error) =>
      toast({
        title: 'Password Change Failed',
        description: serverMessage(error) ?? 'Your password is unchanged. Please try again.',
        variant: 'destructive',
      }),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.next !== form.confirmation) {
      toast({
        title: 'Password Mismatch',
        description: "New password and confirmation don't match.",
        variant: 'destructive',
      });
    } else if (form.next.length < PASSWORD_MIN_ON_CHANGE) {
      toast({
        title: 'Password Too Short',
        description: `New password must be at least ${PASSWORD_MIN_ON_CHANGE} characters long.`,
        variant: 'destructive',
      });
    } else {
      change.mutate({ currentPassword: form.current, newPassword: form.next });
    }
  };

  return (
    <form noValidate onSubmit={submit} className="flex max-w-md flex-col gap-4">
      {/* For password managers, which file a new password under its name. */}
      <input type="email" name="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <PasswordField
        label="Current Password"
        name="current"
        autoComplete="current-password"
        maxLength={LIMITS.password}
        value={form.current}
        onChange={set('current')}
      />
      <PasswordField
        label="New Password"
        name="next"
        autoComplete="new-password"
        hint={`At least ${PASSWORD_MIN_ON_CHANGE} characters`}
        maxLength={LIMITS.password}
        value={form.next}
        onChange={set('next')}
      />
      <PasswordField
        label="Confirm New Password"
        name="confirmation"
        autoComplete="new-password"
        maxLength={LIMITS.password}
        value={form.confirmation}
        onChange={set('confirmation')}
      />
      <Button type="submit" busy={change.isPending} disabled={form.current === ''} className="self-start">
        Update Password
      </Button>
    </form>
  );
}
