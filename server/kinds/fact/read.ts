import { or, type SQL, sql } from 'drizzle-orm';
import { factRecords } from '../../../db/schema';
import type { ReadContext } from '../../kernel/entity';
import { itemRows } from '../../kernel/items/list';
import { fact } from './kind';

/** The facts of a topic: the one with this key, and those whose keys go on from it. */
export const underPrefix = (prefix: string): SQL =>
  sql`(${factRecords.key} = ${prefix} or starts_with(${factRecords.key}, ${`${prefix}.`}))`;

/** Live facts of these topics in their order, in the reader's language; none for no topics. */
export const readFacts = async (
  { db, language }: Pick<ReadContext, 'db' | 'language'>,
  prefixes: readonly string[],
) =>
  prefixes.length === 0
    ? []
    : itemRows(fact, { db, language, includeHidden: false }, { where: [or(...prefixes.map(underPrefix))] });
