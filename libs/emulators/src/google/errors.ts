/** A refusal of the Calendar API, https://developers.google.com/workspace/calendar/api/guides/errors. */
export class GoogleError extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, reason: string, message: string) {
    super(message);
    this.name = 'GoogleError';
    this.status = status;
    this.body = { error: { code: status, message, errors: [{ domain: 'global', reason, message }] } };
  }
}

/** A refusal of the token endpoint, RFC 6749 section 5.2. */
export class OAuthError extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, error: string, description: string) {
    super(description);
    this.name = 'OAuthError';
    this.status = status;
    this.body = { error, error_description: description };
  }
}
