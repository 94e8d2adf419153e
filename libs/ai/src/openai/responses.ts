import type OpenAI from 'openai';
import { zodTextFormat } from 'openai/helpers/zod';
import type {
  ResponseCreateParamsStreaming,
  ResponseInputItem,
  ResponseStreamEvent,
  ResponseTextConfig,
} from 'openai/resources/responses/responses';
import { ModelError } from '../errors.ts';
import type { ServerFeature, LacksFeature, ModelCall, AnswerPart, ModelTurnInput } from './call.ts';
import { fromCode } from './errors.ts';

/** What of a call goes out as a parameter that a server may refuse. */
export function featuresInResponses(call: ModelCall, lacks: LacksFeature): ServerFeature[] {
  const wanted: ServerFeature[] = ['responses', 'store', 'max_output_tokens'];
  if (call.effort) wanted.push('effort');
  if (call.safetyIdentifier !== undefined) wanted.push('safety_identifier');
  if (call.temperature !== null) wanted.push('temperature');
  if (call.tools.length > 0) wanted.push('tools');
  if (call.format) wanted.push(lacks('json_schema') ? 'json_object' : 'json_schema');
  return wanted.filter((feature) => !lacks(feature));
}

/** The Responses API: the parts of an answer. Nothing is stored there (`store: false`). */
export async function* callResponses(
  client: OpenAI,
  call: ModelCall,
  sent: readonly ServerFeature[],
  signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  const events = await client.responses.create(responseParams(call, sent), { signal });
  yield { type: 'accepted' };
  for await (const event of events) yield* answerPartsOf(event);
}

function responseParams(call: ModelCall, sent: readonly ServerFeature[]): ResponseCreateParamsStreaming {
  const { model, instructions, turns, maxTokens, effort, safetyIdentifier } = call;
  const text = textFormatParam(call, sent);
  return {
    model,
    instructions,
    input: turns.flatMap(toInputItems),
    stream: true,
    ...(sent.includes('store') && { store: false }),
    ...(sent.includes('max_output_tokens') && { max_output_tokens: maxTokens }),
    ...(sent.includes('effort') && { reasoning: { effort } }),
    ...(safetyIdentifier !== undefined &&
      sent.includes('safety_identifier') && { safety_identifier: safetyIdentifier }),
    ...(sent.includes('temperature') && { temperature: call.temperature }),
    ...(sent.includes('tools') && {
      tools: call.tools.map((tool) => ({
        type: 'function' as const,
        ...tool,
        parameters: { ...tool.parameters },
      })),
      ...(!call.mayCallTools && { tool_choice: 'none' as const }),
    }),
    ...(text && { text }),
  };
}

// By their call ids alone: an item's own id refers to one that is stored there, and nothing is.
const toInputItems = (turn: ModelTurnInput): ResponseInputItem[] =>
  turn.role !== 'tools'
    ? [{ role: turn.role, content: turn.content }]
    : [
        ...(turn.text === '' ? [] : [{ role: 'assistant' as const, content: turn.text }]),
        ...turn.calls.map(({ id, name, arguments: json }) => ({
          type: 'function_call' as const,
          call_id: id,
          name,
          arguments: json,
        })),
        ...turn.calls.map(({ id, output }) => ({
          type: 'function_call_output' as const,
          call_id: id,
          output,
        })),
      ];

function textFormatParam({ format }: ModelCall, sent: readonly ServerFeature[]): ResponseTextConfig | null {
  if (format && sent.includes('json_schema')) return { format: zodTextFormat(format.schema, format.name) };
  return sent.includes('json_object') ? { format: { type: 'json_object' } } : null;
}

/** @throws ModelError for every way of ending that is not a whole answer */
function* answerPartsOf(event: ResponseStreamEvent): Generator<AnswerPart> {
  switch (event.type) {
    case 'response.output_text.delta':
      if (event.delta !== '') yield { type: 'text', text: event.delta };
      return;
    case 'response.output_item.done':
      if (event.item.type === 'function_call') {
        const { call_id: id, name, arguments: json } = event.item;
        yield { type: 'tool', call: { id, name, arguments: json } };
      }
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
      yield* usagePart(event.response.usage);
      throw new ModelError('incomplete', 'The model did not finish its answer');
    case 'response.failed':
      throw fromCode(event.response.error?.code);
    case 'error':
      throw fromCode(event.code);
    case 'response.completed':
      yield* usagePart(event.response.usage);
      if (event.response.status !== 'completed') {
        throw new ModelError('incomplete', 'The model did not finish its answer');
      }
      yield { type: 'end' };
      return;
    default:
  }
}

function* usagePart(usage: { total_tokens: number } | null | undefined): Generator<AnswerPart> {
  if (usage) yield { type: 'usage', tokens: usage.total_tokens };
}
