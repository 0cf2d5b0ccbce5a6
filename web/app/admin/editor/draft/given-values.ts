import type { EntityDescriptor } from '../../entities/descriptor';
import type { Values } from '../../entities/field';
import { sharedFields } from './draft';

/** What the address of a new record says of it: where it was begun is where it belongs, such as `?city_id=5`. */
export function givenValues(entity: EntityDescriptor, query: URLSearchParams): Values {
  const given: Record<string, unknown> = {};
  for (const field of sharedFields(entity)) {
    const text = query.get(field.name);
    if (field.kind !== 'choice' || !text) continue;
    if ('source' in field) {
      if (/^[1-9]\d{0,8}$/.test(text)) given[field.name] = Number(text);
    } else {
      const value = field.values.find((one) => String(one) === text);
      if (value !== undefined) given[field.name] = value;
    }
  }
  return given;
}
