import type { Socket } from 'node:net';
import type { Client } from 'pg';

/** What the driver knows of a connection and does not declare. */
interface Busy {
  /** False while a statement is under way. */
  readyForQuery: boolean;
}

/** After a busy moment of this process, what has come in meanwhile is read first. */
const readFirst = 50;

/**
 * Ends a connection on which a statement is under way and nothing is said for so many milliseconds: the database hangs, or
 * the network swallows what is sent. The statement fails, and the pool makes a new connection for the next one.
 */
export const endWhenSilent = (client: Pick<Client, 'connection'>, milliseconds: number): void => {
  // Plain or encrypted, it is a socket.
  const stream = client.connection.stream as Socket;
  const isBusy = () => !(client as unknown as Busy).readyForQuery;
  stream.setTimeout(milliseconds);
  stream.on('timeout', () => {
    if (!isBusy()) return;
    const heard = stream.bytesRead;
    const look = () => {
      if (!isBusy() || stream.bytesRead !== heard) return;
      stream.destroy(Object.assign(new Error('The database says nothing.'), { code: 'ETIMEDOUT' }));
    };
    setTimeout(look, readFirst).unref();
  });
};
