import { escapeHtml, pageHtml } from './html.ts';
import { accounts } from './store.ts';

/** The page on which a person chooses an account and allows the access, or not. It holds no script. */
export function consentHtml(
  hidden: Record<string, string>,
  scopes: readonly string[],
  proposed: string,
): string {
  const fields = Object.entries(hidden).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  const choices = accounts.map(
    ({ email, name }) =>
      `<p><label><input type="radio" name="account" value="${email}" required${email === proposed ? ' checked' : ''}> ${name} (${email})</label></p>`,
  );
  const scopeItems = scopes.map((scope) => `<li>${escapeHtml(scope)}</li>`);
  return pageHtml(
    'Sign in with the Google emulator',
    `<h1>Inkwell wants to access your Google Account</h1>
<p>This is the local Google emulator.</p>
<form method="post" action="auth">${fields.join('')}
<fieldset><legend>Choose an account</legend>${choices.join('')}</fieldset>
<h2>This will allow Inkwell to use</h2>
<ul>${scopeItems.join('')}</ul>
<p><button name="decision" value="allow">Allow</button> <button name="decision" value="deny" formnovalidate>Deny</button></p>
</form>`,
  );
}
