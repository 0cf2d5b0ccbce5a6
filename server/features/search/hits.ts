import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client';
import { media } from '../../../db/schema';
import { entities } from '../../kinds';
import type { Language } from '../../language';
import type { Found } from './find';

/** Kinds that have a page of their own, and so can be found; places of all sizes first. */
export const searchable = entities.filter((entity) => entity.page !== null);

export interface Hit extends Found {
  slug: string;
  path: string;
  title: string;
  description: string;
  image: string | null;
  image_alt: string;
  image_blur: string | null;
}

type Row = Omit<Hit, 'path'> & { kind: number | null } & Record<string, unknown>;

/** What is shown of each found record, in the order in which they were found. One query, whatever the kinds. */
export const readHits = async (
  db: Queryable,
  language: Language,
  found: readonly Found[],
): Promise<Hit[]> => {
  const parts = searchable.map(({ name, record, translation, pageKind }) => {
    const ids = found.filter(({ type }) => type === name).map(({ id }) => id);
    return sql`
      select ${name}::text as type, r.id, t.slug, t.title, t.description, '/media/' || m.file as image, t.image_alt,
        m.blur as image_blur, ${pageKind ? sql`r.${sql.identifier(pageKind.column.name)}` : sql`null`}::int as kind
      from ${record} r join ${translation} t on t.record_id = r.id and t.lang_id = ${language}
      left join ${media} m on m.id = r.image_id
      where r.id = any(${sql.param(ids)}::int[])`;
  });
  const { rows } = await db.execute<Row>(sql.join(parts, sql` union all `));
  const byKey = new Map(rows.map((row) => [`${row.type} ${row.id}`, row]));
  return found.flatMap(({ type, id }) => {
    const row = byKey.get(`${type} ${id}`);
    const page = searchable.find(({ name }) => name === type)?.page;
    if (!row || !page) return [];
    const { kind, ...shown } = row;
    return [{ ...shown, path: page(row.slug, kind ?? undefined) }];
  });
};
