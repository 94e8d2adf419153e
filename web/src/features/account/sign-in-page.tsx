import type { SignIn, User } from '@inkwell/contracts';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useLocation } from '../../lib/router.tsx';
import { pathAfterSignIn, REDIRECT_MS, usePageHold } from '../../lib/navigation.ts';
import { finishLogout } from '../../lib/pending-logout.ts';
import { isUnanswered, request, RequestError } from '../../lib/request.ts';
import { setUser } from '../../lib/session.ts';
import { useSingleMutation } from '../../lib/single-mutation.ts';
import { useTitle } from '../../lib/title.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AuthPageLayout } from './auth-page-layout.tsx';
import { FormAlert } from './form-alert.tsx';
import { useUncontrolledForm } from './use-uncontrolled-form.ts';

export function SignInPage() {
  useTitle('Sign In');
  const client = useQueryClient();
  const pageHold = usePageHold('signin');
  const form = useUncontrolledForm();
  const redirectTo = pathAfterSignIn(useLocation());

  const signIn = useSingleMutation({
    mutationFn: async (payload: SignIn) => {
      // A late answer to it would take the new session's cookie away.
      await finishLogout();
      return request<User>('POST', '/api/signin', payload);
    },
    onSuccess: (user) => {
      pageHold.redirect(redirectTo, REDIRECT_MS);
      setUser(client, user);
    },
    onError: (error) => {
      const password = form.input('password');
      if (password) password.value = '';
      password?.focus();
      form.showError({ title: 'Sign In Failed', description: errorMessage(error), form: formText(error) });
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
        fields: {
          ...(email.trim() === '' && { email: 'Enter your e-mail address.' }),
          ...(password === '' && { password: 'Enter your password.' }),
        },
        title: 'Missing Information',
        description: 'Please enter both email and password.',
      });
    } else {
      form.clearErrors();
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
          error={form.errors['email']}
        />
        <PasswordField
          label="Password"
          id="current-password"
          name="password"
          autoComplete="current-password"
          error={form.errors['password']}
        />
        <FormAlert>{form.formError}</FormAlert>
        <Button type="submit" size="lg" busy={busy} className="mt-2">
          Sign In
        </Button>
      </form>
    </AuthPageLayout>
  );
}

const WENT_WRONG = 'Something went wrong on our side. Please try again in a moment.';

/** What the form says beside the toast. */
function formText(error: unknown): string {
  if (isUnanswered(error)) return 'The server did not answer. Is this device online?';
  if (!(error instanceof RequestError)) return WENT_WRONG;
  if (error.code === 'invalid_credentials')
    return 'This e-mail address and password do not belong together. Please type the password again.';
  if (error.code === 'rate_limited') return 'There were too many tries. Nothing is lost: wait a few minutes.';
  if (error.retryAfterMs !== undefined)
    return 'Very many people are here just now. Please type the password again in a moment.';
  return WENT_WRONG;
}

function errorMessage(error: unknown): string {
  if (!(error instanceof RequestError)) return 'Please check your credentials and try again.';
  return error.serverMessage ?? 'Sign in failed';
}
