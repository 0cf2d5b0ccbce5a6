import cluster from 'node:cluster';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** So many requests a connection lasts at most. */
const mostRequests = 100;

/**
 * Workers behind one port take connections as they come: who has nothing to do is first. Connections that are kept, such as a balancer's,
 * would stay with whoever was idle when they were made; ended now and then, they come to be where there is less to do.
 */
export const shareConnections = (server: Pick<Server, 'prependListener'>): void => {
  if (!cluster.isWorker) return;
  const asked = new WeakMap<Socket, number>();
  server.prependListener('request', ({ socket }, answer) => {
    const count = (asked.get(socket) ?? 0) + 1;
    asked.set(socket, count);
    if (count >= mostRequests) answer.setHeader('connection', 'close');
  });
};
