import type { Language } from '~/i18n/languages';
import type { Draft } from '../editor/draft/draft';
import type { OwnWords } from '../editor/editor-context';
import type { SettingDescriptor } from './descriptor';

/** What a page says of itself in one language: its first two texts and its picture. */
export function ownWordsOfPage(
  { page, texts: [title, description], picture }: SettingDescriptor,
  draft: Draft,
  language: Language,
): OwnWords {
  const text = (path: string | undefined) => String(draft[`${language}.${path}`] ?? '');
  const image = picture && draft[picture.image.path];
  return {
    path: page === null ? null : `/${language}${page}`,
    title: text(title?.path),
    description: text(description?.path),
    image: typeof image === 'string' ? image : null,
  };
}
