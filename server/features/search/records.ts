import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client';
import { plannedEachTime } from '../../../db/prepared';
import { resources } from '../../../db/schema';
import { entities, items } from '../../kinds';
import { resource } from '../../kinds/resource/kind';
import type { Language } from '../../language';
import type { Permission } from '../../permissions';

const mostOfEach = 4;

/** So many are looked at of each nearness: a word that is in everything must not be looked up in everything. */
const mostLookedAt = 50;

/** Items that have a title and a list of their own; the others are found through what they belong to. */
const titledItems = new Set(['faq', 'fact', 'plan_your_trip']);

/** Where the records of one kind are looked for. */
interface Sought {
  name: string;
  right: Permission;
  /** Record and translation joined, without what is in the bin. */
  from: SQL;
  id: SQL;
  language: SQL;
  title: SQL;
  /** The title as it is compared. */
  folded: SQL;
  status: SQL;
  resourceType: SQL;
  matched: readonly SQL[];
}

const sought: readonly Sought[] = [
  ...entities.map(
    ({ name, record, translation, alsoMatches = [] }): Sought => ({
      name,
      right: `${name}.read`,
      from: sql`${translation} join ${record} on ${record.id} = ${translation.record_id} and ${record.deleted_at} is null`,
      id: sql`${record.id}`,
      language: sql`${translation.lang_id}`,
      title: sql`${translation.title}`,
      folded: sql`${translation.folded_title}`,
      status: sql`${record.status}`,
      resourceType: name === resource.name ? sql`${resources.resource_type}` : sql`null::int`,
      matched: [sql`${translation.folded_text}`, ...alsoMatches],
    }),
  ),
  ...items.flatMap(({ name, right, table, translation, live, bin, titled, searched }): Sought[] =>
    translation && titledItems.has(name)
      ? [
          {
            name,
            right: right('read'),
            from: sql`${translation} join ${table} on ${table.id} = ${translation.record_id}
              and ${bin ? sql`${bin} is null` : sql`true`}`,
            id: sql`${table.id}`,
            language: sql`${translation.lang_id}`,
            title: sql`${translation}.${sql.identifier(titled)}`,
            folded: sql`fold(${translation}.${sql.identifier(titled)})`,
            status: sql`${live}`,
            resourceType: sql`null::int`,
            matched: [searched],
          },
        ]
      : [],
  ),
];

/** The few best of one kind, the nearest first. In the asked language if it is found there. */
const bestOf = (
  { name, from, id, language, title, folded, status, resourceType, matched }: Sought,
  place: number,
  { language: asked, keyword }: { language: Language; keyword: string },
) => {
  const pattern = sql`fold_pattern(${keyword})`;
  const inTexts = sql.join(
    matched.map((text) => sql`${text} like ${pattern}`),
    sql` or `,
  );
  // The very title, one that begins so, one that has it in it, and what is found by other texts.
  const near = [
    sql`${folded} = fold(${keyword})`,
    sql`${folded} like substr(${pattern}, 2)`,
    sql`${folded} like ${pattern}`,
    sql`(${inTexts})`,
  ];
  const looked = near.map(
    (condition, nearness) => sql`(
      select ${nearness}::int as nearness, ${id} as id, ${language} as language, ${title} as title,
        ${status} as status, ${resourceType} as resource_type
      from ${from} where ${condition} limit ${mostLookedAt})`,
  );
  return sql`(
    select ${name}::text as entity, id, title, status, resource_type, ${place}::int as place, nearness from (
      select distinct on (id) * from (${sql.join(looked, sql` union all `)}) as ${sql.identifier(`looked_${name}`)}
      order by id, language = ${asked} desc, nearness
    ) as ${sql.identifier(`found_${name}`)}
    order by nearness, id limit ${mostOfEach})`;
};

interface Row extends Record<string, unknown> {
  entity: string;
  id: number;
  title: string;
  status: number;
  resource_type: number | null;
}

/** Records of every kind that an editor may read, hidden ones too, a few of each, the nearest first. One query. */
export const findRecords = async (
  db: Queryable,
  request: { keyword: string; language: Language; mayRead: (right: Permission) => boolean },
): Promise<Row[]> => {
  const readable = sought.filter(({ right }) => request.mayRead(right));
  if (readable.length === 0) return [];
  const kinds = sql.join(
    readable.map((kind, place) => bestOf(kind, place, request)),
    sql` union all `,
  );
  const { rows } = await db.execute<Row>(sql`
    select entity, id, title, status, resource_type from (${kinds}) as found
    order by nearness, place, id ${sql.raw(plannedEachTime)}`);
  return rows;
};
