import { isDay, type Mode } from '@inkwell/contracts';

import { z } from 'zod';
import type { Sources } from '../sources.ts';
import type { Tool } from '../openai/call.ts';

import type { ToolAnswer } from '../openai/tool-rounds.ts';
import type { MenuLine } from '../exercises/menu.ts';

export type ToolsRequest = {
  mode: Mode;
  /** The person's messages in this conversation, oldest first. */
  own: readonly string[];
  /** The companion's last message; empty where there is none. */
  lastReply: string;
  today: string;
  /** Whose they are, they know: a call holds no id of a person. */
  sources: Sources | undefined;
  /** False where the person has switched the memory off. */
  remembers: boolean;
  menu: readonly MenuLine[];
};

type ParameterTypes = { [Name in string]: unknown };
export type DefinedTool = { tool: Tool; run: (json: string) => Promise<ToolAnswer> };

/** A tool that runs with arguments which fit; of others the model is told what is wrong. */
export const defineTool = <T>(given: {
  tool: Tool;
  schema: z.ZodType<T>;
  run: (args: T) => Promise<ToolAnswer> | ToolAnswer;
}): DefinedTool => ({
  tool: given.tool,
  run: async (json) => {
    const args = given.schema.safeParse(parseJson(json));
    if (args.success) return given.run(args.data);
    const problems = args.error.issues.map(
      ({ path, message }) => `${path.join('.') || 'arguments'}: ${message}`,
    );
    return toolError(problems.join('; '));
  },
});

export const DaySchema = z.string().refine(isDay, 'must be a day as YYYY-MM-DD');

/** What a model is answered, as JSON. @param isDone whether it has nothing to say of it */
export const toolAnswer = (output: unknown, isDone = false): ToolAnswer => ({
  // Like the data: nothing in it can look like a block of the app.
  output: JSON.stringify(output).replaceAll('<', String.raw`\u003c`),
  isDone,
});
export const toolError = (error: string): ToolAnswer => toolAnswer({ error });

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json === '' ? '{}' : json);
  } catch {
    return undefined;
  }
}

const PARAMETER_SCHEMAS = {
  string: { type: 'string' },
  integer: { type: 'integer' },
  array: { type: 'array', items: { type: 'string' } },
  day: { type: 'string' },
  'day or null': { type: ['string', 'null'] },
} as const;

/** All parameters are required: strict schemas know no others. */
export function createToolSchema(
  name: string,
  description: string,
  given: Record<string, readonly [keyof typeof PARAMETER_SCHEMAS, string]>,
): Tool {
  const properties: ParameterTypes = {};
  for (const [key, [type, meaning]] of Object.entries(given))
    properties[key] = { ...PARAMETER_SCHEMAS[type], ...(meaning && { description: meaning }) };
  return {
    name,
    description,
    strict: true,
    parameters: { type: 'object', properties, required: Object.keys(given), additionalProperties: false },
  };
}
