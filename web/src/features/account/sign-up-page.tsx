import type { SignUp, User } from '@inkwell/contracts';
import { PASSWORD_MIN, TRIAL_DAYS } from '@inkwell/contracts/constants';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, type FormEvent } from 'react';
import { Link } from '../../lib/router.tsx';
import { REDIRECT_MS, usePageHold } from '../../lib/navigation.ts';
import { finishLogout } from '../../lib/pending-logout.ts';
import { isUncertain, request, RequestError, serverMessage } from '../../lib/request.ts';
import { setUser } from '../../lib/session.ts';
import { useSingleMutation } from '../../lib/single-mutation.ts';
import { useTitle } from '../../lib/title.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { AuthPageLayout } from './auth-page-layout.tsx';
import { FormAlert } from './form-alert.tsx';
import {
  invalidFields,
  useUncontrolledForm,
  type FieldErrors,
  type FormError,
} from './use-uncontrolled-form.ts';

const isSame = (one: SignUp, other: SignUp | null): boolean =>
  one.email === other?.email && one.password === other.password;
const hasCode = (error: unknown, code: RequestError['code']): boolean =>
  error instanceof RequestError && error.code === code;

/** Signs in where an earlier try made the account without its answer getting here. */
async function signUpOnce(payload: SignUp, uncertain: SignUp | null): Promise<User> {
  try {
    return await request<User>('POST', '/api/signup', payload);
  } catch (error) {
    if (!hasCode(error, 'email_taken') || !isSame(payload, uncertain)) throw error;
    try {
      return await request<User>('POST', '/api/signin', payload);
    } catch (refusal) {
      throw hasCode(refusal, 'invalid_credentials') ? error : refusal;
    }
  }
}

export function SignUpPage() {
  useTitle('Sign Up');
  const client = useQueryClient();
  const pageHold = usePageHold('signup');
  const form = useUncontrolledForm();
  /** What was sent, and nobody knows what became of it. */
  const uncertain = useRef<SignUp>(null);

  const signUp = useSingleMutation({
    mutationFn: async (payload: SignUp) => {
      // A late answer to it would take the new session's cookie away.
      await finishLogout();
      return signUpOnce(payload, uncertain.current);
    },
    onSuccess: (user) => {
      toast({ title: 'Account Created' });
      pageHold.redirect('/app', REDIRECT_MS);
      setUser(client, user);
    },
    onError: (error, payload) => {
      if (isUncertain(error)) uncertain.current = payload;
      form.showError(toFormError(error));
    },
  });
  const busy = signUp.isPending || signUp.isSuccess;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const values = {
      email: form.value('email'),
      password: form.value('password'),
      confirmation: form.value('confirmation'),
    };
    const formError = validate(values);
    if (formError) form.showError(formError);
    else {
      form.clearErrors();
      signUp.mutate({ email: values.email, password: values.password });
    }
  };

  return (
    <AuthPageLayout
      title="Start Your Wellness Journey"
      otherPage={{ text: 'Already have an account? Sign in', to: '/signin' }}
    >
      <form {...form.props} onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label="Email Address"
          type="email"
          id="email"
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          error={form.errors['email']}
        />
        {/* No maxLength: it would silently truncate a pasted password. */}
        <PasswordField
          label="Password"
          id="new-password"
          name="password"
          autoComplete="new-password"
          hint={`At least ${PASSWORD_MIN} characters`}
          error={form.errors['password']}
        />
        <PasswordField
          label="Confirm Password"
          id="confirm-password"
          name="confirmation"
          autoComplete="new-password"
          error={form.errors['confirmation']}
        />
        <FormAlert>{form.formError}</FormAlert>
        <Button type="submit" size="lg" busy={busy} className="mt-2">
          Create Account
        </Button>
        <p className="text-center text-sm leading-6 text-ink-soft">
          {TRIAL_DAYS} days free. By going on you agree to the{' '}
          <Link to="/terms" className="underline underline-offset-2">
            terms
          </Link>{' '}
          and the{' '}
          <Link to="/privacy" className="underline underline-offset-2">
            privacy notice
          </Link>
          .
        </p>
      </form>
    </AuthPageLayout>
  );
}

function validate(form: { email: string; password: string; confirmation: string }): FormError | null {
  const missing: FieldErrors = {
    ...(form.email.trim() === '' && { email: 'Enter your e-mail address.' }),
    ...(form.password === '' && { password: 'Choose a password.' }),
    ...(form.confirmation === '' && { confirmation: 'Type the password once more.' }),
  };
  if (Object.keys(missing).length > 0) {
    return { fields: missing, title: 'Missing Information', description: 'Please fill in all fields.' };
  }
  // The server counts code points.
  const isShort = Array.from(form.password).length < PASSWORD_MIN;
  const differs = form.password !== form.confirmation;
  const fields: FieldErrors = {
    ...(isShort && { password: `Use at least ${PASSWORD_MIN} characters.` }),
    ...(differs && { confirmation: 'This is not the same as above.' }),
  };
  if (differs) return { fields, title: 'Password Mismatch', description: 'Passwords do not match.' };
  if (!isShort) return null;
  return {
    fields,
    title: 'Password Too Short',
    description: `Password must be at least ${PASSWORD_MIN} characters long.`,
  };
}

function toFormError(error: unknown): FormError {
  const message = serverMessage(error);
  if (message?.includes('already exists')) {
    return {
      fields: { email: 'This address has an account. Sign in with it, or use another one.' },
      title: 'Account Already Exists',
      description: 'An account with this email already exists. Please sign in instead.',
    };
  }
  const fields = invalidFields(error);
  return {
    fields,
    form:
      Object.keys(fields).length > 0
        ? undefined
        : isUncertain(error)
          ? 'The server did not answer in time. Please try again: there will be one account, not two.'
          : 'No account was created. Please try again in a moment.',
    title: 'Sign Up Failed',
    description: message ?? 'Please check your information and try again.',
  };
}
