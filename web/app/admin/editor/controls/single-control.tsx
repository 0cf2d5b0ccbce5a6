import type { Language } from '~/i18n/languages';
import { Input, Select, Textarea } from '~/ui/controls';
import type { ControlProps } from '~/ui/field';
import type { Field } from '../../entities/field';
import { useAdminText } from '../../text';
import { ChoiceControl } from './choice-control';
import { fromField, toField } from './date-time-field';
import { MoneyControl } from './money-control';
import { NumberControl } from './number-control';
import { SlugControl } from './slug-control';
import { TagsControl } from './tags-control';
import { WithUnit } from './with-unit';

interface SingleControlProps {
  field: Field;
  control: ControlProps;
  value: unknown;
  setValue: (value: unknown) => void;
  language: Language | undefined;
}

/** The control of a field that one label is enough for. */
export function SingleControl({ field, control, value, setValue, language }: SingleControlProps) {
  const t = useAdminText();
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
    case 'link':
      return (
        <Input
          {...control}
          inputMode="url"
          value={text}
          maxLength={field.maxLength}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setValue(event.target.value.trim())}
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
        <WithUnit unit={field.unit && t(`unit.${field.unit}`)}>
          <NumberControl
            control={control}
            value={value as number | null}
            onChange={setValue}
            min={field.min}
            max={field.max}
            whole={field.whole}
          />
        </WithUnit>
      );
    case 'money':
      return (
        <WithUnit unit="₫">
          <MoneyControl control={control} value={value as number | null} onChange={setValue} />
        </WithUnit>
      );
    case 'date':
      return (
        <Input
          {...control}
          type="date"
          value={text}
          onChange={(event) => setValue(event.target.value || null)}
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
    case 'answer':
      return (
        <Select
          {...control}
          value={text}
          onChange={({ target }) => setValue(target.value === '' ? null : target.value === 'true')}
        >
          <option value="">{t('answer.unknown')}</option>
          <option value="true">{t('answer.yes')}</option>
          <option value="false">{t('answer.no')}</option>
        </Select>
      );
    case 'choice':
      return <ChoiceControl field={field} control={control} value={value} onChange={setValue} />;
    default:
      return null;
  }
}
