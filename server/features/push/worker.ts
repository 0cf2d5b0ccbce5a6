import type { FastifyInstance } from 'fastify';
import { runEvery } from '../../platform/jobs/every';
import { definePartner, type Partner, PartnerError } from '../../platform/partners';
import { pushServiceOf } from '../../platform/push/hosts';
import { pushKeysOf } from '../../platform/push/settings';
import { type Called, callPushService, type PushCall } from './call';
import { deliverPushes, forgetPushes, notePushes } from './deliver';

const timeoutMs = 10_000;

/** Calls to one push service at a time; more than a batch has. */
const atOnce = 64;

/** How often is looked for what has to be told again; what is new is told at once. */
const seconds = 10;

/** The push services that may be asked, each behind a breaker of its own, so that one that hangs holds up no other. */
const servicesOf = (app: FastifyInstance) => {
  const partnerOf = (host: string): Partner => {
    const name = host.replace(/^\*\./, '');
    return definePartner(app, {
      name: `push:${name}`,
      baseUrl: `https://${name}`,
      timeoutMs,
      breaker: { calls: 10, atOnce },
    });
  };
  return new Map(app.env.PUSH_HOSTS.map((host) => [host, partnerOf(host)]));
};

/** How one browser is woken; one whose service may not be asked any more counts as gone. */
export const pushCaller = (app: FastifyInstance) => {
  const keys = pushKeysOf(app.env);
  const services = servicesOf(app);
  return async (push: PushCall): Promise<Called> => {
    const service = services.get(pushServiceOf(push.endpoint, app.env.PUSH_HOSTS) ?? '');
    if (!service) return { is: 'gone' };
    if (!keys) throw new PartnerError('push', 'open');
    return service.run((signal) => callPushService(push, keys, signal));
  };
};

/** Tells browsers of alerts, where there are keys to do so with. */
export const pushWorker = (app: FastifyInstance) => {
  const { db, env } = app;
  if (!pushKeysOf(env)) return;
  const call = pushCaller(app);
  const lookAgain = runEvery(app, {
    name: 'push-alerts',
    seconds,
    run: async () => {
      await notePushes(db);
      await deliverPushes({
        db,
        call,
        onGivenUp: (failure) => app.log.warn(failure, 'a browser was not told of an alert'),
      });
    },
  });
  app.changes.on('tag', (tag) => {
    if (tag === 'alert') lookAgain();
  });
  runEvery(app, { name: 'forget-pushes', seconds: 3600, run: () => forgetPushes(db) });
};
