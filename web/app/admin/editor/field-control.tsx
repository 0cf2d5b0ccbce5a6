import { lazy, type ReactNode, Suspense } from 'react';
import type { Language } from '~/i18n/languages';
import { Checkbox, Input, Select, Textarea } from '~/ui/controls';
import { type ControlProps, Field } from '~/ui/field';
import type { Field as FieldDescriptor } from '../entities/descriptor';
import { type AdminText, useAdminText } from '../text';
import { useDraftValue, useEditor } from './editor-context';
import { GalleryControl } from './gallery-control';
import { GroupField } from './group-field';
import { MonthsControl } from './months-control';
import { NumberControl } from './number-control';
import { RelatedControl } from './related-control';
import { SlugControl } from './slug-control';
import { TagsControl } from './tags-control';
import { fromField, toField } from './vietnam-clock';

// The rich-text editor is large; it comes once a page needs it.
const RichText = lazy(() => import('../rich-text/rich-text'));

interface FieldControlProps {
  field: FieldDescriptor;
  /** Of a text; left out for what the languages share. */
  language?: Language;
}

/** A field of the record with the control of its kind, its label, hint and error. */
export function FieldControl({ field, language }: FieldControlProps) {
  const t = useAdminText();
  const { errors } = useEditor();
  const key = language ? `${language}.${field.name}` : field.name;
  const [value, setValue] = useDraftValue<unknown>(key);
  const label = t(`field.${field.name}`);
  const shared = { label, error: errors[key], hint: hintOf(field, value, t) };

  if (field.kind === 'flag') {
    return (
      <div data-field={key} className="self-end">
        <Checkbox
          label={label}
          checked={value === true}
          onChange={(event) => setValue(event.target.checked)}
        />
      </div>
    );
  }
  const group = groupControl(field, value, setValue, label, language);
  if (group) {
    return (
      <div data-field={key}>
        <GroupField {...shared}>{group}</GroupField>
      </div>
    );
  }
  return (
    <div data-field={key}>
      <Field {...shared} required={field.required}>
        {(control) => singleControl(field, control, value, setValue, language)}
      </Field>
    </div>
  );
}

function hintOf(field: FieldDescriptor, value: unknown, t: AdminText): string | undefined {
  const hint = field.hint ? t(`hint.${field.name as 'description'}`) : '';
  if (field.kind !== 'lines') return hint || undefined;
  const length = typeof value === 'string' ? value.length : 0;
  return `${hint} ${t('editor.characters', { length, most: field.maxLength })}`.trim();
}

type SetValue = (value: unknown) => void;

/** Controls that consist of several, which a group names instead of a label. */
function groupControl(
  field: FieldDescriptor,
  value: unknown,
  setValue: SetValue,
  label: string,
  language: Language | undefined,
): ReactNode {
  switch (field.kind) {
    case 'rich':
      return (
        <Suspense fallback={<div className="min-h-96 rounded-input border border-edge" />}>
          <RichText
            value={String(value ?? '')}
            onChange={setValue}
            label={label}
            language={language ?? 'vi'}
          />
        </Suspense>
      );
    case 'months':
      return <MonthsControl value={value as number[]} onChange={setValue} />;
    case 'gallery':
      return <GalleryControl />;
    case 'related':
      return <RelatedControl value={value as number[]} onChange={setValue} />;
    default:
      return null;
  }
}

function singleControl(
  field: FieldDescriptor,
  control: ControlProps,
  value: unknown,
  setValue: SetValue,
  language: Language | undefined,
): ReactNode {
  const text = String(value ?? '');
  switch (field.kind) {
    case 'line':
      return (
        <Input
          {...control}
          lang={language}
          value={text}
          maxLength={field.maxLength}
          autoComplete="off"
          className={field.name === 'title' ? 'font-semibold' : undefined}
          onChange={({ target }) => setValue(field.upperCase ? target.value.toUpperCase() : target.value)}
        />
      );
    case 'lines':
      return (
        <Textarea
          {...control}
          lang={language}
          value={text}
          rows={3}
          maxLength={field.maxLength}
          onChange={(event) => setValue(event.target.value)}
        />
      );
    case 'slug':
      return <SlugControl control={control} language={language ?? 'vi'} />;
    case 'tags':
      return <TagsControl control={control} value={value as string[]} onChange={setValue} />;
    case 'number':
      return (
        <NumberControl
          control={control}
          value={value as number | null}
          onChange={setValue}
          min={field.min}
          max={field.max}
        />
      );
    case 'date_time':
      return (
        <Input
          {...control}
          type="datetime-local"
          value={toField(value)}
          onChange={(event) => setValue(fromField(event.target.value))}
        />
      );
    case 'choice':
      return <Choice field={field} control={control} value={value} setValue={setValue} />;
    default:
      return null;
  }
}

function Choice({
  field,
  control,
  value,
  setValue,
}: {
  field: FieldDescriptor & { kind: 'choice' };
  control: ControlProps;
  value: unknown;
  setValue: SetValue;
}) {
  const t = useAdminText();
  const { options } = useEditor();
  return (
    <Select
      {...control}
      value={value === null ? '' : String(value)}
      onChange={(event) => setValue(event.target.value === '' ? null : Number(event.target.value))}
    >
      <option value="" disabled={!field.emptyAllowed}>
        {t(field.emptyAllowed ? 'editor.none' : 'editor.choose')}
      </option>
      {options[field.source]?.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </Select>
  );
}
