import type { Language } from '~/i18n/languages';
import type { ContentRecord } from '../api/types';
import type { EntityDescriptor } from '../entities/descriptor';

/** Kinds with a page in each language can keep one of them back. */
const publishesByLanguage = ({ texts }: EntityDescriptor) => texts.some(({ kind }) => kind === 'slug');

/** What an editor decides about a translation beside its texts: whether it is shown, and which texts are still right. */
export function translationDraft(
  entity: EntityDescriptor,
  record: ContentRecord | undefined,
  language: Language,
): Record<string, unknown> {
  const published = !record?.translation_issues?.[language]?.includes('unpublished');
  return {
    ...(publishesByLanguage(entity) ? { [`${language}.is_published`]: published } : {}),
    [`${language}.confirmed`]: [],
  };
}

const names = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/**
 * Fields whose texts belong together after a save: those that were said to be still right, and those that were written
 * in both languages at once, which the API hears of one after the other.
 */
export function confirmedBy(
  draft: Readonly<Record<string, unknown>>,
  changed: readonly string[],
): readonly string[] {
  const together = changed
    .filter((key) => key.startsWith('vi.') && changed.includes(`en.${key.slice(3)}`))
    .map((key) => key.slice(3))
    .filter((name) => !name.startsWith('seo.') && name !== 'confirmed' && name !== 'is_published');
  return [...new Set([...names(draft['vi.confirmed']), ...names(draft['en.confirmed']), ...together])];
}
