import { type SQL, sql } from 'drizzle-orm';
import type { searchable } from '../../search/hits';

type Kind = (typeof searchable)[number];

/** The path of a kind's pages, below the language, around the slug. */
export const recordPath = ({ page, pageKind, translation }: Kind): SQL => {
  const around = (kind?: number) => {
    const [before = '', after = ''] = page?.('\n', kind).split('\n') ?? [];
    return sql`${before}::text || ${translation.slug} || ${after}::text`;
  };
  if (!pageKind) return around();
  const cases = pageKind.values.map((kind) => sql`when ${kind}::int then ${around(kind)}`);
  return sql`case ${pageKind.column}::int ${sql.join(cases, sql` `)} end`;
};
