import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { WriteContext } from '../../content/entity';
import { restoreContent } from '../../content/remove';
import { entities } from '../../entities';
import { items } from '../../items';
import { restoreItem } from '../../items/remove';
import type { Permission } from '../../permissions';

/** A kind of record that goes to the bin before it goes for good. */
export interface BinnedKind {
  /** Its name in audit and revisions. */
  name: string;
  /** Right to delete, and so to take out of the bin. */
  right: Permission;
  /** Number under which SEO records and reviews know it. */
  moduleId: number | null;
  table: PgTable & { id: PgColumn };
  deletedAt: PgColumn;
  restore: (context: WriteContext, recordId: number) => Promise<void>;
}

/** All of them: content, and items that have a bin. */
export const binnedKinds: readonly BinnedKind[] = [
  ...entities.map(
    (entity): BinnedKind => ({
      name: entity.name,
      right: `${entity.name}.delete`,
      moduleId: entity.moduleId,
      table: entity.record,
      deletedAt: entity.record.deleted_at,
      restore: (context, recordId) => restoreContent(context, entity, recordId),
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
            restore: (context, recordId) => restoreItem(context, item, recordId),
          },
        ]
      : [],
  ),
];
