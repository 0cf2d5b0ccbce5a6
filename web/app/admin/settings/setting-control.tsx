import type { ReactNode } from 'react';
import type { Language } from '~/i18n/languages';
import { Input, Textarea } from '~/ui/controls';
import { type ControlProps, Field } from '~/ui/field';
import { GroupField } from '../editor/controls/group-field';
import { useDraftState, useDraftValue } from '../editor/editor-context';
import { RichText } from '../rich-text';
import { useAdminText } from '../text';
import { SourceNote } from '../translations/source-note';
import type { SettingField, SettingFieldName } from './descriptor';
import { HighlightsControl } from './highlights-control';
import type { EditedHighlight, EditedSection } from './home-rules';
import { PictureControl } from './picture-control';
import { SectionsControl } from './sections-control';
import { useWords, type Words } from './use-words';

const hinted: readonly SettingFieldName[] = [
  'in_short',
  'hero_subtitle',
  'video',
  'official_site',
  'maps_link',
  'highlights',
  'sections',
  'picture_alt',
];

/** A field of a group with the control of its kind; `language` is left out for what both share. */
export function SettingControl({ field, language }: { field: SettingField; language?: Language }) {
  const words = useWords();
  const t = useAdminText();
  const { errors } = useDraftState();
  const key = language ? `${language}.${field.path}` : field.path;
  const [value, setValue] = useDraftValue<unknown>(key);
  const name = words(`field.${field.name}`);
  // Beside the picture there are two of it, and no heading that says which language it is.
  const label = field.name === 'picture_alt' && language ? `${name} (${t(`language.${language}`)})` : name;
  const hint = hintOf(field, words, t('editor.characters', lengths(field, value)));
  const group = groupControl(field, value, setValue, label, language);
  return (
    <div data-field={key} className="grid content-start gap-2">
      {group ? (
        <GroupField label={label} hint={hint} error={errors[key]}>
          {group}
        </GroupField>
      ) : (
        <Field label={label} hint={hint} error={errors[key]} required={field.required}>
          {(control) => singleControl(field, control, String(value ?? ''), setValue, language)}
        </Field>
      )}
      {language && (
        <SourceNote name={field.path} language={language} label={label} isRich={field.kind === 'rich'} />
      )}
    </div>
  );
}

const lengths = ({ maxLength = 0 }: SettingField, value: unknown) => ({
  length: typeof value === 'string' ? value.length : 0,
  most: maxLength,
});

function hintOf({ name, kind }: SettingField, words: Words, length: string) {
  const hint = hinted.includes(name) ? words(`hint.${name as 'video'}`) : '';
  return [hint, kind === 'lines' ? length : ''].filter(Boolean).join(' ') || undefined;
}

type SetValue = (value: unknown) => void;

/** Controls that consist of several, which a group names instead of a label. */
function groupControl(
  { kind }: SettingField,
  value: unknown,
  setValue: SetValue,
  label: string,
  language: Language | undefined,
): ReactNode {
  switch (kind) {
    case 'rich':
      return (
        <RichText value={String(value ?? '')} onChange={setValue} label={label} language={language ?? 'vi'} />
      );
    case 'picture':
      return <PictureControl value={value as string | null} onChange={setValue} />;
    case 'sections':
      return <SectionsControl value={value as EditedSection[]} onChange={setValue} />;
    case 'highlights':
      return <HighlightsControl value={value as EditedHighlight[]} onChange={setValue} />;
    default:
      return null;
  }
}

const inputTypes = { link: 'url', email: 'email', phone: 'tel' } as const;

function singleControl(
  { kind, maxLength }: SettingField,
  control: ControlProps,
  value: string,
  setValue: SetValue,
  language: Language | undefined,
): ReactNode {
  const shared = {
    ...control,
    value,
    maxLength,
    lang: language,
    onChange: ({ target }: { target: { value: string } }) => setValue(target.value),
  };
  if (kind === 'lines') return <Textarea {...shared} rows={3} />;
  if (kind === 'line') return <Input {...shared} autoComplete="off" />;
  return (
    <Input
      {...shared}
      type={kind in inputTypes ? inputTypes[kind as keyof typeof inputTypes] : 'text'}
      autoComplete="off"
      placeholder={kind === 'link' ? 'https://' : undefined}
    />
  );
}
