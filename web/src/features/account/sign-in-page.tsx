import type { SignIn, User } from '@inkwell/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { pathAfterSignIn, REDIRECT_MS, usePageHold } from '../../lib/navigation.ts';
import { request, RequestError } from '../../lib/request.ts';
import { setUser } from '../../lib/session.ts';
import { useTitle } from '../../lib/title.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AuthPageLayout } from './auth-page-layout.tsx';
import { useUncontrolledForm } from './use-uncontrolled-form.ts';

export function SignInPage() {
  useTitle('Sign In');
  const client = useQueryClient();
  const pageHold = usePageHold('signin');
  const form = useUncontrolledForm();
  const redirectTo = pathAfterSignIn(useLocation());

  const signIn = useMutation({
    mutationFn: (payload: SignIn) => request<User>('POST', '/api/signin', payload),
    onSuccess: (user) => {
      pageHold.redirect(redirectTo, REDIRECT_MS);
      setUser(client, user);
    },
    onError: (error) => {
      const password = form.input('password');
      if (password) password.value = '';
      password?.focus();
      form.showError({ title: 'Sign In Failed', description: errorMessage(error) });
    },
  });
  const busy = signIn.isPending || signIn.isSuccess;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const email = form.value('email');
    const password = form.value('password');
    if (email.trim() === '' || password === '') {
      form.showError({
        field: email.trim() === '' ? 'email' : 'password',
        title: 'Missing Information',
        description: 'Please enter both email and password.',
      });
    } else {
      signIn.mutate({ email, password });
    }
  };

  return (
    <AuthPageLayout
      title="Sign In to Your Account"
      otherPage={{ text: "Don't have an account? Sign up", to: '/signup' }}
    >
      <form {...form.props} onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label="Email Address"
          type="email"
          id="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          invalid={form.isInvalid('email')}
        />
        <PasswordField
          label="Password"
          id="current-password"
          name="password"
          autoComplete="current-password"
          invalid={form.isInvalid('password')}
        />
        <Button type="submit" size="lg" busy={busy} className="mt-2">
          Sign In
        </Button>
      </form>
    </AuthPageLayout>
  );
}

function errorMessage(error: unknown): string {
  if (!(error instanceof RequestError)) return 'Please check your credentials and try again.';
  return error.serverMessage ?? 'Sign in failed';
}
