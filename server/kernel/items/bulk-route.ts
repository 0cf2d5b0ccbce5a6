import { inArray } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { requireRight } from '../../access';
import type { App } from '../../app-type';
import { id } from '../../fields';
import { langId } from '../../language';
import { bulkAnswer, mostAtOnce, someAtATime } from '../bulk';
import { writeContext } from '../context';
import { recordsNotFound, type WriteContext } from '../entity';
import { changeStates } from './change-states';
import type { Item } from './item';
import { removeItems, restoreItems } from './remove';
import { type ItemRoutes, say } from './route-parts';
import { lockItems } from './write';

export type BulkAction = 'publish' | 'hide' | 'delete' | 'restore';

const rights = { publish: 'publish', hide: 'publish', delete: 'delete', restore: 'delete' } as const;

/** What a call that changes many takes and answers. */
export const bulkShapes = ({ bin }: Item) => {
  const actions: readonly BulkAction[] = ['publish', 'hide', 'delete', ...(bin ? ['restore' as const] : [])];
  return {
    body: z.strictObject({
      action: z.enum(actions),
      ids: z.array(id).min(1).max(mostAtOnce),
      lang_id: langId.optional(),
    }),
    response: { 200: bulkAnswer },
  };
};

/** @throws ApiError forbidden */
export const checkBulkRight = ({ actor }: FastifyRequest, item: Item, action: BulkAction) => {
  requireRight(actor, item.right(rights[action]));
};

/** Changes many records, each written down as if it were alone. Returns those that were not so before. */
export const changeItems = async (
  context: WriteContext,
  item: Item,
  action: BulkAction,
  ids: readonly number[],
): Promise<number[]> => {
  const wanted = [...new Set(ids)].sort((a, b) => a - b);
  // Locked in id order before anything changes, so that two such calls wait for each other instead of deadlocking.
  const stored = await context.tx
    .select({ id: item.table.id, live: item.live })
    .from(item.table)
    .where(inArray(item.table.id, wanted))
    .orderBy(item.table.id)
    .for('update');
  if (stored.length !== wanted.length) throw recordsNotFound(null, wanted, stored);
  if (action === 'delete' || action === 'restore') {
    const change = action === 'delete' ? removeItems : restoreItems;
    await someAtATime(wanted, (some) => change(context, item, some));
    return wanted;
  }
  const status = action === 'publish' ? 1 : 0;
  const changed = stored.filter(({ live }) => live !== status).map(({ id: one }) => one);
  await someAtATime(changed, async (some) => {
    await lockItems(context, item, some);
    await changeStates(context, item, some, { action: 'publish', columns: { [item.live.name]: status } });
  });
  return changed;
};

/** `POST {base}/bulk`: one action on many records, on all or none of them. */
export const bulkItemsRoute = (app: App, item: Item, { base, tag }: ItemRoutes) => {
  app.post(
    `${base}/bulk`,
    {
      config: { access: 'admin' },
      schema: {
        tags: [tag],
        summary: `${item.bin ? 'Publish, hide, delete or restore' : 'Publish, hide or delete'} many, all or none: ${tag}`,
        description: `Needs \`${item.right('publish')}\`, or \`${item.right('delete')}\` to delete${item.bin ? ' and restore' : ''}.`,
        ...bulkShapes(item),
      },
    },
    async (request) => {
      const { action, ids, lang_id } = request.body;
      checkBulkRight(request, item, action);
      const changed = await app.db.transaction((tx) =>
        changeItems(writeContext(tx, request, lang_id), item, action, ids),
      );
      return { message: say(request, 'updated', lang_id), data: { changed } };
    },
  );
};
