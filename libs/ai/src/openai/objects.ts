import { zodTextFormat } from 'openai/helpers/zod';
import type { z } from 'zod';
import type { ModelCall } from './call.ts';

type ResponseFormat = NonNullable<ModelCall['format']>;
type ParseResult<T> = { success: true; data: T } | { success: false; problems: string };

// Servers without a format of their own tend to fence their JSON.
const FENCED_JSON = /^\s*```(?:json)?\s*([\s\S]*?)\s*```\s*$/;

export function parseWithSchema<T>(schema: z.ZodType<T>, text: string): ParseResult<T> {
  let value: unknown;
  try {
    value = JSON.parse(FENCED_JSON.exec(text)?.[1] ?? text);
  } catch {
    // The parser's message quotes the text; that it is no JSON says enough.
    return { success: false, problems: 'It is not valid JSON.' };
  }
  const result = schema.safeParse(value);
  if (result.success) return { success: true, data: result.data };
  const problems = result.error.issues.map((issue) => `${issue.path.join('.') || 'root'}: ${issue.message}`);
  return { success: false, problems: problems.join('\n') };
}

/** What a model is told whose server takes no schema. */
export const schemaInWords = ({ schema, name }: ResponseFormat) =>
  `Answer with one JSON object and nothing else. It fits this JSON schema:\n${JSON.stringify(zodTextFormat(schema, name).schema)}`;

/** The schema stands in it too: a server may have taken it without a word and made no use of it. */
export const repairPrompt = (problems: string, format: ResponseFormat) =>
  `Your answer does not fit the schema. Answer again with the whole JSON and nothing else.\n${problems}\n${schemaInWords(format)}`;
