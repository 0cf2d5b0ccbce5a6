import type { FastifyInstance } from 'fastify';

/** Milliseconds for which a process that has just begun to listen does nothing but answer. */
const answersOnly = 5_000;

/**
 * Does beforehand what the first who needs it would wait for, once those have been answered who waited for the process itself: after a
 * process has ended under load, whatever it does beside makes them wait longer. A failure is logged; whoever needs it tries again.
 */
export const afterStart = (app: FastifyInstance, what: string, prepare: () => unknown): void => {
  let timer: NodeJS.Timeout | undefined;
  const run = async () => {
    try {
      await prepare();
    } catch (error) {
      app.log.warn(error, `${what} was not prepared`);
    }
  };
  app.addHook('onListen', async () => {
    timer = setTimeout(run, answersOnly).unref();
  });
  app.addHook('preClose', async () => clearTimeout(timer));
};
