import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../../db/client';
import { auditEntries } from '../../../db/schema';

interface AuditEvent {
  action:
    | 'create'
    | 'update'
    | 'delete'
    | 'merge'
    | 'translate'
    | 'send_link'
    | 'send_test'
    | 'second_factor_off';
  entity: 'admin' | 'role' | 'language' | 'email_template' | 'tag';
  recordId?: number;
  language?: string;
  /** What the audit list calls the record. */
  title: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** Notes what the signed-in admin did, in the transaction of the change. Hashes and tokens never come here. */
export const writeAudit = async (
  tx: Transaction,
  { actor, id: requestId }: Pick<FastifyRequest, 'actor' | 'id'>,
  { recordId, language, ...event }: AuditEvent,
): Promise<void> => {
  await tx.insert(auditEntries).values({
    ...event,
    admin_id: actor.kind === 'admin' ? actor.id : null,
    record_id: recordId ?? null,
    lang_id: language ?? null,
    request_id: requestId,
  });
};
