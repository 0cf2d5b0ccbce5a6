import type { Problem } from '~/api/answer';
import type { Language } from '~/i18n/languages';
import type { EntityDescriptor } from '../../entities/descriptor';
import { type Draft, sharedFields } from './draft';
import { apiNames } from './field-rules';

/** Where the API names what is wrong in a language that was written beside the call's own. */
const beside = /^translations\.(en|vi)\.(.+)$/;

/** Messages of a refused write under the keys of the draft. */
export function errorsByKey(
  entity: EntityDescriptor,
  { errors = {} }: Pick<Problem, 'errors'>,
  own: Language,
  draft: Draft,
  part = '',
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([named, messages]) => {
      const [, other, inner] = beside.exec(named) ?? [];
      const language = other ?? own;
      const path = inner ?? named;
      const name = path.split('.')[0] ?? path;
      const text = `${language}.${part}${name}`;
      const owner = sharedFields(entity).find((field) => apiNames(field).includes(name));
      const key = text in draft ? text : (owner?.name ?? name);
      // What is wrong deep inside a value is known to its control under the whole path as well.
      const keys = path === name ? [key] : [key, path, `${language}.${path}`];
      return keys.map((one) => [one, messages[0] ?? '']);
    }),
  );
}
