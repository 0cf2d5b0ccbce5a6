import type { Queryable } from '../../../db/client';
import type { Language } from '../../language';
import { readHits } from '../search/hits';
import { reviewedEntity } from './kinds';

interface Named {
  entity_type: number;
  entity_id: number;
}

/** Finds what is reviewed: title and page of each record. One query, however many there are. */
export const recordsOf = async (db: Queryable, language: Language, rows: readonly Named[]) => {
  const wanted = rows.flatMap(({ entity_type, entity_id }) => {
    const entity = reviewedEntity(entity_type);
    return entity ? [{ type: entity.name, id: entity_id }] : [];
  });
  const hits = wanted.length > 0 ? await readHits(db, language, wanted) : [];
  const byKey = new Map(hits.map((hit) => [`${hit.type} ${hit.id}`, hit]));
  return ({ entity_type, entity_id }: Named) => {
    const hit = byKey.get(`${reviewedEntity(entity_type)?.name} ${entity_id}`);
    return hit ? { title: hit.title, path: hit.path, image: hit.image } : null;
  };
};
