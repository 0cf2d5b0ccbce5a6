import { and, eq, type SQL } from 'drizzle-orm';
import { slugHistory } from '../../db/schema';
import { type Entity, type Extra, type ReadContext, recordNotFound, type Selection } from './entity';
import { selectRows } from './select-rows';
import { type BaseRow, statementsOf, visibility } from './selection';

const byReference = (entity: Entity, reference: string | number): SQL =>
  typeof reference === 'number' || /^\d{1,9}$/.test(reference)
    ? eq(entity.record.id, Number(reference))
    : eq(entity.translation.slug, reference);

/** Where the record is now, when `slug` is one that it had before. */
const currentSlug = async (entity: Entity, context: ReadContext, slug: string): Promise<string | null> => {
  const { record, translation } = entity;
  const [row] = await context.db
    .select({ slug: translation.slug })
    .from(slugHistory)
    .innerJoin(
      translation,
      and(eq(translation.record_id, slugHistory.record_id), eq(translation.lang_id, context.language)),
    )
    .innerJoin(record, eq(record.id, translation.record_id))
    .where(
      and(
        eq(slugHistory.entity, entity.name),
        eq(slugHistory.lang_id, context.language),
        eq(slugHistory.slug, slug),
        visibility(entity, context),
      ),
    );
  return row?.slug ?? null;
};

/** Thrown by a detail call for a slug that the record had before; routes answer 301 with `location`. */
export class Moved extends Error {
  constructor(readonly slug: string) {
    super('moved');
  }
}

interface BaseDetail extends BaseRow {
  content: string;
  alternates: Record<string, string>;
  titles: Record<string, string>;
}

/** What only editors read of a record. */
const editorsOnly = ['translations', 'translation_issues', 'stale_texts'];

/** The record of a preview link as visitors will see it; links to its other languages would lead nowhere yet. */
const findPreviewed = async (entity: Entity, context: ReadContext, reference: string | number) => {
  const { preview, language } = context;
  if (preview?.entity !== entity.name || preview.language !== language) return null;
  const [row] = await selectRows(
    context.db,
    statementsOf(entity, { ...context, includeHidden: true }, 'detail'),
    { where: and(byReference(entity, reference), eq(entity.record.id, preview.id)) },
  );
  if (!row) return null;
  const { slug, title } = row as unknown as BaseDetail;
  const shown = Object.entries(row).filter(([name]) => !editorsOnly.includes(name));
  return {
    ...Object.fromEntries(shown),
    alternates: { [language]: slug },
    titles: { [language]: title },
  };
};

/**
 * One record by id or slug, with all that a reader may see of it.
 * @throws ApiError not_found; Moved when the slug is an old one.
 */
export const findContent = async <L extends Selection, D extends Selection>(
  entity: Entity<L, D>,
  context: ReadContext,
  reference: string | number,
) => {
  const [live] = await selectRows(context.db, statementsOf(entity, context, 'detail'), {
    where: byReference(entity, reference),
  });
  const row = live ?? (await findPreviewed(entity, context, reference));
  if (row) return row as unknown as BaseDetail & Extra<L> & Extra<D>;
  const moved = typeof reference === 'string' ? await currentSlug(entity, context, reference) : null;
  if (moved) throw new Moved(moved);
  throw recordNotFound(entity);
};
