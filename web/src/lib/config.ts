/** The public configuration, which the gateway writes into index.html. */
export interface Config {
  mainHost: string | null;
  appHost: string | null;
  /** Null where no payment provider is configured. */
  stripe: { publishableKey: string; emulated: boolean } | null;
  version: string;
  /** The names of what lies outside this server and is asked about texts; null where nothing is. */
  providers: { companion: string | null; reading: string | null };
  /** False where the browser sent no session, so that nobody is signed in. */
  hasSession: boolean;
}

const DEFAULT_CONFIG: Config = {
  mainHost: null,
  appHost: null,
  stripe: null,
  version: 'development',
  providers: { companion: null, reading: null },
  hasSession: true,
};

/** Parses the config block's text; the defaults where it is not filled in (a development server, a test). */
export function parseConfig(text: string | null | undefined): Config {
  const json = text?.trim() ?? '';
  if (!json.startsWith('{')) return DEFAULT_CONFIG;
  const given = JSON.parse(json) as Partial<Config>;
  return {
    mainHost: given.mainHost || null,
    appHost: given.appHost || null,
    stripe: given.stripe ?? null,
    version: given.version ?? DEFAULT_CONFIG.version,
    providers: given.providers ?? DEFAULT_CONFIG.providers,
    hasSession: given.hasSession ?? DEFAULT_CONFIG.hasSession,
  };
}

export const config: Config = parseConfig(document.getElementById('inkwell-config')?.textContent);
