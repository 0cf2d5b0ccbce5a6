import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { searchDocuments, searchWords } from '../../db/schema';
import type { Entity } from './entity';
import { isShown } from './selection';

/** Letters of the first 128 that part words, and the dashes and quotation marks of texts. */
const parting = '[\\s!-/:-@[-`{-~–—‘’“”…]+';

/** Words of a text or of HTML in small letters, with their accents. */
const written = (html: SQL): SQL =>
  sql`to_tsvector('simple', lower(normalize(
    regexp_replace(regexp_replace(${html}, '<[^>]*>|&[a-z]+;', ' ', 'g'), ${parting}, ' ', 'g'), NFC)))`;

/** Whether readers find a text of a record, as its document has it; its times the document has for itself. */
const isTextShown = ({ record, translation }: Entity): SQL =>
  sql`${isShown(record)} and ${translation.is_published}`;

/** Writes the documents of an entity's records; `which` narrows them down to some. Hidden records have theirs, unseen. */
const writeDocuments = (tx: Transaction, entity: Entity, which: SQL) => {
  const { record, translation } = entity;
  const names = sql.join(
    (entity.alsoMatches ?? [sql`''`]).map((folded) => sql`coalesce(${folded}, '')`),
    sql` || ' ' || `,
  );
  return tx.execute(sql`
    insert into ${searchDocuments}
      (entity, record_id, lang_id, title, folded_title, folded_names, title_words, words, written_words, is_shown,
        published_at, hidden_at)
    select ${entity.name}, id, lang_id, title, plain_words(title), plain_words(names), title_words, title_words || text_vector(body),
      setweight(${written(sql`title`)}, 'A') || ${written(sql`names || ' ' || body`)},
      is_shown, published_at, hidden_at
    from (
      select ${record.id}, ${translation.lang_id}, ${translation.title}, ${names} as names,
        title_vector(${translation.title}) || title_vector(${names}) as title_words,
        ${translation.description} || ' ' || ${translation.content} as body,
        ${isTextShown(entity)} as is_shown,
        ${record.published_at}, ${record.hidden_at}
      from ${record} join ${translation} on ${translation.record_id} = ${record.id}
      where ${which}
    ) as texts
    on conflict (entity, record_id, lang_id) do update set
      title = excluded.title, folded_title = excluded.folded_title, folded_names = excluded.folded_names,
      title_words = excluded.title_words, words = excluded.words, written_words = excluded.written_words,
      is_shown = excluded.is_shown, published_at = excluded.published_at, hidden_at = excluded.hidden_at`);
};

/** Learns new words in alphabetical order, so that two writes of the same ones wait for each other in turn. */
const learnWords = (tx: Transaction, which: SQL) =>
  tx.execute(sql`
    insert into ${searchWords} (word)
    select distinct word from ${searchDocuments}, unnest(tsvector_to_array(words)) as word
    where ${which} and word ~ '[a-z]' and length(word) <= 40 order by word
    on conflict do nothing`);

/** Brings what search knows of records up to date, in the transaction that changed them. */
export const indexRecords = async (
  tx: Transaction,
  entity: Entity,
  ids: readonly number[],
): Promise<void> => {
  if (ids.length === 0) return;
  await writeDocuments(tx, entity, inArray(entity.record.id, [...ids]));
  await learnWords(tx, sql`entity = ${entity.name} and ${inArray(sql`record_id`, [...ids])}`);
};

/** The same for records whose texts have stayed as they were: who may see them is all that is written of them. */
export const indexVisibility = async (
  tx: Transaction,
  entity: Entity,
  ids: readonly number[],
): Promise<void> => {
  if (ids.length === 0) return;
  const { record, translation } = entity;
  const these = inArray(record.id, [...ids]);
  const documentOf = sql`d.entity = ${entity.name} and d.record_id = ${record.id} and d.lang_id = ${translation.lang_id}`;
  await tx.execute(sql`
    update ${searchDocuments} d
    set is_shown = ${isTextShown(entity)}, published_at = ${record.published_at}, hidden_at = ${record.hidden_at}
    from ${record} join ${translation} on ${translation.record_id} = ${record.id}
    where ${documentOf} and ${these}`);
  const { rows } = await tx.execute<{ id: number }>(sql`
    select distinct ${record.id} from ${record} join ${translation} on ${translation.record_id} = ${record.id}
    where ${these} and not exists (select from ${searchDocuments} d where ${documentOf})`);
  // Such as were put into the database by other ways than a write.
  await indexRecords(
    tx,
    entity,
    rows.map(({ id }) => id),
  );
};

/** Makes all documents of these entities anew, as after the first content was put in. */
export const indexAll = async (tx: Transaction, entities: readonly Entity[]): Promise<void> => {
  await tx.execute(sql`delete from ${searchDocuments}`);
  for (const entity of entities) await writeDocuments(tx, entity, sql`true`);
  await learnWords(tx, sql`true`);
};
