import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../../../db/client';
import { languageCodes } from '../../language';
import type { Input, WriteContext } from '../entity';
import { asRead, pathOf, pathsOfPictures } from '../past-pictures';
import { StaleVersion } from '../write';
import { writeWhatFits } from '../write-what-fits';
import { recorded, snapshots } from './history';
import type { Item } from './item';
import { itemColumns, lockItem, nextVersion, writeTexts } from './write';

const stateShape = z.looseObject({
  translations: z.partialRecord(z.enum(languageCodes), z.record(z.string(), z.unknown())).default({}),
});

type PastState = z.output<typeof stateShape>;

const readState = (snapshot: unknown): PastState => stateShape.parse(JSON.parse(JSON.stringify(snapshot)));

/** A field of the record under the column that keeps it. */
const columnOf = (name: string): string =>
  name === 'image' ? 'image_id' : name === 'youtube_url' ? 'youtube_id' : name;

/** The record of a past state as a write takes it, and the names of what can't be written of it any more. */
const recordToWrite = async (tx: Transaction, { input, live }: Item, then: PastState) => {
  const paths = await pathsOfPictures(tx, [then]);
  const named: Input = asRead(then, paths);
  const given: Input = {};
  const lost: string[] = [];
  for (const [name, field] of Object.entries(input.record)) {
    // Live or hidden is decided by its own call: no state of the past decides it again.
    if (name === live.name || then[columnOf(name)] === undefined) continue;
    const isGone = name === 'image' && pathOf(paths, then.image_id) === undefined;
    const read = z.safeParse(field, named[name]);
    if (read.success && !isGone) given[name] = read.data;
    else lost.push(name);
  }
  return { given, lost };
};

/**
 * Makes a past state the current one, as a new version: words, and what else an editor decides of the record. Whether it
 * is live stays as it is, and so does a value that refers to what is gone or that another record has taken.
 * @returns the names of those values
 * @throws StaleVersion, ApiError not_found
 */
export const restoreItemState = async (
  context: WriteContext,
  item: Item,
  recordId: number,
  snapshot: unknown,
  version: number | undefined,
): Promise<string[]> => {
  const stored = await lockItem(context, item, recordId);
  if (version !== undefined && version < stored.version) throw new StaleVersion();
  const then = readState(snapshot);
  const now = readState((await snapshots(context, item, [recordId]))[0]);
  const { given, lost } = await recordToWrite(context.tx, item, then);
  const left = await writeWhatFits(context.tx, given, (tx, fitting) =>
    recorded({ ...context, tx }, item, recordId, 'update', async () => {
      const [row] = await tx.select().from(item.table).where(eq(item.table.id, recordId));
      const columns = await itemColumns({ ...context, tx }, item, fitting, row ?? null);
      await tx
        .update(item.table)
        .set({ ...columns, ...nextVersion(item) })
        .where(eq(item.table.id, recordId));
      for (const language of languageCodes) {
        const texts = then.translations[language];
        if (texts) await writeTexts({ ...context, tx, language }, item, recordId, texts);
      }
    }),
  );
  return [...lost, ...left].filter((name) => !isDeepStrictEqual(then[columnOf(name)], now[columnOf(name)]));
};
