import type { SignIn, User } from '@inkwell/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useFlow } from '../../lib/navigation.ts';
import { request, RequestError } from '../../lib/request.ts';
import { setUser } from '../../lib/session.ts';
import { useTitle } from '../../lib/title.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { AuthFrame } from './auth-frame.tsx';

const REDIRECT_MS = 500;

export function SignInPage() {
  useTitle('Sign In');
  const client = useQueryClient();
  const flow = useFlow('signin');
  const { pathname, search } = useLocation();
  // A page of the app that asked for the sign-in is where it leads.
  const wanted = pathname.startsWith('/app') ? pathname + search : '/app';
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const passwordInput = useRef<HTMLInputElement>(null);

  const signIn = useMutation({
    mutationFn: (payload: SignIn) => request<User>('POST', '/api/signin', payload),
    onSuccess: (user) => {
      flow.end(wanted, REDIRECT_MS);
      setUser(client, user);
    },
    onError: (error) => {
      setPassword('');
      passwordInput.current?.focus();
      toast({ title: 'Sign In Failed', description: failureOf(error), variant: 'destructive' });
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (email.trim() === '' || password === '') {
      toast({
        title: 'Missing Information',
        description: 'Please enter both email and password.',
        variant: 'destructive',
      });
      return;
    }
    signIn.mutate({ email, password });
  };

  return (
    <AuthFrame
      title="Sign In to Your Account"
      other={{ text: "Don't have an account? Sign up", to: '/signup' }}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label="Email Address"
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          ref={passwordInput}
          label="Password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" size="lg" busy={signIn.isPending || signIn.isSuccess} className="mt-2">
          Sign In
        </Button>
      </form>
    </AuthFrame>
  );
}

function failureOf(error: unknown): string {
  if (!(error instanceof RequestError)) return 'Please check your credentials and try again.';
  return error.serverMessage ?? 'Sign in failed';
}
