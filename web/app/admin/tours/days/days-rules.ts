import { languages } from '~/i18n/languages';
import { plainText } from '../../editor/draft/plain-value';
import type { FieldRules } from '../../entities/field';
import { type DraftDay, daysBody, daysOf, stopName } from './day-draft';

/** One day in words: what it is called, what is said of it in either language, where it stops. */
function inWords({ texts, stops }: DraftDay, index: number): string {
  const said = [...languages].reverse().flatMap((language) => {
    const { title, content, meals, stay } = texts[language];
    return [title, plainText(content), meals, stay];
  });
  return [`${index + 1}.`, ...said, ...stops.map((stop) => `– ${stopName(stop)}`)].filter(Boolean).join('\n');
}

/** How the programme of a tour is read and written. */
export const daysRules: FieldRules = {
  empty: [],
  read: daysOf,
  write: (value, language) => ({ days: daysBody(value as DraftDay[], language) }),
  bilingual: true,
  speaks: (value, language) =>
    (value as DraftDay[]).some(
      ({ texts, stops }) =>
        Object.values(texts[language]).some(Boolean) || stops.some(({ titles }) => titles[language]),
    ),
  plain: (value) => (value as DraftDay[]).map(inWords).join('\n'),
};
