import type { Language } from '~/i18n/languages';
import { Checkbox } from '~/ui/controls';
import { Field } from '~/ui/field';
import type { Field as FieldDescriptor } from '../../entities/field';
import { type AdminText, useAdminText } from '../../text';
import { apiNames } from '../draft/field-rules';
import { useDraftValue, useEditor } from '../editor-context';
import { groupControl } from './group-control';
import { GroupField } from './group-field';
import { SingleControl } from './single-control';

interface FieldControlProps {
  field: FieldDescriptor;
  /** Of a text; left out for what the languages share. */
  language?: Language;
  /** The heading above says already what it is. */
  alone?: boolean;
}

/** A field of the record with the control of its kind, its label, hint and error. */
export function FieldControl({ field, language, alone }: FieldControlProps) {
  const t = useAdminText();
  const { errors } = useEditor();
  const key = language ? `${language}.${field.name}` : field.name;
  const [value, setValue] = useDraftValue<unknown>(key);
  const label = t(`field.${field.name}`);
  const isInside =
    field.saysErrors &&
    Object.keys(errors).some((one) => [key, ...apiNames(field)].some((name) => one.startsWith(`${name}.`)));
  const shared = {
    label,
    error: isInside ? undefined : errors[key],
    hint: hintOf(field, value, t),
    required: field.required,
  };

  if (field.kind === 'flag') {
    return (
      <div data-field={key} className="self-end">
        <Checkbox
          label={label}
          checked={value === true}
          onChange={(event) => setValue(event.target.checked)}
        />
        {shared.hint && <p className="text-sm text-muted">{shared.hint}</p>}
      </div>
    );
  }
  const group = groupControl({ field, value, setValue, label, language });
  return (
    <div data-field={key}>
      {group ? (
        <GroupField {...shared} hideLabel={alone}>
          {group}
        </GroupField>
      ) : (
        <Field {...shared}>
          {(control) => <SingleControl {...{ field, control, value, setValue, language }} />}
        </Field>
      )}
    </div>
  );
}

function hintOf(field: FieldDescriptor, value: unknown, t: AdminText): string | undefined {
  const hint = field.hint ? t(`hint.${field.hint}`) : '';
  if (field.kind !== 'lines') return hint || undefined;
  const length = typeof value === 'string' ? value.length : 0;
  return `${hint} ${t('editor.characters', { length, most: field.maxLength })}`.trim();
}
