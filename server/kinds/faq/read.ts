import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import { faqs } from '../../../db/schema';
import type { ReadContext } from '../../kernel/entity';
import { itemRows } from '../../kernel/items/list';
import { faq } from './kind';

/** The questions of a type, or for null of all: those about one record and those about all, or, for null, every one. */
export const aboutEntity = (entityType: number | null, entityId: number | null): SQL | undefined =>
  and(
    entityType === null ? undefined : eq(faqs.entity_type, entityType),
    entityId === null ? undefined : or(eq(faqs.entity_id, entityId), isNull(faqs.entity_id)),
  );

/**
 * Live questions in their order, in the reader's language; answers are safe HTML. Whether the reader may see the record
 * they are about is the caller's to know.
 */
export const readFaqs = (
  { db, language }: Pick<ReadContext, 'db' | 'language'>,
  entityType: number,
  entityId: number | null,
) => itemRows(faq, { db, language, includeHidden: false }, { where: [aboutEntity(entityType, entityId)] });
