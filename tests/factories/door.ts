import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** An address that leads to a port of this machine, and stays the same while that changes, hangs or is cut off. */
export const openDoor = async (portNow: () => number) => {
  const ways = new Map<Socket, Socket>();
  let isHanging = false;
  const pass = (incoming: Socket) => {
    const outgoing = connect(portNow(), '127.0.0.1');
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      ways.set(from, to);
      if (!isHanging) from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        ways.delete(from);
        to.destroy();
      });
    }
  };
  const listen = (port: number) =>
    new Promise<Server>((resolve) => {
      const made = createServer(pass).listen(port, '127.0.0.1', () => resolve(made));
    });
  let door = await listen(0);
  const { port } = door.address() as AddressInfo;

  return {
    port,
    /** Connections stay open and new ones are taken, and nothing is heard on any, as of a server that is stopped by a signal. */
    hang: () => {
      isHanging = true;
      for (const [from, to] of ways) from.unpipe(to);
    },
    goOn: () => {
      isHanging = false;
      for (const [from, to] of ways) from.pipe(to);
    },
    /** Ends all connections, and refuses new ones. */
    shut: async () => {
      const closed = new Promise((resolve) => door.close(resolve));
      for (const socket of ways.keys()) socket.destroy();
      await closed;
    },
    open: async () => {
      door = await listen(port);
    },
  };
};
