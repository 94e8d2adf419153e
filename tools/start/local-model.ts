const OLLAMA_URL = 'http://127.0.0.1:11434';
/** Start waits no longer for a server that may not be there. */
const TIMEOUT_MS = 300;
/** Models that do not talk. */
const OTHER_MODELS = /embed|rerank|\bbge\b/i;

type Tags = { models: { name: string }[] };

/**
 * Looks for Ollama at its default port, and says how to talk with what it serves.
 *
 * @returns null where it is not there, or serves no model that talks
 */
export async function localModelHint(baseUrl = OLLAMA_URL): Promise<string | null> {
  try {
    const response = await fetch(`${baseUrl}/api/tags`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { models } = (await response.json()) as Tags;
    const names = models.map(({ name }) => name).filter((name) => !OTHER_MODELS.test(name));
    const [first] = names;
    if (first === undefined) return null;
    const settings = [
      `OPENAI_BASE_URL=${baseUrl}/v1`,
      // Without a name the first one is taken.
      ...(names.length > 1 ? [`OPENAI_MODEL=${shortName(first)}`] : []),
    ];
    return `a local model is there: ${names.map(shortName).join(', ')}; set ${settings.join(' ')} to talk with it`;
  } catch {
    // Nobody listens, or somebody else.
    return null;
  }
}

const shortName = (name: string) => name.replace(/:latest$/, '');
