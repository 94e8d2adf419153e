import type OpenAI from 'openai';
import { zodTextFormat } from 'openai/helpers/zod';
import type {
  ResponseCreateParamsStreaming,
  ResponseStreamEvent,
  ResponseTextConfig,
} from 'openai/resources/responses/responses';
import { ModelError } from '../errors.ts';
import type { Feature, Lacks, ModelCall, Part } from './call.ts';
import { OFFER_CHOICES } from './choices.ts';
import { fromCode } from './errors.ts';

/** What of a call goes out as a parameter that a server may refuse. */
export function featuresInResponses(call: ModelCall, lacks: Lacks): Feature[] {
  const wanted: Feature[] = ['responses', 'store', 'max_output_tokens'];
  if (call.effort) wanted.push('effort');
  if (call.safetyIdentifier !== undefined) wanted.push('safety_identifier');
  if (call.offersChoices) wanted.push('tools');
  if (call.format) wanted.push(lacks('json_schema') ? 'json_object' : 'json_schema');
  return wanted.filter((feature) => !lacks(feature));
}

/** The Responses API: the parts of an answer. Nothing is stored there (`store: false`). */
export async function* callResponses(
  client: OpenAI,
  call: ModelCall,
  sent: readonly Feature[],
  signal: AbortSignal,
): AsyncGenerator<Part> {
  const events = await client.responses.create(paramsOf(call, sent), { signal });
  yield { type: 'accepted' };
  for await (const event of events) yield* partsOf(event);
}

function paramsOf(call: ModelCall, sent: readonly Feature[]): ResponseCreateParamsStreaming {
  const { model, instructions, turns, maxTokens, effort, safetyIdentifier } = call;
  const text = textFormat(call, sent);
  return {
    model,
    instructions,
    input: turns.map(({ role, content }) => ({ role, content })),
    stream: true,
    ...(sent.includes('store') && { store: false }),
    ...(sent.includes('max_output_tokens') && { max_output_tokens: maxTokens }),
    ...(sent.includes('effort') && { reasoning: { effort } }),
    ...(safetyIdentifier !== undefined &&
      sent.includes('safety_identifier') && { safety_identifier: safetyIdentifier }),
    ...(sent.includes('tools') && { tools: [{ type: 'function' as const, ...OFFER_CHOICES }] }),
    ...(text && { text }),
  };
}

function textFormat({ format }: ModelCall, sent: readonly Feature[]): ResponseTextConfig | null {
  if (format && sent.includes('json_schema')) return { format: zodTextFormat(format.schema, format.name) };
  return sent.includes('json_object') ? { format: { type: 'json_object' } } : null;
}

/** @throws ModelError for every way of ending that is not a whole answer */
function* partsOf(event: ResponseStreamEvent): Generator<Part> {
  switch (event.type) {
    case 'response.output_text.delta':
      if (event.delta !== '') yield { type: 'text', text: event.delta };
      return;
    case 'response.function_call_arguments.done':
      yield { type: 'choices', json: event.arguments };
      return;
    case 'response.function_call_arguments.delta':
    case 'response.reasoning_summary_text.delta':
    case 'response.reasoning_text.delta':
      yield { type: 'reasoning' };
      return;
    case 'response.refusal.delta':
    case 'response.refusal.done':
      throw new ModelError('refused', 'The model refused to answer');
    case 'response.incomplete':
      yield* usageOf(event.response.usage);
      throw new ModelError('incomplete', 'The model did not finish its answer');
    case 'response.failed':
      throw fromCode(event.response.error?.code);
    case 'error':
      throw fromCode(event.code);
    case 'response.completed':
      yield* usageOf(event.response.usage);
      if (event.response.status !== 'completed') {
        throw new ModelError('incomplete', 'The model did not finish its answer');
      }
      yield { type: 'end' };
      return;
    default:
  }
}

function* usageOf(usage: { total_tokens: number } | null | undefined): Generator<Part> {
  if (usage) yield { type: 'usage', tokens: usage.total_tokens };
}
