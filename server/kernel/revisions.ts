import type { Transaction } from '../../db/client';
import { type Language, languageCodes } from '../language';
import type { Entity, Input } from './entity';
import { snapshot as stateNow } from './history';
import {
  differs,
  galleryInLanguage,
  type PastState,
  readState,
  sharedToWrite,
  textNames,
  textsToWrite,
} from './past-state';
import { mayPublish } from './publishing';
import { lockRecord, StaleVersion, updateContent, type WriteRequest } from './write';
import { writeWhatFits } from './write-what-fits';

interface Restoring {
  entity: Entity;
  recordId: number;
  then: PastState;
  now: PastState;
  request: WriteRequest;
}

/** What one write brings back, in one language; the first also what the languages share. */
const stepTo = async (
  tx: Transaction,
  { entity, recordId, then, now, request }: Restoring,
  language: Language,
  isFirst: boolean,
): Promise<{ input: Input; lost: string[] }> => {
  const publishes = mayPublish(request.actor, entity);
  const shared = isFirst
    ? await sharedToWrite(tx, entity, { then, now, withSchedule: publishes })
    : { input: {}, lost: [] };
  const words = await textsToWrite(tx, entity, { then, language });
  // Words come back for whoever may change them; which languages are shown is for those who publish.
  const { is_published: _shown, ...unseen } = words.input;
  const gallery = await galleryInLanguage(tx, entity, { then, now, language });
  const parts = (await entity.revived?.(tx, recordId, then, language)) ?? {};
  return {
    input: { ...shared.input, ...(publishes ? words.input : unseen), ...gallery, ...parts },
    lost: [...shared.lost.filter((name) => !(name in parts)), ...words.lost],
  };
};

/**
 * Writes a past state as a new version, so that nothing between is lost: texts, data, pictures, tags and what else belongs
 * to the record. Whether it is live stays as it is, and so does its schedule for those who don't publish. A value that
 * refers to what is gone, or that others have taken since, stays as it is.
 * @returns the names of those, as a write has them; of a text below its language, as in `vi.tags`
 * @throws StaleVersion, ApiError not_found
 */
export const restoreRevision = async (
  tx: Transaction,
  entity: Entity,
  recordId: number,
  snapshot: unknown,
  { version, ...request }: WriteRequest & { version: number | undefined },
): Promise<string[]> => {
  const stored = await lockRecord(tx, entity, recordId);
  if (version !== undefined && version < stored.version) throw new StaleVersion();
  const then = readState(snapshot);
  const now = readState(await stateNow({ tx, ...request }, entity, recordId));
  const kept = languageCodes.filter((language) => then.translations[language]);
  const order = kept.length > 0 ? kept : [request.language];
  // What was written at one time belongs together, whichever language comes back first.
  const confirmed = order.length > 1 ? { confirmed: textNames(entity) } : {};
  const unrestored = new Set<string>();
  for (const language of order) {
    const restoring = { entity, recordId, then, now, request };
    const { input, lost } = await stepTo(tx, restoring, language, language === order[0]);
    const left = await writeWhatFits(tx, input, (inner, fitting) =>
      updateContent(inner, entity, recordId, { ...request, language, input: { ...fitting, ...confirmed } }),
    );
    for (const name of [...lost, ...left]) {
      const own = textNames(entity).includes(name) ? language : undefined;
      if (differs(entity, { then, now }, name, own)) unrestored.add(own ? `${own}.${name}` : name);
    }
  }
  return [...unrestored];
};
