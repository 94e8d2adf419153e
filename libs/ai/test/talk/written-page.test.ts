import { describe, expect, it } from 'vitest';
import { createLanguageModel, type Conclusion } from '../../src/index.ts';
import { startNow } from '../../src/model.ts';
import { read, serveOpenAi } from '../openai-server.ts';

const { answering } = serveOpenAi();
const spoken = {
  events: [
    { type: 'response.output_text.delta', delta: 'The model speaks.' },
    { type: 'response.completed', response: { status: 'completed' } },
  ],
};

/** A talk with a model behind it, message by message. */
async function talk(lines: readonly string[]) {
  const server = answering(() => spoken);
  const model = createLanguageModel({ openAiBaseUrl: server.baseUrl, openAiModel: 'm' });
  const messages: { role: 'user' | 'assistant'; content: string }[] = [];
  let last: Conclusion | undefined;
  let text = '';
  for (const content of lines) {
    messages.push({ role: 'user', content });
    const { pieces, others } = await read(
      model.stream({
        task: 'companion.write',
        messages,
        context: {
          ...startNow(),
          hour: 12,
          state: last?.state ?? null,
          progress: last?.progress ?? null,
        },
      }),
    );
    text = pieces.join('');
    messages.push({ role: 'assistant', content: text });
    last = others.find((other): other is Conclusion => typeof other === 'object' && other !== null);
  }
  return { text, page: last?.exercise?.page };
}

const PAGE = [
  "Let's write it",
  'the blue cup',
  'a stool, flour',
  'she rinsed the cup',
  'that I was scared',
  'it stays',
];

describe('a page that was made with a model', () => {
  it('is shown word for word', async () => {
    const { text, page } = await talk(PAGE);
    expect(page).toContain('a stool, flour');
    expect(text).toContain('a stool, flour');
  });

  it('is changed line by line, without the model', async () => {
    const { text, page } = await talk([...PAGE, 'Change something', '2', 'a stool, and the radio']);
    expect(page?.split('\n')[1]).toBe('a stool, and the radio');
    expect(text).not.toContain('The model speaks.');
  });

  it('is left to the model once nothing of it is to change', async () => {
    expect((await talk([...PAGE, 'It was a long day, all in all.'])).text).toBe('The model speaks.');
  });
});
