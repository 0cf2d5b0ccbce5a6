import { type Language, languages } from '~/i18n/languages';
import { orderSections, type SectionCode } from '~/site/home/sections';
import type { SettingValue, SharedRules } from './descriptor';

type Texts = Record<Language, string>;

/** A part of the home page as editors arrange it. */
export interface EditedSection {
  code: SectionCode;
  titles: Texts;
  is_visible: boolean;
}

/** A figure of the home page, such as "54 peoples", with a line about it. */
export interface EditedHighlight {
  key: string;
  titles: Texts;
  texts: Texts;
}

interface StoredSection {
  code: string;
  title: string;
  is_visible: boolean;
  sort: number;
}

interface StoredHighlight {
  title: string;
  text: string;
}

const listOf = <Entry>(value: SettingValue, name: string) =>
  (Array.isArray(value[name]) ? value[name] : []) as Entry[];

const inEach = (textOf: (language: Language) => string | undefined): Texts => ({
  vi: textOf('vi') ?? '',
  en: textOf('en') ?? '',
});

/** Order and visibility are the same in both languages, and only headings differ; the Vietnamese order counts. */
export const sectionRules: SharedRules = {
  read: (values) => {
    const stored = (language: Language) => listOf<StoredSection>(values[language], 'sections');
    const arranged = orderSections(stored('vi').length > 0 ? stored('vi') : stored('en'));
    return arranged.map(
      ({ code, is_visible }): EditedSection => ({
        code,
        is_visible,
        titles: inEach((language) => stored(language).find((one) => one.code === code)?.title),
      }),
    );
  },
  write: (sections, language) =>
    (sections as EditedSection[]).map(
      ({ code, titles, is_visible }, index): StoredSection => ({
        code,
        title: titles[language].trim(),
        is_visible,
        sort: index + 1,
      }),
    ),
};

/** Figures go by their place: the first in one language is the first in the other. */
export const highlightRules: SharedRules = {
  read: (values) => {
    const stored = (language: Language) => listOf<StoredHighlight>(values[language], 'highlights');
    const most = Math.max(...languages.map((language) => stored(language).length));
    return Array.from(
      { length: most },
      (_, index): EditedHighlight => ({
        key: String(index),
        titles: inEach((language) => stored(language)[index]?.title),
        texts: inEach((language) => stored(language)[index]?.text),
      }),
    );
  },
  write: (highlights, language) =>
    (highlights as EditedHighlight[]).map(
      ({ titles, texts }): StoredHighlight => ({ title: titles[language], text: texts[language] }),
    ),
};
