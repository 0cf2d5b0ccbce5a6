import type { Draft } from '../editor/draft/draft';
import type { EntityDescriptor } from '../entities/descriptor';
import type { SectionName } from './sections';

const restaurant = 3189;
const accommodation = 3191;

/** Whether a record can have anything to say in a section: nobody checks in to a bowl of noodles. */
export function offersSection(
  name: SectionName,
  entity: Pick<EntityDescriptor, 'right' | 'constants'>,
  draft: Draft,
): boolean {
  // Where all records of a list are of one kind the form has no field for it.
  const type = entity.constants.resource_type ?? draft.resource_type;
  if (name === 'dates') return entity.right === 'event';
  if (name === 'stay') return type === accommodation;
  if (name === 'effort' || name === 'involves') return type !== restaurant;
  return true;
}
