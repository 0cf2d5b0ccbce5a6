import { isLanguage } from '~/i18n/languages';
import { entities, entityNamed } from '../entities';
import { recordAddress } from '../entities/paths';

interface Place {
  entity: string;
  record_id: number;
  /** Kind of place, of which each has its own editor. */
  kind: number | null;
  lang_id: string;
}

/** The editor of a record that the API names; null where it has none of its own. */
export function recordPath({ entity: name, record_id, kind, lang_id }: Place): string | null {
  const entity =
    entityNamed(name) ??
    entities.find(({ right, constants }) => right === name && constants.resource_type === kind);
  if (!entity) return null;
  const path = recordAddress(entity, record_id);
  return isLanguage(lang_id) ? `${path}?lang_id=${lang_id}` : path;
}
