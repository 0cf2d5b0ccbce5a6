import type { Language } from '~/i18n/languages';
import { slugify } from '~/i18n/slugify';
import type { EntityDescriptor } from '../../entities/descriptor';
import type { OwnWords } from '../editor-context';
import type { Draft } from './draft';

/** What a record says of itself in one language, where its SEO record says nothing else. */
export function ownWordsOf(
  entity: EntityDescriptor,
  id: number | null,
  draft: Draft,
  language: Language,
): OwnWords {
  const text = (name: string) => String(draft[`${language}.${name}`] ?? '');
  return {
    path: entity.page(language, { slug: text('slug') || slugify(text(entity.titled)), id: id ?? 0 }),
    title: text(entity.titled),
    description: text('description'),
    image: typeof draft.image === 'string' ? draft.image : null,
  };
}
