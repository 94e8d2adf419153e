import { register } from 'prom-client';
import { beforeEach, expect, it } from 'vitest';
import { createScreen } from '../src/care/index.ts';
import { read, serveOpenAi } from './openai-server.ts';

const { mock, modelWith, saying } = serveOpenAi();
beforeEach(() => register.resetMetrics());

/** The values of a metric by their labels, buckets left out. */
async function valuesOf(name: string): Promise<Record<string, number>> {
  const metric = (await register.getMetricsAsJSON()).find((each) => each.name === name);
  const values = (metric?.values ?? []) as Array<{ metricName?: string; labels: object; value: number }>;
  const counts = values.filter(
    ({ metricName = name }) => metricName === name || metricName === `${name}_count`,
  );
  return Object.fromEntries(counts.map(({ labels, value }) => [Object.values(labels).join(' '), value]));
}

const request = (signal?: AbortSignal) => ({
  task: 'companion.write' as const,
  instructions: 'Be kind.',
  turns: [{ role: 'user' as const, content: 'my sister must never know' }],
  ...(signal ? { signal } : {}),
});

it('when the model answers, then its time, its first token and the tokens are counted by the task', async () => {
  const server = saying([
    { type: 'response.output_text.delta', delta: 'Yes.' },
    { type: 'response.completed', response: { status: 'completed', usage: { total_tokens: 42 } } },
  ]);
  await read(modelWith({ baseUrl: server.baseUrl, model: 'some-model' }).stream(request()));
  expect(await valuesOf('inkwell_model_call_seconds')).toEqual({ 'companion.write ok': 1 });
  expect(await valuesOf('inkwell_model_first_token_seconds')).toEqual({ 'companion.write': 1 });
  expect(await valuesOf('inkwell_model_tokens_total')).toEqual({ 'companion.write': 42 });
});

it('when the model fails, then the kind of the failure is counted, and no first token', async () => {
  mock.on({}, { error: { message: 'later' }, status: 429, retryAfter: 3_600 });
  await read(modelWith().stream(request()));
  expect(await valuesOf('inkwell_model_call_seconds')).toEqual({ 'companion.write rate_limited': 1 });
  expect(await valuesOf('inkwell_model_first_token_seconds')).toEqual({});
});

it('when texts are read for danger, then their levels are counted', async () => {
  const screen = createScreen();
  await Promise.all(['I want to kill myself', 'Rain.', 'Sun.'].map((text) => screen.read(text).whole));
  await screen.readInBackground('Rain.');
  expect(await valuesOf('inkwell_care_readings_total')).toEqual({ crisis: 1, none: 3 });
});
