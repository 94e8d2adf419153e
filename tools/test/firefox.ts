import { findOnPath } from '@inkwell/servers';

import { partLine, type Say } from '../start/terminal.ts';
import { runs } from './chromium.ts';

/** The Firefox that is installed here; the journey runs in it too. Without one the tests go on, and say so. */
export async function findFirefox(say: Say): Promise<string | undefined> {
  const path =
    (await runs(process.env['FIREFOX_PATH'])) ?? (await runs(await findOnPath(['firefox', 'firefox-esr'])));
  if (!path)
    say(partLine('firefox', 'none found, so nothing is tried in it (Debian: apt-get install firefox-esr)'));
  return path;
}
