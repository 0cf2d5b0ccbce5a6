import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { type PaintOrder, paint } from './paint';

// The pool has a thread for each core; more of them inside would only get in each other's way.
sharp.concurrency(1);
sharp.cache(false);

parentPort?.on('message', (order: PaintOrder) => {
  paint(order).then(
    (painted) => parentPort?.postMessage({ painted }),
    (error: Error) =>
      parentPort?.postMessage({ failure: `${order.spec.scene} ${order.spec.seed}: ${error.message}` }),
  );
});
