import type OpenAI from 'openai';
import { zodResponseFormat } from 'openai/helpers/zod';
import type {
  ChatCompletionChunk,
  ChatCompletionCreateParamsStreaming,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions';
import { ModelError } from '../errors.ts';
import type { ServerFeature, LacksFeature, ModelCall, AnswerPart, ToolCall, ModelTurnInput } from './call.ts';
import type { ChatMessage } from '../tasks.ts';
import { createThoughtFilter } from './thoughts.ts';

/** What of a call goes out as a parameter that a server may refuse. */
export function featuresInChatCompletions(call: ModelCall, lacks: LacksFeature): ServerFeature[] {
  const wanted: ServerFeature[] = ['usage', lacks('max_tokens') ? 'max_completion_tokens' : 'max_tokens'];
  if (call.effort) wanted.push('effort');
  if (call.safetyIdentifier !== undefined) wanted.push('safety_identifier');
  if (call.temperature !== null) wanted.push('temperature');
  if (call.stop.length > 0) wanted.push('stop');
  if (call.tools.length > 0) wanted.push('tools');
  if (call.format) wanted.push(lacks('json_schema') ? 'json_object' : 'json_schema');
  return wanted.filter((feature) => !lacks(feature));
}

/** The Chat Completions API, for servers that speak nothing newer: the parts of an answer. */
export async function* callChatCompletions(
  client: OpenAI,
  call: ModelCall,
  sent: readonly ServerFeature[],
  signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  const chunks = await client.chat.completions.create(chatCompletionParams(call, sent), { signal });
  yield { type: 'accepted' };
  const thoughts = createThoughtFilter();
  const called: ToolCall[] = [];
  let finished = false;
  for await (const chunk of chunks) {
    if (chunk.usage) yield { type: 'usage', tokens: chunk.usage.total_tokens };
    const choice = chunk.choices[0];
    if (!choice) continue;
    addToolCallParts(called, choice.delta);
    const text = thoughts.textOf(choice.delta.content ?? '');
    if (text !== '') yield { type: 'text', text };
    else yield { type: 'reasoning' };
    finished = isAnswerFinished(choice) || finished;
  }
  const rest = thoughts.rest();
  if (rest !== '') yield { type: 'text', text: rest };
  for (const call of called) yield { type: 'tool', call };
  if (finished) yield { type: 'end' };
}

function chatCompletionParams(
  call: ModelCall,
  sent: readonly ServerFeature[],
): ChatCompletionCreateParamsStreaming {
  const { model, instructions, turns, maxTokens, effort, safetyIdentifier, format } = call;
  return {
    model,
    messages: [{ role: 'system', content: instructions }, ...toChatMessages(turns)],
    stream: true,
    ...(sent.includes('usage') && { stream_options: { include_usage: true } }),
    ...(sent.includes('max_tokens') && { max_tokens: maxTokens }),
    ...(sent.includes('max_completion_tokens') && { max_completion_tokens: maxTokens }),
    ...(sent.includes('effort') && { reasoning_effort: effort }),
    ...(safetyIdentifier !== undefined &&
      sent.includes('safety_identifier') && { safety_identifier: safetyIdentifier }),
    ...(sent.includes('temperature') && { temperature: call.temperature }),
    ...(sent.includes('stop') && { stop: [...call.stop] }),
    ...(sent.includes('tools') && {
      tools: call.tools.map((tool) => ({
        type: 'function' as const,
        function: { ...tool, parameters: { ...tool.parameters } },
      })),
      ...(!call.mayCallTools && { tool_choice: 'none' as const }),
    }),
    ...(format &&
      sent.includes('json_schema') && { response_format: zodResponseFormat(format.schema, format.name) }),
    ...(sent.includes('json_object') && { response_format: { type: 'json_object' as const } }),
  };
}

/** Many chat templates refuse two messages of one role in a row. */
function toChatMessages(turns: readonly ModelTurnInput[]): ChatCompletionMessageParam[] {
  const messages: ChatCompletionMessageParam[] = [];
  let last: ChatMessage | undefined;
  for (const turn of turns) {
    if (turn.role === 'tools') {
      const tool_calls = turn.calls.map(({ id, name, arguments: json }) => ({
        id,
        type: 'function' as const,
        function: { name, arguments: json },
      }));
      messages.push({ role: 'assistant', content: turn.text === '' ? null : turn.text, tool_calls });
      for (const { id, output } of turn.calls)
        messages.push({ role: 'tool', tool_call_id: id, content: output });
      last = undefined;
    } else if (last?.role === turn.role) last.content += `\n\n${turn.content}`;
    else {
      last = { role: turn.role, content: turn.content };
      messages.push(last);
    }
  }
  return messages;
}

/** Adds what a piece holds of the calls. Some servers number none of them: then a new id begins a new call. */
function addToolCallParts(called: ToolCall[], { tool_calls = [] }: ChatCompletionChunk.Choice.Delta): void {
  for (const { index, id, function: part } of tool_calls) {
    const last = called.at(-1);
    const isNew = !last || index >= called.length || (id !== undefined && id !== '' && id !== last.id);
    const call = isNew
      ? { id: id ?? `call_${called.length}`, name: '', arguments: '' }
      : (called[index] ?? last);
    if (isNew) called.push(call);
    call.name ||= part?.name ?? '';
    call.arguments += part?.arguments ?? '';
  }
}

/** @throws ModelError for every way of ending that is not a whole answer */
function isAnswerFinished({ delta, finish_reason }: ChatCompletionChunk.Choice): boolean {
  if (delta.refusal || finish_reason === 'content_filter')
    throw new ModelError('refused', 'The model refused to answer');
  if (finish_reason === 'length') throw new ModelError('incomplete', 'The model did not finish its answer');
  // Null while it goes on; some servers leave it out, which the types do not say.
  return Boolean(finish_reason);
}
