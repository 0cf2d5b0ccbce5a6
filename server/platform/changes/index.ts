import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Writes } from '../../../db/client';
import { collectReads } from '../../../db/reads';
import { directUrl } from '../../database-addresses';
import { createClock } from './clock';
import { type Changes, createChanges } from './listen';
import { type ChangeLog, createChangeLog } from './log';
import { clearReadyAnswers } from './ready-answers';
import { changesRoutes } from './routes';
import { isPartlyUntold, tagsOf } from './tags';
import { createValidity, type Validity } from './validity';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether its answer is made of no table, so that nobody has to follow which it reads. */
    readsNothing?: boolean;
  }
  interface FastifyInstance {
    /** Tells what changed, by tag, to whatever holds something in memory. */
    changes: Changes['events'];
    /** The same as a count, for whoever has to know whether what he holds is right. */
    changeLog: ChangeLog;
    validity: Validity;
  }
  interface FastifyRequest {
    /** Tables that were read for the answer. */
    tablesRead: Set<string> | null;
  }
}

/**
 * Public answers name the tables that they were made from (`Cache-Tag`), and the database says when a table changes:
 * whoever keeps pages, a web process or a CDN, knows what to throw away. An answer that also rests on tables of which
 * nothing is told says that it is not to be cached (`Surrogate-Control`); pages made from it are, for their minute.
 */
export const changesPlugin = fp(async (app: FastifyInstance, { writes }: { writes: Writes }) => {
  app.decorateRequest('tablesRead', null);
  // After the body has come in: reading it leaves the request's own context.
  app.addHook('preHandler', (request, _reply, done) => {
    const { access, readsNothing } = request.routeOptions.config;
    if (access !== 'public' || readsNothing) return done();
    request.tablesRead = new Set();
    collectReads(request.tablesRead, done);
  });
  app.addHook('onSend', ({ tablesRead }, reply, _payload, done) => {
    // What is not there may come to be there.
    const isAnswer = reply.statusCode < 400 || reply.statusCode === 404;
    const tags = tablesRead && isAnswer ? tagsOf(tablesRead) : [];
    // A picture has a tag of its own.
    if (tags.length > 0 && !reply.hasHeader('cache-tag')) reply.header('cache-tag', tags.join(','));
    if (tablesRead && isPartlyUntold(tablesRead)) reply.header('surrogate-control', 'no-store');
    done();
  });

  const changes = createChanges(directUrl(app.env) ?? '', (error) =>
    app.log.warn({ err: error }, 'not listening to changes'),
  );
  app.decorate('changes', changes.events);
  const log = createChangeLog(changes, writes);
  app.decorate('changeLog', log);
  app.decorate('validity', createValidity(app.db, log));
  app.addHook('onReady', async () => changes.listen());
  app.addHook('onClose', changes.close);
  const clock = createClock(app.db, changes, (error) =>
    app.log.warn({ err: error }, 'times of publishing were not read'),
  );
  app.addHook('onClose', async () => clock.stop());
  changesRoutes(app, changes, clock.start);
  clearRegularly(app);
});

const clearingMilliseconds = 10 * 60_000;

const clearRegularly = (app: FastifyInstance): void => {
  let timer: NodeJS.Timeout | undefined;
  let before: string | null = null;
  let clearing: Promise<unknown> = Promise.resolve();
  const clear = () => {
    clearing = clearReadyAnswers(app.db, before).then(
      (now) => {
        before = now;
      },
      (error: Error) => app.log.warn({ err: error }, 'old answers were not cleared'),
    );
  };
  app.addHook('onListen', async () => {
    clear();
    timer = setInterval(clear, clearingMilliseconds);
    timer.unref();
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await clearing;
  });
};
