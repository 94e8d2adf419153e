import { findOnPath } from '@inkwell/servers';

import { partLine, type Say } from '../start/terminal.ts';

/** WebKitGTK's driver, where it and a screen for it are installed. Without them the tests go on, and say so. */
export async function findWebKit(say: Say): Promise<string | undefined> {
  const [driver, screen] = await Promise.all([findOnPath(['WebKitWebDriver']), findOnPath(['Xvfb'])]);
  if (driver && screen) return driver;
  const missing = driver ? 'no Xvfb found' : 'none found';
  say(
    partLine(
      'webkit',
      `${missing}, so nothing is tried in it (Debian: apt-get install webkit2gtk-driver xvfb)`,
    ),
  );
  return undefined;
}
