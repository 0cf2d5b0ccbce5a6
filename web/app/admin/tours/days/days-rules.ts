import type { FieldRules } from '../../entities/field';
import { type DraftDay, daysBody, daysOf, stopName } from './day-draft';

/** How the programme of a tour is read and written. */
export const daysRules: FieldRules = {
  empty: [],
  read: daysOf,
  write: (value, language, answered) => ({ days: daysBody(value as DraftDay[], language, answered) }),
  bilingual: true,
  speaks: (value, language) =>
    (value as DraftDay[]).some(
      ({ texts, stops }) =>
        Object.values(texts[language]).some(Boolean) || stops.some(({ titles }) => titles[language]),
    ),
  plain: (value) =>
    (value as DraftDay[])
      .map(({ texts, stops }, index) =>
        [
          `${index + 1}. ${texts.vi.title || texts.en.title}`,
          ...stops.map((stop) => `– ${stopName(stop)}`),
        ].join('\n'),
      )
      .join('\n'),
};
