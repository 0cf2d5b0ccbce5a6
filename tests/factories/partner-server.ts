import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

export type Answering = (request: IncomingMessage, response: ServerResponse) => void;

/** An outside service on this machine, as slow, broken or lying as a test wants it to be. */
export const partnerServer = async () => {
  const asked: string[] = [];
  let answering: Answering = (_request, response) => void response.end('{}');
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answering(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  afterAll(stop);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Method and address of each question. */
    asked,
    answers: (next: Answering) => {
      answering = next;
    },
    /** From then on connections are refused. */
    stop,
  };
};

export const saysJson =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Answering =>
  (_request, response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body));

/** Takes the question and says nothing until the other side has gone. */
export const saysNothing: Answering = () => undefined;

/** Begins an answer and cuts the connection in the middle of it. */
export const breaksOff: Answering = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
  response.write('{"a":', () => response.destroy());
};
