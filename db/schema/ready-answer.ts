import { customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, transactionId } from '../columns';

/** Which transaction wrote a row as it is. */
const rowMark = customType<{ data: string }>({ dataType: () => 'xid' });
const snapshot = customType<{ data: string }>({ dataType: () => 'pg_snapshot' });

/**
 * Pages of records as they are sent, one row for each and language, for as long as nothing that they were made of has changed
 * (`table_change`). Not logged: whatever is lost is made anew.
 */
export const readyAnswers = pgTable(
  'ready_answer',
  {
    key: text().primaryKey(),
    body: text().notNull(),
    etag: text().notNull(),
    /** Of which tables it was made, as changes are told. */
    tags: text().array().notNull(),
    /** Which transactions it has seen. */
    made_of: snapshot().notNull(),
    until: instant().notNull(),
  },
  (t) => [index('ready_answer_until_index').on(t.until)],
);

/**
 * Rows of lists as they are sent, one for each record and language, for as long as nothing that they were made of has changed
 * (`server/kernel/ready-rows.ts`). Not logged either.
 */
export const readyRows = pgTable(
  'ready_row',
  {
    /** Kind, language and edition of the code. */
    list: text().notNull(),
    record_id: integer().notNull(),
    body: text().notNull(),
    /** Of which tables it was made beside its own. */
    tags: text().array().notNull(),
    /** `xmin` of the record and of its translation. */
    record_mark: rowMark().notNull(),
    text_mark: rowMark().notNull(),
    /** Every transaction below this number had ended when it was made. */
    seen: transactionId().notNull(),
    until: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.list, t.record_id] })],
);

/** Which transactions changed what visitors see, by the tag under which it is told. Written by the triggers that tell it. */
export const tableChanges = pgTable(
  'table_change',
  { tag: text().notNull(), transaction: transactionId().notNull() },
  (t) => [primaryKey({ columns: [t.tag, t.transaction] })],
);
