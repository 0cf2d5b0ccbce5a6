import { accommodation, restaurant } from '~/api/resource-types';
import type { Draft } from '../editor/draft/draft';
import type { EntityDescriptor } from '../entities/descriptor';
import type { PartName, SectionName } from './sections';

type Of = Pick<EntityDescriptor, 'right' | 'constants'>;

/** Where all records of a list are of one kind the form has no field for it. */
const typeOf = ({ constants }: Of, draft: Draft) => constants.resource_type ?? draft.resource_type;

/** Whether a record is somewhere to eat, of which visitors ask what a meal costs, and not what a ticket does. */
export const isTable = (entity: Of, draft: Draft): boolean => typeOf(entity, draft) === restaurant;

/** Whether a record can have anything to say in a section: nobody checks in to a bowl of noodles. */
export function offersSection(name: SectionName, entity: Of, draft: Draft): boolean {
  const type = typeOf(entity, draft);
  switch (name) {
    case 'dates':
      return entity.right === 'event';
    case 'stay':
      return type === accommodation;
    case 'effort':
    case 'involves':
      return type !== restaurant;
    case 'occurs':
      return type !== accommodation;
    case 'diet':
      return type === restaurant || entity.right === 'thing_to_do' || entity.right === 'experience';
    default:
      return true;
  }
}

const tickets: readonly PartName[] = [
  'is_free',
  'adult',
  'foreign_adult',
  'child',
  'child_below',
  'combined',
];
const meals: readonly PartName[] = ['meal_from', 'meal_to'];

/** Whether a part of a section means something for a record; what is said in it all the same is shown all the same. */
export function offersPart(section: SectionName, part: PartName, entity: Of, draft: Draft): boolean {
  const type = typeOf(entity, draft);
  if (section === 'price' && tickets.includes(part)) return type !== restaurant && type !== accommodation;
  if (section === 'price' && meals.includes(part))
    return type === restaurant || entity.right === 'thing_to_do' || entity.right === 'experience';
  if (section === 'hours' && part === 'shows') return type !== restaurant && type !== accommodation;
  if (section === 'hours' && part === 'last_admission') return type !== accommodation;
  return true;
}
