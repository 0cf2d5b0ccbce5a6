import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';

/** Connections of requests to the database, and who waits for one: where there are always some, it is what holds answers up. */
export const measureDatabase = (
  { db: { $client: pool }, replicas }: FastifyInstance,
  registry: Registry,
): void => {
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
  if (!replicas) return;
  new Counter({
    name: 'database_replica_reads_total',
    help: 'Reads that a replica answered, was behind for, or failed at; the primary answered the last two',
    labelNames: ['replica', 'outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [index, { counts }] of replicas.all.entries())
        for (const [outcome, count] of Object.entries(counts))
          this.inc({ replica: index + 1, outcome }, count);
    },
  });
};
