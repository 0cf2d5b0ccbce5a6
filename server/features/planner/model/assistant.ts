import type { App } from '../../../app-type';
import { definePartner } from '../../../platform/partners';
import type { Assistant } from './run';

/** A whole answer with all its tool calls; what is left of the route's deadline is for the built-in planner. */
const timeoutMs = 30_000;

const mostBytes = 2 * 1024 * 1024;

/** Ends an answer that grows beyond all measure. */
const capped = (): TransformStream<Uint8Array, Uint8Array> => {
  let size = 0;
  return new TransformStream({
    transform(part, controller) {
      size += part.byteLength;
      if (size > mostBytes) controller.error(new Error('too large'));
      else controller.enqueue(part);
    },
  });
};

/** Redirects are not followed: the key is for the server that was named. */
const carefulFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, { ...init, redirect: 'error' });
  return answer.body ? new Response(answer.body.pipeThrough(capped()), answer) : answer;
};

/** The model behind `AI_BASE_URL`, under the time limit and breaker of all partners; `null` when none is set up. */
export const defineAssistant = (app: App): Assistant | null => {
  const { AI_BASE_URL, AI_MODEL, AI_API_KEY } = app.env;
  if (!AI_BASE_URL || !AI_MODEL) return null;
  return {
    // Most installations have none, and its packages take a while to read.
    openModel: async () => {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const provider = createOpenAICompatible({
        name: 'assistant',
        baseURL: AI_BASE_URL,
        ...(AI_API_KEY ? { apiKey: AI_API_KEY } : {}),
        fetch: carefulFetch,
      });
      return provider.chatModel(AI_MODEL);
    },
    partner: definePartner(app, { name: 'assistant', baseUrl: AI_BASE_URL, timeoutMs, retries: 0 }),
  };
};
