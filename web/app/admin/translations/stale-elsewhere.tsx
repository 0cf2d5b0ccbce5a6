import type { Language } from '~/i18n/languages';
import { useDraftState } from '../editor/editor-context';
import { SourceNote } from './source-note';

interface StaleElsewhereProps {
  language: Language;
  /** What is stale beside the texts of this language's column, with what it is called. */
  fields: readonly { name: string; label: string }[];
}

/** Marks of stale texts that stand elsewhere in the editor, such as the days of a tour, under the language's name. */
export function StaleElsewhere({ language, fields }: StaleElsewhereProps) {
  const { draft, stale } = useDraftState();
  return fields
    .filter(({ name }) => stale?.[language]?.[name] !== undefined)
    .map(({ name, label }) => (
      <div key={name} className="w-full">
        <p className="mb-1 text-xs font-semibold">{label}</p>
        <SourceNote name={name} language={language} label={label} isText={`${language}.${name}` in draft} />
      </div>
    ));
}
