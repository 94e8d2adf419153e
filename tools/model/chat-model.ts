import { importLlama, LLAMA_THREADS } from '../model-files/llama.ts';
import { maxReplyTokens, type ChatModel, type CompletionRequest } from './completion.ts';
import type { SpeakingModel } from './models.ts';

/** What is used of node-llama-cpp. */
type LlamaLibrary = {
  getLlama: (options: object) => Promise<Llama>;
  LlamaChat: new (options: object) => Chat;
  QwenChatWrapper: new (options: object) => object;
  ChatMLChatWrapper: new () => object;
};
type Llama = {
  loadModel: (options: object) => Promise<LoadedModel>;
  createGrammarForJsonSchema: (schema: object) => Promise<object>;
  getGrammarFor: (name: string) => Promise<object>;
  dispose: () => Promise<void>;
};
type LoadedModel = {
  createContext: (options: object) => Promise<{ contextSize: number; getSequence: () => LlamaSequence }>;
  tokenize: (text: string) => readonly number[];
};
type LlamaSequence = { tokenMeter: { usedInputTokens: number; usedOutputTokens: number } };
type HistoryItem = { type: 'system' | 'user'; text: string } | { type: 'model'; response: readonly string[] };
type Chat = {
  generateResponse: (
    history: readonly HistoryItem[],
    options: object,
  ) => Promise<{ metadata: { stopReason: string } }>;
};

/** What is given where a request says nothing. */
const REQUEST_DEFAULTS = { temperature: 0.7, topP: 0.8, topK: 20 } as const;
/** What a chat template puts around a message, at most. */
const TEMPLATE_TOKENS_PER_MESSAGE = 10;

/**
 * Loads a model. What it has read stays in its context: a prompt that begins as the one before it is read from where
 * it differs.
 *
 * @param library the folder of node-llama-cpp
 * @param path of the model's file
 * @throws Error where it cannot be loaded
 */
export async function loadChatModel(
  library: string,
  path: string,
  { id, chatWrapper, contextTokens }: SpeakingModel,
): Promise<ChatModel & { dispose: () => Promise<void> }> {
  const { getLlama, LlamaChat, QwenChatWrapper, ChatMLChatWrapper } =
    await importLlama<LlamaLibrary>(library);
  const llama = await getLlama({ build: 'never', logLevel: 'error', maxThreads: LLAMA_THREADS });
  const model = await llama.loadModel({ modelPath: path });
  const context = await model.createContext({ contextSize: { max: contextTokens } });
  const sequence = context.getSequence();
  const chat = new LlamaChat({
    contextSequence: sequence,
    // A thought first would take longer than people wait.
    chatWrapper:
      chatWrapper === 'qwen' ? new QwenChatWrapper({ thoughts: 'discourage' }) : new ChatMLChatWrapper(),
  });

  async function grammarOf({ response_format: format }: CompletionRequest): Promise<object | undefined> {
    if (format?.type === 'json_schema') return llama.createGrammarForJsonSchema(format.json_schema.schema);
    if (format?.type === 'json_object') return llama.getGrammarFor('json');
    return undefined;
  }

  function lengthOf(messages: readonly { content: string }[]): number {
    const lengths = messages.map(
      ({ content }) => model.tokenize(content).length + TEMPLATE_TOKENS_PER_MESSAGE,
    );
    return lengths.reduce((sum, each) => sum + each, 0);
  }

  return {
    id,
    contextTokens: context.contextSize,
    complete: async (request, onText, signal) => {
      const maxTokens = maxReplyTokens(request, lengthOf(request.messages), context.contextSize);
      const { usedInputTokens, usedOutputTokens } = sequence.tokenMeter;
      const { stop } = request;
      const stops = typeof stop === 'string' ? [stop] : (stop ?? []);
      const { metadata } = await chat.generateResponse(historyOf(request), {
        onTextChunk: onText,
        signal,
        maxTokens,
        temperature: request.temperature ?? REQUEST_DEFAULTS.temperature,
        topP: request.top_p ?? REQUEST_DEFAULTS.topP,
        topK: REQUEST_DEFAULTS.topK,
        grammar: await grammarOf(request),
        customStopTriggers: stops,
      });
      return {
        reason: metadata.stopReason === 'maxTokens' ? 'length' : 'stop',
        promptTokens: sequence.tokenMeter.usedInputTokens - usedInputTokens,
        completionTokens: sequence.tokenMeter.usedOutputTokens - usedOutputTokens,
      };
    },
    dispose: () => llama.dispose(),
  };
}

function historyOf({ messages }: CompletionRequest): HistoryItem[] {
  const history = messages.map(({ role, content }): HistoryItem => {
    if (role === 'assistant') return { type: 'model', response: [content] };
    return { type: role === 'user' ? 'user' : 'system', text: content };
  });
  return [...history, { type: 'model', response: [] }];
}
