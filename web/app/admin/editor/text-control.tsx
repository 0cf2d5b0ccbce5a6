import type { Language } from '~/i18n/languages';
import { useEditor } from './editor-context';
import { FieldControl } from './field-control';

/** The control of one of the record's texts. */
export function TextControl({ name, language }: { name: string; language: Language }) {
  const { entity } = useEditor();
  const field = entity.texts.find((one) => one.name === name);
  return field ? <FieldControl field={field} language={language} /> : null;
}
