import { APIError } from 'openai';
import type { ServerFeature } from './call.ts';

/** Statuses by which servers refuse a request for what stands in it. */
const REFUSAL_STATUSES = [400, 422, 501];
/** Statuses by which they say that a route is not theirs. */
const UNKNOWN_ROUTE_STATUSES = [404, 405, 410, 501];
const UNKNOWN_ROUTE_MESSAGE =
  /unknown (route|url|endpoint|path|request)|unrecognized request url|invalid url|unexpected endpoint|no (such )?(route|endpoint)|unsupported (route|endpoint)/i;
const UNKNOWN_MODEL_MESSAGE = /model/i;

/** How servers name a feature: the parameter of the error, or words of its message. */
const FEATURE_NAMES: Record<Exclude<ServerFeature, 'responses'>, { param: RegExp; message: RegExp }> = {
  json_schema: {
    param: /^(response_format|text)/,
    message: /json_schema|response_format|text\.format|structured output|invalid schema/i,
  },
  json_object: { param: /^(response_format|text)/, message: /json_object|response_format|text\.format/i },
  tools: {
    param: /^tool/,
    message: /support (for )?(tools|tool|function)|tool_choice|["'`]tools["'`]|tool use|tool calling/i,
  },
  effort: {
    param: /^reasoning/,
    message: /reasoning[._]effort|["'`]reasoning["'`]|support (thinking|reasoning)/i,
  },
  temperature: { param: /^temperature/, message: /\btemperature\b/i },
  stop: { param: /^stop/, message: /["'`]stop["'`]/ },
  safety_identifier: { param: /^safety_identifier/, message: /safety_identifier/ },
  max_output_tokens: { param: /^max_output_tokens/, message: /max_output_tokens/ },
  max_tokens: { param: /^max_tokens/, message: /\bmax_tokens/ },
  max_completion_tokens: { param: /^max_completion_tokens/, message: /max_completion_tokens/ },
  usage: { param: /^stream_options/, message: /stream_options|include_usage/ },
  store: { param: /^store$/, message: /["'`]store["'`]/ },
};

/** Whether the server has no such route. An unknown model is 404 too, and means that the route is there. */
export function isUnknownRoute(error: unknown): boolean {
  if (!(error instanceof APIError) || error.status === undefined) return false;
  if (UNKNOWN_ROUTE_MESSAGE.test(error.message)) return true;
  return (
    UNKNOWN_ROUTE_STATUSES.includes(error.status) &&
    error.code !== 'model_not_found' &&
    !UNKNOWN_MODEL_MESSAGE.test(error.message)
  );
}

/** Which of the features that were sent the server refuses; null where its error names none of them. */
export function refusedFeature(error: unknown, sent: readonly ServerFeature[]): ServerFeature | null {
  if (!(error instanceof APIError) || !REFUSAL_STATUSES.includes(error.status ?? 0)) return null;
  const named = sent.flatMap((feature) => (feature === 'responses' ? [] : [feature]));
  const { param, message } = error;
  const byParam = param ? named.find((feature) => FEATURE_NAMES[feature].param.test(param)) : undefined;
  return byParam ?? named.find((feature) => FEATURE_NAMES[feature].message.test(message)) ?? null;
}
