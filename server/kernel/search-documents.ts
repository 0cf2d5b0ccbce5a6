import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { searchDocuments, searchWords } from '../../db/schema';
import type { Entity } from './entity';

/** Letters of the first 128 that part words, and the dashes and quotation marks of texts. */
const parting = '[\\s!-/:-@[-`{-~–—‘’“”…]+';

/** Words of a text or of HTML in small letters, with their accents. */
const written = (html: SQL): SQL =>
  sql`to_tsvector('simple', lower(normalize(
    regexp_replace(regexp_replace(${html}, '<[^>]*>|&[a-z]+;', ' ', 'g'), ${parting}, ' ', 'g'), NFC)))`;

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
        ${record.status} = 1 and ${record.deleted_at} is null and ${translation.is_published} as is_shown,
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

/** Brings what search knows of one record up to date, in the transaction that changed it. */
export const indexRecord = async (tx: Transaction, entity: Entity, recordId: number): Promise<void> => {
  await writeDocuments(tx, entity, sql`${entity.record.id} = ${recordId}`);
  await learnWords(tx, sql`entity = ${entity.name} and record_id = ${recordId}`);
};

/** Makes all documents of these entities anew, as after the first content was put in. */
export const indexAll = async (tx: Transaction, entities: readonly Entity[]): Promise<void> => {
  await tx.execute(sql`delete from ${searchDocuments}`);
  for (const entity of entities) await writeDocuments(tx, entity, sql`true`);
  await learnWords(tx, sql`true`);
};
