interface GoogleErrorDetails {
  /** Default `global`. */
  domain?: string;
  /** The parameter or header that is refused. */
  parameter?: string;
  header?: string;
}

/** A refusal of the Calendar API, https://developers.google.com/workspace/calendar/api/guides/errors. */
export class GoogleError extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, reason: string, message: string, details: GoogleErrorDetails = {}) {
    super(message);
    this.name = 'GoogleError';
    this.status = status;
    const { domain = 'global', parameter, header } = details;
    const location = parameter ?? header;
    const place =
      location === undefined
        ? {}
        : { locationType: parameter === undefined ? 'header' : 'parameter', location };
    this.body = { error: { code: status, message, errors: [{ domain, reason, message, ...place }] } };
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

export const notFound = (): GoogleError => new GoogleError(404, 'notFound', 'Not Found');

export const invalidValue = (message: string, parameter?: string): GoogleError =>
  new GoogleError(400, 'invalid', message, parameter === undefined ? {} : { parameter });

export const missingValue = (message: string): GoogleError => new GoogleError(400, 'required', message);

export const rateLimited = (status: 403 | 429): GoogleError =>
  new GoogleError(status, 'rateLimitExceeded', 'Rate Limit Exceeded', { domain: 'usageLimits' });
