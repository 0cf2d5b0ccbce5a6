import type { Draft } from '../editor/draft';
import type { EntityDescriptor } from '../entities/descriptor';
import type { SectionName } from './sections';

const restaurant = 3189;
const accommodation = 3191;

/** Whether a record can have anything to say in a section: nobody checks in to a bowl of noodles. */
export function offersSection(
  name: SectionName,
  entity: Pick<EntityDescriptor, 'right'>,
  draft: Draft,
): boolean {
  if (name === 'dates') return entity.right === 'event';
  if (name === 'stay') return draft.resource_type === accommodation;
  if (name === 'effort' || name === 'involves') return draft.resource_type !== restaurant;
  return true;
}
