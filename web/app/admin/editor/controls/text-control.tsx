import type { Language } from '~/i18n/languages';
import { useAdminText } from '../../text';
import { SourceNote } from '../../translations/source-note';
import { useEditor } from '../editor-context';
import { FieldControl } from './field-control';

/** The control of one of the record's texts. */
export function TextControl({ name, language }: { name: string; language: Language }) {
  const t = useAdminText();
  const { entity } = useEditor();
  const field = entity.texts.find((one) => one.name === name);
  if (!field) return null;
  return (
    <div className="grid content-start gap-2">
      <FieldControl field={field} language={language} />
      {field.kind !== 'slug' && field.kind !== 'tags' && (
        <SourceNote
          name={name}
          language={language}
          label={t(`field.${field.name}`)}
          isRich={field.kind === 'rich'}
        />
      )}
    </div>
  );
}
