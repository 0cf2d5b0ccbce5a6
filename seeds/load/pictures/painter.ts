import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { type PaintOrder, paint, sketch } from './paint';

// The pool has a thread for each core; more of them inside would only get in each other's way.
sharp.concurrency(1);
sharp.cache(false);

const tasks = { paint, sketch };

export interface Task {
  task: keyof typeof tasks;
  order: PaintOrder;
}

parentPort?.on('message', ({ task, order }: Task) => {
  tasks[task](order).then(
    (result) => parentPort?.postMessage({ result }),
    (error: Error) =>
      parentPort?.postMessage({ failure: `${order.spec.scene} ${order.spec.seed}: ${error.message}` }),
  );
});
