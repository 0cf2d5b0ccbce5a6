import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../../db/client';
import { media } from '../../../../db/schema';
import type { Env } from '../../../env';
import { ApiError } from '../../../errors';
import type { WriteContext } from '../../../kernel/entity';
import { restoreItems } from '../../../kernel/items/remove';
import { restoreContent } from '../../../kernel/remove';
import { entities, items } from '../../../kinds';
import type { Permission } from '../../../permissions';
import { createMediaStore } from '../../../platform/media';
import { lastHash, removeFiles, restorePicture } from '../../../platform/media/remove-picture';

/** A kind of record that goes to the bin before it goes for good. */
export interface BinnedKind {
  /** Its name in audit and revisions. */
  name: string;
  /** Right to delete, and so to take out of the bin. */
  right: Permission;
  /** Number under which SEO records and reviews know it. */
  moduleId: number | null;
  /** Kinds that others belong to have a higher one. */
  order?: number;
  table: PgTable & { id: PgColumn };
  deletedAt: PgColumn;
  restore: (context: WriteContext, recordId: number) => Promise<void>;
  /**
   * Runs before a record goes for good, in the same transaction; what it gives back runs when that has ended.
   * @throws ApiError in_use
   */
  purging?: (context: WriteContext, recordId: number) => Promise<AfterPurge>;
}

/** What is left to do when a record has gone for good, outside of the database. */
export type AfterPurge = (app: { db: Database; env: Env }) => Promise<void>;

const pictures: BinnedKind = {
  name: 'media',
  right: 'media.delete',
  moduleId: null,
  table: media,
  deletedAt: media.deleted_at,
  restore: ({ tx, actor, requestId }, recordId) => {
    if (actor.kind !== 'admin') throw new ApiError('forbidden');
    return restorePicture(tx, recordId, { adminId: actor.id, requestId });
  },
  purging: async ({ tx, language }, recordId) => {
    const hash = await lastHash(tx, recordId, language);
    return ({ db, env }) => removeFiles({ db, store: createMediaStore(env) }, hash);
  },
};

/** All of them: content, items that have a bin, and pictures. */
export const binnedKinds: readonly BinnedKind[] = [
  ...entities.map(
    (entity): BinnedKind => ({
      name: entity.name,
      right: `${entity.name}.delete`,
      moduleId: entity.moduleId,
      order: entity.binOrder ?? 0,
      table: entity.record,
      deletedAt: entity.record.deleted_at,
      restore: (context, recordId) => restoreContent(context, entity, [recordId]),
    }),
  ),
  ...items.flatMap((item): BinnedKind[] =>
    item.bin
      ? [
          {
            name: item.name,
            right: item.right('delete'),
            moduleId: null,
            table: item.table,
            deletedAt: item.bin,
            restore: (context, recordId) => restoreItems(context, item, [recordId]),
          },
        ]
      : [],
  ),
  pictures,
];
