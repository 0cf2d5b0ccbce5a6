import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../../db/client';
import { ApiError } from '../../../errors';
import type { Entity } from '../../../kernel/entity';
import {
  fieldsOfUnknown,
  type Section,
  type VisitorInfo,
  visitorInfo,
} from '../../../kernel/visitor-info/shape';
import { lockRecord, updateContent, type WriteRequest } from '../../../kernel/write';
import { formatDate } from '../../../time';

/** What may stay of a section that nobody could say anything of. */
const unknownOf = (known: VisitorInfo[Section]) => ({
  ...Object.fromEntries(Object.entries(known ?? {}).filter(([name]) => fieldsOfUnknown.includes(name))),
  state: 'unknown' as const,
});

interface LookedAt {
  entity: Entity;
  record_id: number;
  /** `unknown` takes back what a section said, but for its note and who was asked. */
  answer: 'right' | 'unknown';
}

/**
 * Notes of sections of one record, as one change, that they were looked at today.
 * @throws ApiError not_found, also for a section that is to be right and isn't there
 */
export const noteLookedAt = async (
  tx: Transaction,
  request: Omit<WriteRequest, 'input'>,
  sections: readonly Section[],
  { entity, record_id, answer }: LookedAt,
): Promise<void> => {
  const { version } = await lockRecord(tx, entity, record_id);
  const [row] = await tx.select().from(entity.record).where(eq(entity.record.id, record_id));
  const info: VisitorInfo = visitorInfo.parse((row as { visitor_info?: unknown } | undefined)?.visitor_info);
  const today = { checked_on: formatDate(new Date()) };
  const found = sections.map((section) => {
    const known = info[section];
    if (!known && answer === 'right') throw new ApiError('not_found', { message: 'section_not_there' });
    return [section, { ...(answer === 'right' ? known : unknownOf(known)), ...today }];
  });
  const checked = visitorInfo.parse({ ...info, ...Object.fromEntries(found) });
  await updateContent(tx, entity, record_id, { ...request, input: { version, visitor_info: checked } });
};
