import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import { galleryItems } from '../../../db/schema';
import type { ReadContext } from '../../kernel/entity';
import { itemRows } from '../../kernel/items/list';
import { gallery } from './kind';

/** The items of a module: those of one record and those for all, or, for null, every one. */
export const inModule = (module: string, entityId: number | null): SQL | undefined =>
  and(
    eq(galleryItems.module, module),
    entityId === null ? undefined : or(eq(galleryItems.entity_id, entityId), isNull(galleryItems.entity_id)),
  );

/**
 * Live pictures, videos or blocks of a module in their order, texts in the reader's language. Whether the reader may
 * see the record they belong to is the caller's to know.
 */
export const readModule = (
  { db, language }: Pick<ReadContext, 'db' | 'language'>,
  module: string,
  entityId: number | null,
) => itemRows(gallery, { db, language, includeHidden: false }, { where: [inModule(module, entityId)] });
