import type { Transaction } from '../../../../db/client';
import type { orders } from '../../../../db/schema';
import { type Actor, anonymous } from '../../../access';
import { recordChange } from '../../../kernel/history';
import { type Language, langId } from '../../../language';

export type OrderRecord = typeof orders.$inferSelect;

/** Who moves an order: somebody with a request, or a job. */
export interface Mover {
  actor: Actor;
  requestId: string;
}

/** A job as the mover of an order. */
export const job = (name: string): Mover => ({ actor: anonymous, requestId: `job-${name}` });

/** The language in which an order was made; its letters are in it. */
export const languageOfOrder = ({ lang_id }: Pick<OrderRecord, 'lang_id'>): Language =>
  langId.catch('en').parse(lang_id);

/** Notes in the audit what became of an order. Contact data is not repeated there. */
export const recordOrder = (
  tx: Transaction,
  mover: Mover,
  order: Pick<OrderRecord, 'id' | 'code' | 'lang_id' | 'status' | 'version'>,
  { before, ...more }: { before: string | null } & Record<string, unknown>,
): Promise<void> =>
  recordChange({ tx, ...mover, language: languageOfOrder(order) }, { name: 'order' }, order.id, {
    action: before === null ? 'create' : 'update',
    before: before === null ? null : { status: before, version: order.version - 1 },
    after: { status: order.status, ...more, version: order.version },
    title: order.code,
  });
