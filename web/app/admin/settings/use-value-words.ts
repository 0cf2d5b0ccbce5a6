import { useCallback } from 'react';
import { fieldOfKey, languageOfKey } from '../editor/draft/draft';
import { plainText } from '../editor/draft/plain-value';
import { useAdminText } from '../text';
import { type SettingDescriptor, sharedFields, textFields } from './descriptor';
import type { EditedHighlight, EditedSection } from './home-rules';
import { useWords } from './use-words';

/** How an editor calls the fields of a group, and its values in words, to be compared by eye. */
export function useValueWords(page: SettingDescriptor) {
  const t = useAdminText();
  const words = useWords();
  const fieldAt = useCallback(
    (key: string) =>
      [...textFields(page), ...sharedFields(page)].find(({ path }) => path === fieldOfKey(key)),
    [page],
  );

  const labelOf = useCallback(
    (key: string): string => {
      const language = languageOfKey(key);
      const name = fieldOfKey(key);
      const field = fieldAt(key);
      const label = name.startsWith('seo.')
        ? `SEO: ${t(`seo.field.${name.slice(4) as 'title'}`)}`
        : field
          ? words(`field.${field.name}`)
          : name;
      return language ? `${label} (${t(`language.${language}`)})` : label;
    },
    [fieldAt, t, words],
  );

  const plainOf = useCallback(
    (key: string, value: unknown): string => {
      if (value === null || value === undefined || value === '') return t('editor.empty_value');
      switch (fieldAt(key)?.kind) {
        case 'rich':
          return plainText(String(value));
        case 'sections':
          return (value as EditedSection[])
            .map(({ code, is_visible, titles }, index) => {
              const own = [titles.vi, titles.en].filter(Boolean).join(' / ');
              const state = is_visible ? '' : ` (${t('status.hidden')})`;
              return `${index + 1}. ${words(`home.section.${code}`)}${own ? `: ${own}` : ''}${state}`;
            })
            .join('\n');
        case 'highlights':
          return (value as EditedHighlight[])
            .map(({ titles, texts }) => `${titles.vi} / ${titles.en}\n${texts.vi}\n${texts.en}`)
            .join('\n\n');
        default:
          return String(value);
      }
    },
    [fieldAt, t, words],
  );

  return { labelOf, plainOf };
}
