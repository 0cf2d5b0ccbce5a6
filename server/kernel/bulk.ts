import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { requireRight } from '../access';
import type { App } from '../app-type';
import { id } from '../fields';
import { message } from '../platform/messages';
import { writtenOf } from '../platform/responses';
import { languageOf, writeContext } from './context';
import { type Entity, recordsNotFound, type WriteContext } from './entity';
import { flipStatus } from './publish';
import { removeContent, restoreContent } from './remove';

/** More would keep other editors of the same records waiting for too long. */
export const mostAtOnce = 1000;

/** What a call that changes many answers. */
export const bulkAnswer = writtenOf(
  z.object({
    changed: z
      .array(z.number().int())
      .meta({ description: 'Records that were not so before, for taking it back' }),
  }),
);

const actions = ['publish', 'hide', 'delete', 'restore'] as const;
type BulkAction = (typeof actions)[number];

/** Right that each action needs. */
const rights = { publish: 'publish', hide: 'publish', delete: 'delete', restore: 'delete' } as const;

/** Changes many records, each written down as if it were alone. Returns those that were not so before. */
const changeMany = async (
  context: WriteContext,
  entity: Entity,
  action: BulkAction,
  ids: readonly number[],
): Promise<number[]> => {
  const { record } = entity;
  const wanted = [...new Set(ids)].sort((a, b) => a - b);
  // Locked in id order before anything changes, so that two such calls wait for each other instead of deadlocking.
  const stored = await context.tx
    .select({ id: record.id, status: record.status })
    .from(record)
    .where(inArray(record.id, wanted))
    .orderBy(record.id)
    .for('no key update');
  if (stored.length !== wanted.length) throw recordsNotFound(entity, wanted, stored);
  const status = action === 'publish' ? 1 : 0;
  const changed: number[] = [];
  for (const row of stored) {
    if (action === 'delete') await removeContent(context, entity, row.id);
    else if (action === 'restore') await restoreContent(context, entity, row.id);
    else if (row.status !== status) await flipStatus(context, entity, row.id);
    else continue;
    changed.push(row.id);
  }
  return changed;
};

/** `POST {base}/bulk`: one action on many records, on all or none of them. */
export const bulkRoute = (app: App, entity: Entity, { base, tag }: { base: string; tag: string }) => {
  app.post(
    `${base}/bulk`,
    {
      config: { access: 'admin' },
      schema: {
        tags: [tag],
        summary: `Publish, hide, delete or restore many, all or none: ${tag}`,
        description: `Needs \`${entity.name}.publish\`, or \`${entity.name}.delete\` to delete and restore.`,
        body: z.strictObject({ action: z.enum(actions), ids: z.array(id).min(1).max(mostAtOnce) }),
        response: { 200: bulkAnswer },
      },
    },
    async (request) => {
      const { action, ids } = request.body;
      requireRight(request.actor, `${entity.name}.${rights[action]}`);
      const changed = await app.db.transaction((tx) =>
        changeMany(writeContext(tx, request, undefined), entity, action, ids),
      );
      return { message: message(languageOf(request, undefined), 'updated'), data: { changed } };
    },
  );
};
