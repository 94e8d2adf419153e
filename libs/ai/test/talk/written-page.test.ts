import { describe, expect, it } from 'vitest';
import { createLanguageModel, type Conclusion } from '../../src/index.ts';
import { startContextNow } from '../../src/model.ts';
import { read, serveOpenAi } from '../openai-server.ts';

const { answering } = serveOpenAi();
/** A sentence for each call: one that opens as the last ones is not shown. */
const SPOKEN = [
  'Somebody to talk to, then.',
  'That was short notice.',
  'It stung.',
  'A clear wish.',
  'Good that it is short.',
  'Lunch leaves some time.',
  'Long, by the sound of it.',
];
const spoken = (text: string) => ({
  events: [
    { type: 'response.output_text.delta', delta: text },
    { type: 'response.completed', response: { status: 'completed' } },
  ],
});

/** A talk with a model behind it, message by message. */
async function talk(lines: readonly string[]) {
  let calls = 0;
  const server = answering(() => spoken(SPOKEN[calls++ % SPOKEN.length] ?? ''));
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
          ...startContextNow(),
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
  "Let's find the words",
  'my boss',
  'a plan that was changed on Friday',
  'passed over',
  'ask me first',
  'Have you got ten minutes?',
  'Friday at lunch',
];

describe('an exercise that is led with a model', () => {
  it('when it comes to its end, then what was kept is shown word for word', async () => {
    const { text, page } = await talk(PAGE);
    expect(page).toContain('a plan that was changed on Friday');
    expect(text).toContain('a plan that was changed on Friday');
  });

  it('when something else is told after it, then that is left to the model', async () => {
    const { text } = await talk([...PAGE, 'It was a long day, all in all.']);
    expect(SPOKEN).toContain(text);
  });
});
