import type { IncomingMessage, ServerResponse } from 'node:http';
import { partnerServer } from './partner-server';

/** One part of a streamed answer in OpenAI's protocol. */
export type Part =
  | { text: string }
  | { call: string; arguments: unknown }
  | { raw: string }
  | { wait: number }
  | 'cut'
  | 'hang';

const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({
    id: 'chat-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`;

const argumentsOf = (given: unknown) => (typeof given === 'string' ? given : JSON.stringify(given));

const say = async (response: ServerResponse, parts: readonly Part[]): Promise<void> => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  let calls = 0;
  for (const part of parts) {
    if (part === 'hang') return;
    if (part === 'cut') return void response.destroy();
    if ('wait' in part) await new Promise((resolve) => setTimeout(resolve, part.wait));
    else if ('raw' in part) response.write(part.raw);
    else if ('text' in part) response.write(chunk({ role: 'assistant', content: part.text }));
    else {
      const one = { name: part.call, arguments: argumentsOf(part.arguments) };
      response.write(
        chunk({
          role: 'assistant',
          tool_calls: [{ index: calls, id: `call-${calls}`, type: 'function', function: one }],
        }),
      );
      calls += 1;
    }
  }
  response.write(chunk({}, calls > 0 ? 'tool_calls' : 'stop'));
  response.end('data: [DONE]\n\n');
};

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

/** A server that speaks OpenAI's protocol and says what a test wants: one list of parts for each question. */
export const modelServer = async () => {
  const server = await partnerServer();
  const questions: Array<{ body: string; authorization: string | undefined }> = [];
  const answersWith = (...answers: Part[][]) => {
    let next = 0;
    server.answers((request, response) => {
      void bodyOf(request).then((body) => {
        questions.push({ body, authorization: request.headers.authorization });
        void say(response, answers[Math.min(next, answers.length - 1)] ?? []);
        next += 1;
      });
    });
  };
  return { ...server, questions, answersWith };
};
