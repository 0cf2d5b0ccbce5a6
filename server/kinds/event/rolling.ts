import type { FastifyInstance } from 'fastify';
import { formatDate } from '../../time';
import { rollEvents } from './schedule';

const hour = 3600 * 1000;

/**
 * Rolls events on when the API starts to listen and then every hour, which finds nothing to do on all but the first
 * run of a day. Until then reads work out the right dates by themselves.
 */
export const eventRolling = async (app: FastifyInstance) => {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();

  const roll = () => {
    running = rollEvents(app.db, formatDate(new Date())).catch((error: Error) =>
      app.log.warn({ reason: error.message }, 'events were not moved on to their next dates'),
    );
  };

  app.addHook('onListen', async () => {
    roll();
    timer = setInterval(roll, hour);
    timer.unref();
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await running;
  });
};
