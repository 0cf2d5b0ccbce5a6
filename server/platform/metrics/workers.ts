import cluster, { type Worker } from 'node:cluster';
import { randomUUID } from 'node:crypto';
import { AggregatorRegistry, type Registry } from 'prom-client';

interface Question {
  type: 'all-metrics';
  id: string;
}

interface Answer extends Question {
  text: string | null;
}

const isAbout = (message: unknown): message is Question =>
  typeof message === 'object' && message !== null && (message as Question).type === 'all-metrics';

/** Who leads workers answers each of them with what all have counted. */
export const gatherMetrics = (): void => {
  const all = new AggregatorRegistry();
  cluster.on('message', (worker: Worker, message: unknown) => {
    if (!isAbout(message)) return;
    all.clusterMetrics().then(
      (text) => worker.send({ ...message, text }),
      () => worker.send({ ...message, text: null }),
    );
  });
};

/**
 * Gives what is counted in the registry: by this process, or by all workers behind the port, of which any may be the one
 * that was asked. A worker that starts just now and can't answer leaves the one that was asked alone with its own.
 */
export const metricsReader = (registry: Registry): (() => Promise<string>) => {
  if (!cluster.isWorker) return () => registry.metrics();
  // Its constructor makes this worker answer who leads it.
  new AggregatorRegistry();
  AggregatorRegistry.setRegistries(registry);
  return () =>
    new Promise((resolve) => {
      const id = randomUUID();
      const hear = (message: unknown) => {
        if (!isAbout(message) || message.id !== id) return;
        process.off('message', hear);
        resolve((message as Answer).text ?? registry.metrics());
      };
      process.on('message', hear);
      process.send?.({ type: 'all-metrics', id } satisfies Question);
    });
};
