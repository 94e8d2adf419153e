import type OpenAI from 'openai';
import { zodResponseFormat } from 'openai/helpers/zod';
import type {
  ChatCompletionChunk,
  ChatCompletionCreateParamsStreaming,
} from 'openai/resources/chat/completions';
import { ModelError } from '../errors.ts';
import type { Feature, Lacks, ModelCall, Part } from './call.ts';
import { OFFER_CHOICES } from './choices.ts';
import { createThoughtFilter } from './thoughts.ts';

/** What of a call goes out as a parameter that a server may refuse. */
export function featuresInChatCompletions(call: ModelCall, lacks: Lacks): Feature[] {
  const wanted: Feature[] = ['usage', lacks('max_tokens') ? 'max_completion_tokens' : 'max_tokens'];
  if (call.effort) wanted.push('effort');
  if (call.safetyIdentifier !== undefined) wanted.push('safety_identifier');
  if (call.offersChoices) wanted.push('tools');
  if (call.format) wanted.push(lacks('json_schema') ? 'json_object' : 'json_schema');
  return wanted.filter((feature) => !lacks(feature));
}

/** The Chat Completions API, for servers that speak nothing newer: the parts of an answer. */
export async function* callChatCompletions(
  client: OpenAI,
  call: ModelCall,
  sent: readonly Feature[],
  signal: AbortSignal,
): AsyncGenerator<Part> {
  const chunks = await client.chat.completions.create(paramsOf(call, sent), { signal });
  yield { type: 'accepted' };
  const thoughts = createThoughtFilter();
  let offered = '';
  let finished = false;
  for await (const chunk of chunks) {
    if (chunk.usage) yield { type: 'usage', tokens: chunk.usage.total_tokens };
    const choice = chunk.choices[0];
    if (!choice) continue;
    offered += argumentsIn(choice.delta);
    const text = thoughts.textOf(choice.delta.content ?? '');
    if (text !== '') yield { type: 'text', text };
    else yield { type: 'reasoning' };
    finished = hasFinished(choice) || finished;
  }
  const rest = thoughts.rest();
  if (rest !== '') yield { type: 'text', text: rest };
  if (offered !== '') yield { type: 'choices', json: offered };
  if (finished) yield { type: 'end' };
}

function paramsOf(call: ModelCall, sent: readonly Feature[]): ChatCompletionCreateParamsStreaming {
  const { model, instructions, turns, maxTokens, effort, safetyIdentifier, format } = call;
  return {
    model,
    messages: [{ role: 'system', content: instructions }, ...alternating(turns)],
    stream: true,
    ...(sent.includes('usage') && { stream_options: { include_usage: true } }),
    ...(sent.includes('max_tokens') && { max_tokens: maxTokens }),
    ...(sent.includes('max_completion_tokens') && { max_completion_tokens: maxTokens }),
    ...(sent.includes('effort') && { reasoning_effort: effort }),
    ...(safetyIdentifier !== undefined &&
      sent.includes('safety_identifier') && { safety_identifier: safetyIdentifier }),
    ...(sent.includes('tools') && { tools: [{ type: 'function' as const, function: OFFER_CHOICES }] }),
    ...(format &&
      sent.includes('json_schema') && { response_format: zodResponseFormat(format.schema, format.name) }),
    ...(sent.includes('json_object') && { response_format: { type: 'json_object' as const } }),
  };
}

/** Many chat templates refuse two messages of one role in a row. */
function alternating(turns: ModelCall['turns']): ModelCall['turns'] {
  const merged: { role: 'user' | 'assistant'; content: string }[] = [];
  for (const { role, content } of turns) {
    const last = merged.at(-1);
    if (last?.role === role) last.content += `\n\n${content}`;
    else merged.push({ role, content });
  }
  return merged;
}

/** Of the first call alone: there is one function, and it is called once. */
const argumentsIn = ({ tool_calls }: ChatCompletionChunk.Choice.Delta): string =>
  (tool_calls ?? []).map((call) => (call.index === 0 ? (call.function?.arguments ?? '') : '')).join('');

/** @throws ModelError for every way of ending that is not a whole answer */
function hasFinished({ delta, finish_reason }: ChatCompletionChunk.Choice): boolean {
  if (delta.refusal || finish_reason === 'content_filter')
    throw new ModelError('refused', 'The model refused to answer');
  if (finish_reason === 'length') throw new ModelError('incomplete', 'The model did not finish its answer');
  // Null while it goes on; some servers leave it out, which the types do not say.
  return Boolean(finish_reason);
}
