/** The public configuration of this start, which the gateway writes into index.html. */
export interface Config {
  mainHost: string | null;
  appHost: string | null;
  /** Null where no payment provider is configured. */
  stripe: { publishableKey: string; emulated: boolean } | null;
  version: string;
}

const UNFILLED: Config = { mainHost: null, appHost: null, stripe: null, version: 'development' };

/** Reads the block's text. One that nobody filled in (a development server, a test) is an empty configuration. */
export function parseConfig(text: string | null | undefined): Config {
  const json = text?.trim() ?? '';
  if (!json.startsWith('{')) return UNFILLED;
  const given = JSON.parse(json) as Partial<Config>;
  return {
    mainHost: given.mainHost || null,
    appHost: given.appHost || null,
    stripe: given.stripe ?? null,
    version: given.version ?? UNFILLED.version,
  };
}

export const config: Config = parseConfig(document.getElementById('inkwell-config')?.textContent);
