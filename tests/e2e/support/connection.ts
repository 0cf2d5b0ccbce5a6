import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A way to the product that can be cut: what a browser calls offline does not reach its service workers. */
export interface Connection {
  url: string;
  cut(): Promise<void>;
  /** Opens it again after it was cut, at the same address. */
  mend(): Promise<void>;
}

/** Opens a way to `target` on a port of its own. */
export async function openConnection(target: string): Promise<Connection> {
  const { hostname, port } = new URL(target);
  const server = createServer((incoming, answer) => {
    const { method, headers, url } = incoming;
    const onward = request({ hostname, port, method, headers, path: url }, (received) => {
      answer.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  const listen = (onPort: number) =>
    new Promise<void>((resolve) => server.listen(onPort, '127.0.0.1', resolve));
  await listen(0);
  const own = (server.address() as AddressInfo).port;
  const url = `http://127.0.0.1:${own}`;
  return {
    url,
    async cut() {
      if (!server.listening) return;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    mend: () => listen(own),
  };
}
