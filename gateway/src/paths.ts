import { AppError } from '@inkwell/service';

const ODD = /\/\/|%2f|%5c|\\|(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i;

/** The path of a request's target. @throws AppError `bad_path` where it could mean two things to two servers */
export function pathOf(url: string): string {
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  if (!path.startsWith('/') || ODD.test(path))
    throw new AppError('bad_path', 'This address is not well-formed.');
  return path;
}
