import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { CircuitState } from './circuit';

const buckets = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const stateNumbers: Record<CircuitState, number> = { closed: 0, 'half-open': 1, open: 2 };

/** Calls to outside services, how long they took, and whether they are being asked at all. */
export const measurePartners = ({ partners }: FastifyInstance, registry: Registry): void => {
  const registers = [registry];
  const calls = new Counter({
    name: 'partner_calls_total',
    help: 'Calls to outside services by how they ended; open: not asked',
    labelNames: ['partner', 'outcome'],
    registers,
  });
  const durations = new Histogram({
    name: 'partner_call_duration_seconds',
    help: 'Time until an outside service had answered or failed',
    labelNames: ['partner'],
    buckets,
    registers,
  });
  partners.listeners.push(({ partner, outcome, seconds }) => {
    calls.inc({ partner, outcome });
    if (outcome !== 'open') durations.observe({ partner }, seconds);
  });
  new Gauge({
    name: 'partner_state',
    help: 'Circuit of an outside service: 0 closed, 1 half-open, 2 open',
    labelNames: ['partner'],
    aggregator: 'max',
    registers,
    collect() {
      for (const { name, state } of partners.all) this.set({ partner: name }, stateNumbers[state().state]);
    },
  });
  new Gauge({
    name: 'partner_last_failure_timestamp_seconds',
    help: 'When an outside service last failed',
    labelNames: ['partner'],
    aggregator: 'max',
    registers,
    collect() {
      for (const { name, state } of partners.all) {
        const at = state().last_failure_at;
        if (at) this.set({ partner: name }, at.getTime() / 1000);
      }
    },
  });
};
