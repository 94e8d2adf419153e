import type { Settings } from './settings.ts';

const OLLAMA_URL = 'http://127.0.0.1:11434';
/** Start waits no longer for a server that may not be there. */
const TIMEOUT_MS = 300;
/** Models that do not talk. */
const OTHER_MODELS = /embed|rerank|\bbge\b/i;

type Tags = { models: { name: string }[] };

/**
 * The settings of a start that talks with Ollama on this machine, where it serves a model that talks. They stay as they
 * are where another model is set, or `COMPANION=program`. Of several models `OPENAI_MODEL` names one; the default is the
 * one that was fetched last.
 */
export async function withOllama(settings: Settings, baseUrl = OLLAMA_URL): Promise<Settings> {
  const { values, real } = settings;
  if (real.openai || values['COMPANION'] === 'program') return settings;
  const model = values['OPENAI_MODEL'] ?? (await findModel(baseUrl));
  if (model === null) return settings;
  return {
    ...settings,
    values: { ...values, OPENAI_BASE_URL: `${baseUrl}/v1`, OPENAI_MODEL: model },
    real: { ...real, openai: true },
    ollamaModel: model,
  };
}

/** Null where Ollama is not there, or serves no model that talks. */
async function findModel(baseUrl: string): Promise<string | null> {
  try {
    const response = await fetch(`${baseUrl}/api/tags`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { models } = (await response.json()) as Tags;
    const name = models.map((model) => model.name).find((each) => !OTHER_MODELS.test(each));
    return name?.replace(/:latest$/, '') ?? null;
  } catch {
    // Nobody listens, or somebody else.
    return null;
  }
}
