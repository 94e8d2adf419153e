import type { Person } from './person.ts';

/**
 * Allows a person's connection to the local Google, as on its page.
 *
 * @returns where Google sends the browser back to
 */
export async function allowGoogle(person: Person, account: string): Promise<URL> {
  const { authUrl } = (await person.get('google-calendar/auth')).body as { authUrl: string };
  const page = await (await fetch(authUrl)).text();
  const hidden = [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(
    ([, name = '', value = '']): [string, string] => [name, value.replaceAll('&amp;', '&')],
  );
  const answer = await fetch(new URL('/o/oauth2/v2/auth', authUrl), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams([...hidden, ['account', account], ['decision', 'allow']]),
  });
  return new URL(answer.headers.get('location') ?? '');
}
