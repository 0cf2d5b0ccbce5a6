import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server of this machine through which things can go wrong. */
export interface Door {
  url: string;
  /** Each piece of what the server says comes so many milliseconds late. */
  delay(milliseconds: number): void;
  /** Nothing gets through, and nobody is told: a cut line. */
  cut(): void;
  /** All connections end, and each new one at once: a server that is away. */
  shut(): void;
  mend(): void;
  close(): void;
}

/** Opens a port of this machine that leads to the server at an address of it. */
export const openDoor = async (serverUrl: string): Promise<Door> => {
  const target = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let late = 0;
  let isCut = false;
  let isShut = false;
  const server = createServer((incoming) => {
    if (isShut) return void incoming.destroy();
    const outgoing = connect(Number(target.port), '127.0.0.1');
    const pass = (from: Socket, to: Socket, wait: () => number) => {
      sockets.add(from);
      from.on('data', (data) => {
        if (isCut) return;
        if (wait() === 0) to.write(data);
        else setTimeout(() => to.writable && to.write(data), wait());
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    };
    pass(incoming, outgoing, () => 0);
    pass(outgoing, incoming, () => late);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(serverUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    delay(milliseconds) {
      late = milliseconds;
    },
    cut() {
      isCut = true;
    },
    shut() {
      isShut = true;
      for (const socket of sockets) socket.destroy();
    },
    mend() {
      isCut = false;
      isShut = false;
      late = 0;
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};
