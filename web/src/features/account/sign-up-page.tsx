import type { SignUp, User } from '@inkwell/contracts';
import { LIMITS, PASSWORD_MIN, TRIAL_DAYS } from '@inkwell/contracts/constants';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { useFlow } from '../../lib/navigation.ts';
import { request, serverMessage } from '../../lib/request.ts';
import { setUser } from '../../lib/session.ts';
import { useTitle } from '../../lib/title.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast, type ToastContent } from '../../ui/toast.ts';
import { AuthFrame } from './auth-frame.tsx';

const REDIRECT_MS = 500;

export function SignUpPage() {
  useTitle('Sign Up');
  const client = useQueryClient();
  const flow = useFlow('signup');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');

  const signUp = useMutation({
    mutationFn: (payload: SignUp) => request<User>('POST', '/api/signup', payload),
    onSuccess: (user) => {
      toast({ title: 'Account Created' });
      flow.end('/app', REDIRECT_MS);
      setUser(client, user);
    },
    onError: (error) => toast({ ...failureOf(error), variant: 'destructive' }),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem = problemOf({ email, password, confirmation });
    if (problem) toast({ ...problem, variant: 'destructive' });
    else signUp.mutate({ email, password });
  };

  return (
    <AuthFrame
      title="Start Your Wellness Journey"
      other={{ text: 'Already have an account? Sign in', to: '/signin' }}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label="Email Address"
          type="email"
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LIMITS.email}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          hint={`At least ${PASSWORD_MIN} characters`}
          maxLength={LIMITS.password}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <PasswordField
          label="Confirm Password"
          name="confirmation"
          autoComplete="new-password"
          maxLength={LIMITS.password}
          value={confirmation}
          onChange={(event) => setConfirmation(event.target.value)}
        />
        <Button type="submit" size="lg" busy={signUp.isPending || signUp.isSuccess} className="mt-2">
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
    </AuthFrame>
  );
}

function problemOf(form: { email: string; password: string; confirmation: string }): ToastContent | null {
  if (form.email.trim() === '' || form.password === '' || form.confirmation === '') {
    return { title: 'Missing Information', description: 'Please fill in all fields.' };
  }
  if (form.password !== form.confirmation) {
    return { title: 'Password Mismatch', description: 'Passwords do not match.' };
  }
  if (form.password.length < PASSWORD_MIN) {
    return {
      title: 'Password Too Short',
      description: `Password must be at least ${PASSWORD_MIN} characters long.`,
    };
  }
  return null;
}

function failureOf(error: unknown): ToastContent {
  const message = serverMessage(error);
  if (message?.includes('already exists')) {
    return {
      title: 'Account Already Exists',
      description: 'An account with this email already exists. Please sign in instead.',
    };
  }
  return { title: 'Sign Up Failed', description: message ?? 'Please check your information and try again.' };
}
