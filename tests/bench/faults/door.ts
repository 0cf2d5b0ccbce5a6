import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to the database through which things can go wrong. */
export interface Door {
  url: string;
  /** Each piece of what the database says comes so many milliseconds late. */
  delay(milliseconds: number): void;
  /** Nothing gets through, and nobody is told: a cut line. */
  cut(): void;
  mend(): void;
  close(): void;
}

/** Opens a port of this machine that leads to a database. */
export const openDoor = async (databaseUrl: string): Promise<Door> => {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let late = 0;
  let isCut = false;
  const server = createServer((incoming) => {
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
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    delay(milliseconds) {
      late = milliseconds;
    },
    cut() {
      isCut = true;
    },
    mend() {
      isCut = false;
      late = 0;
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};
