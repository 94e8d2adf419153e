import { GoogleError, invalidValue } from './errors.ts';

/** Where a list goes on. */
export interface PagePosition {
  /** What is listed, and with which parameters: another list does not take the token. */
  of: string;
  /** How far the account was at the first page, so that no change falls between the last page and the next list. */
  changes: number;
  /** The values that the last item is sorted by. */
  after: (string | number)[];
}

/** What a list has shown. */
export interface SyncPoint {
  calendar: string;
  isExpanded: boolean;
  changes: number;
}

const encodeToken = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function decodeToken(token: string): object | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(token, 'base64url').toString());
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

export const writePageToken = (page: PagePosition): string => encodeToken(page);

/** @throws GoogleError 400 for a token that is none, or of another list */
export function readPageToken(token: string, of: string): PagePosition {
  const page = decodeToken(token);
  if (page === undefined || !isPagePosition(page) || page.of !== of)
    throw invalidValue('Invalid page token value.', 'pageToken');
  return page;
}

function isPagePosition(value: object): value is PagePosition {
  if (!('of' in value && 'changes' in value && 'after' in value)) return false;
  const { changes, after } = value;
  return (
    Number.isInteger(changes) &&
    Array.isArray(after) &&
    after.every((each) => ['string', 'number'].includes(typeof each))
  );
}

export const writeSyncToken = (point: SyncPoint): string => encodeToken(point);

/**
 * @param oldest how far back the changes are known
 * @returns the change that a list has shown last
 * @throws GoogleError 400 for a token that is none, or of another list; 410 for one that is too old
 */
export function readSyncToken(
  token: string,
  { calendar, isExpanded, changes, oldest }: SyncPoint & { oldest: number },
): number {
  const point = decodeToken(token);
  if (
    point === undefined ||
    !isSyncPoint(point) ||
    point.calendar !== calendar ||
    point.isExpanded !== isExpanded ||
    point.changes > changes
  ) {
    throw invalidValue('Invalid sync token value.', 'syncToken');
  }
  if (point.changes < oldest) {
    const message = 'Sync token is no longer valid, a full sync is required.';
    throw new GoogleError(410, 'fullSyncRequired', message, { domain: 'calendar', parameter: 'syncToken' });
  }
  return point.changes;
}

function isSyncPoint(value: object): value is SyncPoint {
  return (
    'calendar' in value && 'isExpanded' in value && 'changes' in value && Number.isInteger(value.changes)
  );
}
