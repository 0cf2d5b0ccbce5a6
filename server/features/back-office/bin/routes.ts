import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { holds, requireRight } from '../../../access';
import type { App } from '../../../app-type';
import { ApiError } from '../../../errors';
import { id, listQuery } from '../../../fields';
import { languageOf, writeContext } from '../../../kernel/context';
import type { WriteContext } from '../../../kernel/entity';
import { runEvery } from '../../../platform/jobs/every';
import { type MessageKey, message } from '../../../platform/messages';
import { listOf, writtenOf } from '../../../platform/responses';
import { type AfterPurge, type BinnedKind, binnedKinds } from './kinds';
import { listBin } from './list';
import { purgeBin, purgeRecord } from './purge';

const entityName = z.enum(binnedKinds.map(({ name }) => name));

const row = z.object({
  entity: entityName,
  id: z.number().int(),
  title: z.string().meta({ description: 'What it was called when it was deleted' }),
  deleted_at: z.string(),
  days_left: z.number().int().meta({ description: 'Days until it is deleted for good' }),
  admin: z.object({ id: z.number().int(), full_name: z.string() }).nullable(),
});

const chosen = z.strictObject({
  records: z
    .array(z.strictObject({ entity: entityName, id }))
    .min(1)
    .max(100),
});

const counted = writtenOf(z.object({ count: z.number().int() }));

type Chosen = z.output<typeof chosen>['records'];

/** Kinds that others belong to go after what belongs to them. */
const orderOf = (name: string): number => binnedKinds.find((kind) => kind.name === name)?.order ?? 0;

/** The kinds of the chosen records, each record once, in one order so that two requests don't lock each other out. */
const resolve = (request: FastifyRequest, records: Chosen): Array<{ kind: BinnedKind; id: number }> => {
  const unique = new Map(records.map((record) => [`${record.entity} ${record.id}`, record]));
  return [...unique.values()]
    .sort((a, b) => orderOf(a.entity) - orderOf(b.entity) || a.entity.localeCompare(b.entity) || a.id - b.id)
    .map((record) => {
      const kind = binnedKinds.find(({ name }) => name === record.entity);
      if (!kind) throw new ApiError('not_found');
      requireRight(request.actor, kind.right);
      return { kind, id: record.id };
    });
};

/** What was deleted, for 30 days: to look at, take back, or delete for good. */
export const binRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;
  const tags = ['Bin'];
  runEvery(app, { name: 'deleting for good', seconds: 3600, run: () => purgeBin(app) });

  const applied = async (
    request: FastifyRequest,
    records: Chosen,
    apply: (context: WriteContext, kind: BinnedKind, recordId: number) => Promise<AfterPurge | undefined>,
    said: MessageKey,
  ) => {
    const wanted = resolve(request, records);
    const after = await app.db.transaction(async (tx) => {
      const context = writeContext(tx, request, undefined);
      const left: Array<AfterPurge | undefined> = [];
      for (const { kind, id: recordId } of wanted) left.push(await apply(context, kind, recordId));
      return left;
    });
    for (const run of after) await run?.(app);
    return { message: message(languageOf(request, undefined), said), data: { count: wanted.length } };
  };

  app.get(
    '/bin',
    {
      config: { access: 'admin' },
      schema: {
        tags,
        summary: 'Deleted records of all kinds, the latest first',
        description: 'Only kinds that the role may delete.',
        querystring: z.object({
          page: listQuery.page,
          per_page: z.coerce.number().int().min(1).max(100).default(25),
          keyword: listQuery.keyword,
          entity: entityName.optional(),
        }),
        response: { 200: listOf(row) },
      },
    },
    (request) => {
      const { entity, ...query } = request.query;
      const kinds = binnedKinds.filter(
        ({ name, right }) => holds(request.actor, right) && (entity === undefined || name === entity),
      );
      return listBin(app.db, kinds, query);
    },
  );

  app.post(
    '/bin/restore',
    {
      config: { access: 'admin' },
      schema: {
        tags,
        summary: 'Take records out of the bin, hidden, all or none',
        body: chosen,
        response: { 200: counted },
      },
    },
    (request) =>
      applied(
        request,
        request.body.records,
        async (context, kind, recordId) => {
          await kind.restore(context, recordId);
          return undefined;
        },
        'restored',
      ),
  );

  app.post(
    '/bin/delete',
    {
      config: { access: 'admin' },
      schema: {
        tags,
        summary: 'Delete records in the bin for good, all or none',
        description: '409 `in_use` while something that stays refers to one of them.',
        body: chosen,
        response: { 200: counted },
      },
    },
    (request) => applied(request, request.body.records, purgeRecord, 'deleted'),
  );
};
