import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env';
import { runEvery } from '../jobs/every';
import { definePartner } from '../partners';
import { type CdnSettings, purgeTags } from './purge';
import { noteForCdn, notePurge, tellDue } from './tell';

/** Milliseconds in which web processes hear of a change too, so that a CDN that asks anew gets what is new. */
const gatherMilliseconds = 250;

/** How often is looked for what comes up again. */
const seconds = 2;

const timeoutMs = 5_000;

const settingsOf = ({ CDN_KIND: kind, CDN_PURGE_URL, CDN_PURGE_TOKEN: token }: Env): CdnSettings | null =>
  kind && CDN_PURGE_URL ? { kind, urls: CDN_PURGE_URL.split(','), token } : null;

/**
 * Tells the CDN in front of the site what has changed. What has to be told is noted by the database with the change itself; a CDN
 * that is slow, refuses or hangs holds nobody up but this worker.
 */
export const cdnWorker = async (app: FastifyInstance) => {
  const { db, env } = app;
  const settings = settingsOf(env);
  if (!settings) {
    app.addHook('onListen', async () => {
      await noteForCdn(db, false).catch((error: unknown) =>
        app.log.warn({ err: error }, 'changes may still be noted for a CDN'),
      );
    });
    return;
  }
  const partner = definePartner(app, {
    name: 'cdn',
    baseUrl: settings.urls[0] ?? '',
    timeoutMs,
    breaker: { restMs: 5_000 },
  });
  let isNoting = false;
  const lookAgain = runEvery(app, {
    name: 'tell-cdn',
    seconds,
    run: async () => {
      if (!isNoting) await noteForCdn(db, true);
      isNoting = true;
      await tellDue({
        db,
        purge: (tags) => partner.run((signal) => purgeTags(settings, tags, signal)),
        onGivenUp: (tags) =>
          app.log.error({ tags }, 'the CDN took nothing for a day; these tags were given up'),
      });
    },
  });

  let gathering: NodeJS.Timeout | undefined;
  app.changes.on('tag', () => {
    gathering ??= setTimeout(() => {
      gathering = undefined;
      lookAgain();
    }, gatherMilliseconds);
  });
  app.changes.on('due', (tag) => {
    notePurge(db, tag).catch((error: unknown) => app.log.warn({ err: error, tag }, 'not noted for the CDN'));
  });
  app.addHook('onClose', async () => clearTimeout(gathering));
};
