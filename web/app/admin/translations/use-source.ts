import { type Language, otherLanguage } from '~/i18n/languages';
import { sameValue } from '../editor/draft/draft';
import { plainText } from '../editor/draft/plain-value';
import { useDraftState } from '../editor/editor-context';
import { keptBack, useCopiedLinks } from './copied-links';

/** Whether a value of a text has no words. */
export const hasNoWords = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === '<p></p>' ||
  (Array.isArray(value) && value.length === 0);

/** A text's value as lines of words; in the browser only, which can read HTML. */
export function wordsIn(value: unknown, isRich: boolean): string {
  const text = Array.isArray(value) ? value.join('\n') : String(value ?? '');
  return isRich ? plainText(text) : text;
}

/** What a text was translated from, how that has changed, and what the editor has done about it. */
export function useSource(name: string, language: Language) {
  const { draft, stored, set, stale } = useDraftState();
  const leadLinks = useCopiedLinks();
  const from = otherLanguage(language);
  const [key, sourceKey, confirmedKey] = [`${language}.${name}`, `${from}.${name}`, `${language}.confirmed`];
  const confirmed = (draft[confirmedKey] ?? []) as string[];
  return {
    from,
    /** The text in the other language that this one was written against; nothing where it is up to date. */
    former: stale?.[language]?.[name],
    source: draft[sourceKey],
    value: draft[key],
    isEdited: !sameValue(draft[key], stored[key]),
    isConfirmed: confirmed.includes(name),
    confirm: (wanted: boolean) =>
      set({ [confirmedKey]: wanted ? [...confirmed, name] : confirmed.filter((one) => one !== name) }),
    /** Takes a copy over; a language that begins with it is kept back. */
    write: (value: unknown) => set({ [key]: value, ...keptBack(draft, stored, language, { [key]: value }) }),
    /** The source as it fits into this language. */
    copied: async () => (await leadLinks({ [key]: draft[sourceKey] }, language))[key],
  };
}
