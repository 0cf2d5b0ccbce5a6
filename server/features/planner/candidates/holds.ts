import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../../db/client';
import { experienceTranslations, resourceTranslations, thingToDoTranslations } from '../../../../db/schema';
import { recordKey, type StopRef } from '../records/record';

/** What people leave out by more than its taste, and that a dish may hold without its name saying so. */
const held = ['nuts', 'shellfish', 'pork', 'wheat'] as const;
export type Held = (typeof held)[number];

/** How a record is marked whose text says that some of it is on the plate. */
export const holdsSignal = (one: Held): string => `holds:${one}`;

/** What texts call it, as PostgreSQL's expressions. */
const said: Record<Held, string> = {
  nuts: '\\m(peanuts?|cashews?|almonds?|đậu phộng|đậu phụng|lạc (rang|giã)|hạt điều)\\M',
  shellfish:
    '\\m(shrimps?|prawns?|crabs?|clams?|oysters?|squid|snails?|scallops?|lobsters?|mussels?|cockles?|seafood|tôm|cua|ghẹ|mực|ngao|nghêu|hàu|hải sản)\\M',
  pork: '\\m(pork|pig|pigs|lard|ham|bacon|thịt heo|thịt lợn|mỡ heo|mỡ lợn|chả lụa|giò lụa)\\M',
  wheat:
    '\\m(wheat|bread|baguettes?|beer|malt|soya? sauce|(?<!rice )flour|bánh mì|bột mì|xì dầu|nước tương)\\M',
};

const tables: ReadonlyArray<{ kind: StopRef['kind']; table: PgTable & { record_id: unknown } }> = [
  { kind: 'resource', table: resourceTranslations },
  { kind: 'thing_to_do', table: thingToDoTranslations },
  { kind: 'experience', table: experienceTranslations },
];

interface Row extends Record<string, unknown> {
  kind: StopRef['kind'];
  id: number;
  holds: Held[];
}

/** What the texts of these records say is on the plate, by `recordKey`. One query, none without records. */
export const readHolds = async (
  db: Queryable,
  refs: readonly StopRef[],
): Promise<ReadonlyMap<string, readonly Held[]>> => {
  const parts = tables.flatMap(({ kind, table }): SQL[] => {
    const ids = refs.filter((ref) => ref.kind === kind).map(({ id }) => id);
    const flags = held.map(
      (one) =>
        sql`case when bool_or(x.description || ' ' || x.content ~* ${said[one]}) then ${one}::text end`,
    );
    return ids.length === 0
      ? []
      : [
          sql`select ${kind}::text as kind, x.record_id as id, array_remove(array[${sql.join(flags, sql`, `)}], null) as holds
            from ${table} x where x.record_id = any(${sql.param(ids)}::int[]) group by x.record_id`,
        ];
  });
  if (parts.length === 0) return new Map();
  const { rows } = await db.execute<Row>(sql.join(parts, sql` union all `));
  return new Map(rows.map(({ kind, id, holds }) => [recordKey({ kind, id }), holds]));
};
