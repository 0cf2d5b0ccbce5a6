import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/client';
import { admins, contactMessages } from '../../../../db/schema';
import { ApiError } from '../../../errors';
import type { WriteContext } from '../../../kernel/entity';
import { recordChange } from '../../../kernel/history';
import { StaleVersion } from '../../../kernel/write';
import { offsetOf, pageOf } from '../../../platform/paging';
import { formatDateTime } from '../../../time';
import { contactStatus } from './shapes';

export interface ContactRequest {
  page: number;
  per_page: number;
  keyword?: string | undefined;
  status?: 'new' | 'answered' | 'closed' | undefined;
}

const select = (db: Queryable, where: SQL | undefined) =>
  db
    .select({ message: contactMessages, handled_by: { id: admins.id, full_name: admins.full_name } })
    .from(contactMessages)
    .leftJoin(admins, eq(admins.id, contactMessages.handled_by))
    .where(where);

const present = ({ message, handled_by }: Awaited<ReturnType<typeof select>>[number]) => ({
  ...message,
  status: contactStatus.parse(message.status),
  handled_by,
  handled_at: message.handled_at && formatDateTime(message.handled_at),
  created_at: formatDateTime(message.created_at),
  updated_at: formatDateTime(message.updated_at),
});

/** A page of messages, the newest first; a keyword is looked for in name, address, subject and text. */
export const listMessages = async (db: Queryable, request: ContactRequest) => {
  const { full_name, email, subject, message } = contactMessages;
  const where = and(
    request.status ? eq(contactMessages.status, request.status) : undefined,
    request.keyword
      ? sql`fold(${full_name} || ' ' || ${email} || ' ' || ${subject} || ' ' || ${message}) like fold_pattern(${request.keyword})`
      : undefined,
  );
  const [rows, total] = await Promise.all([
    select(db, where)
      .orderBy(desc(contactMessages.created_at), desc(contactMessages.id))
      .limit(request.per_page)
      .offset(offsetOf(request)),
    db.$count(contactMessages, where),
  ]);
  return pageOf(rows.map(present), total, request);
};

/** One message. @throws ApiError not_found */
export const findMessage = async (db: Queryable, id: number) => {
  const [row] = await select(db, eq(contactMessages.id, id));
  if (!row) throw new ApiError('not_found');
  return present(row);
};

/** Says what became of a message. Its words are not repeated in the audit. @throws StaleVersion, ApiError not_found */
export const handleMessage = async (
  context: WriteContext,
  id: number,
  change: { status: 'new' | 'answered' | 'closed'; version?: number | undefined },
): Promise<void> => {
  const { tx, actor } = context;
  const [stored] = await tx.select().from(contactMessages).where(eq(contactMessages.id, id)).for('update');
  if (!stored) throw new ApiError('not_found');
  if (change.version !== undefined && change.version < stored.version) throw new StaleVersion();
  await tx
    .update(contactMessages)
    .set({
      status: change.status,
      handled_by: actor.kind === 'admin' ? actor.id : null,
      handled_at: sql`now()`,
      version: stored.version + 1,
      updated_at: sql`now()`,
    })
    .where(eq(contactMessages.id, id));
  await recordChange(context, { name: 'contact' }, id, {
    action: 'update',
    before: { status: stored.status, version: stored.version },
    after: { status: change.status, version: stored.version + 1 },
    title: `#${id}`,
  });
};
