import type { FastifyInstance } from 'fastify';
import { Gauge, type Registry } from 'prom-client';

/** Connections of requests to the database, and who waits for one: where there are always some, it is what holds answers up. */
export const measureDatabase = ({ db: { $client: pool } }: FastifyInstance, registry: Registry): void => {
  new Gauge({
    name: 'database_connections',
    help: 'Connections of requests to the database: busy and idle; waiting counts requests without one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
};
