import { and, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../../../db/client';
import { media } from '../../../../db/schema';
import type { WriteContext } from '../../../kernel/entity';
import type { SettingGroup } from './group';
import { readGroup, valueAt, withAt } from './read';
import { writeGroup } from './write';

const stateShape = z.looseObject({ value: z.record(z.string(), z.unknown()) });

const isInLibrary = async (db: Queryable, path: unknown): Promise<boolean> => {
  if (typeof path !== 'string') return true;
  const hash = path.replace('/media/', '').slice(0, 32);
  return (await db.$count(media, and(eq(sql`left(${media.file}, 32)`, hash), isNull(media.deleted_at)))) > 0;
};

/**
 * Makes a past state of a group the current one, as a new version. A picture that has left the library since then
 * can't come back: the current one stays.
 */
export const restoreGroup = async (
  context: WriteContext,
  group: SettingGroup,
  snapshot: unknown,
  version: number | undefined,
) => {
  const { value } = stateShape.parse(snapshot);
  const whole = { ...group.empty, ...value };
  const field = group.picture.at(-1);
  if (field === undefined || (await isInLibrary(context.tx, valueAt(whole, group.picture)))) {
    return writeGroup(context, group, whole, version);
  }
  const current = await readGroup(context.tx, group, context.language);
  const picture = valueAt(current.value, group.picture) ?? null;
  return writeGroup(context, group, withAt(whole, group.picture, { [field]: picture }), version);
};
