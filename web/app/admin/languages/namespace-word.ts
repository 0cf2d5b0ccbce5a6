import type texts from '~/locales/en/admin_languages.json';
import type { LanguagesText } from './text';

/** What editors call a group of texts, with how many it lacks. */
export function namespaceWord(namespace: string, t: LanguagesText, missing = 0): string {
  const key = `namespaces.${namespace}`;
  const known = t(key as `namespaces.${keyof typeof texts.namespaces}`);
  const word = known === key ? namespace : known;
  return missing > 0 ? `${word} (${missing} ${t('grid.missing')})` : word;
}
