import { z } from 'zod';
import { requireRight } from '../access';
import type { App } from '../app-type';
import { id } from '../fields';
import { message } from '../platform/messages';
import { writtenOf } from '../platform/responses';
import { changeVisibility } from './change-visibility';
import { languageOf, writeContext } from './context';
import { type Entity, recordNotFound, recordsNotFound, type WriteContext } from './entity';
import { removeContent, restoreContent } from './remove';
import { lockRecords } from './write';

/** More would keep other editors of the same records waiting for too long. */
export const mostAtOnce = 1000;

/** Records whose states are held in memory together, and which one statement writes. */
const atOnce = 100;

/** Runs a change on many records, some at a time, in their order. */
export const someAtATime = async (ids: readonly number[], run: (some: number[]) => Promise<unknown>) => {
  for (let from = 0; from < ids.length; from += atOnce) await run(ids.slice(from, from + atOnce));
};

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
  const wanted = [...new Set(ids)];
  const stored = await lockRecords(context.tx, entity, wanted);
  if (stored.length !== wanted.length) throw recordsNotFound(entity, wanted, stored);
  const status = action === 'publish' ? 1 : 0;
  const isFlip = action === 'publish' || action === 'hide';
  const changing = isFlip ? stored.filter((row) => row.status !== status) : stored;
  if (isFlip && changing.some(({ deleted_at }) => deleted_at)) throw recordNotFound(entity);
  const changed = changing.map(({ id: one }) => one);
  await someAtATime(changed, (some) => {
    if (action === 'delete') return removeContent(context, entity, some);
    if (action === 'restore') return restoreContent(context, entity, some);
    return changeVisibility(context, entity, some, { action: 'publish', columns: { status } });
  });
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
