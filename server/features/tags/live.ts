import { type SQL, sql } from 'drizzle-orm';
import { taggings } from '../../../db/schema';
import { isLive } from '../../kernel/selection';
import type { Language } from '../../language';
import { searchable } from '../search/hits';

/** Which tag stands on which live record of this language: a row each, of all kinds of records that have pages. */
export const liveTaggings = (language: Language): SQL =>
  sql.join(
    searchable.map(({ name, record, translation }, index) => {
      const table = { record, translation };
      return sql`
        select x.tag_id, x.entity, x.record_id, x.sort, ${index}::int as kind, ${record.sort} as position
        from ${taggings} x
        join ${record} on ${record.id} = x.record_id
        join ${translation} on ${translation.record_id} = ${record.id} and ${translation.lang_id} = ${language}
        where x.entity = ${name} and ${isLive(table)}`;
    }),
    sql` union all `,
  );
