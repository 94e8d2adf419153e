/** What `fetch` failed of. */
export function causeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (!(cause instanceof Error)) return String(cause);
  if (cause.name === 'TimeoutError') return 'no answer';
  return 'code' in cause ? String(cause.code) : cause.message;
}
