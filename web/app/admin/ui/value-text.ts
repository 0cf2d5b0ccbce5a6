import type { ValueSet } from '../entities/names';
import type { AdminText } from '../text';

/** What editors call one of a set of fixed values. */
export function valueText(set: ValueSet, value: string | number, t: AdminText): string {
  // Which values a set has, only its descriptor knows; a test holds the texts against it.
  return t(`value.${set}.${value}` as 'value.is_highlight.1');
}
