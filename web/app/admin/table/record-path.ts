import { isLanguage } from '~/i18n/languages';
import { entities, entityNamed } from '../entities';
import type { EntityDescriptor } from '../entities/descriptor';
import { recordAddress } from '../entities/paths';

interface Place {
  entity: string;
  record_id: number;
  /** Kind of place, of which each has its own editor. */
  kind: number | null;
  lang_id: string;
}

/** What a record that the API names is edited as. */
export const editedAs = ({
  entity: name,
  kind,
}: Pick<Place, 'entity' | 'kind'>): EntityDescriptor | undefined =>
  entityNamed(name) ??
  entities.find(({ right, constants }) => right === name && constants.resource_type === kind);

/** The editor of a record that the API names; null where it has none of its own. */
export function recordPath(place: Place): string | null {
  const { record_id, lang_id } = place;
  const entity = editedAs(place);
  if (!entity) return null;
  const path = recordAddress(entity, record_id);
  return isLanguage(lang_id) ? `${path}?lang_id=${lang_id}` : path;
}
