import { useEffect, useState } from 'react';
import { Input, Select } from '~/ui/controls';
import type { ControlProps } from '~/ui/field';
import { MoneyControl } from '../editor/controls/money-control';
import { NumberControl } from '../editor/controls/number-control';
import type { Part } from './sections';
import { useVisitorText } from './text';
import { fromChoice, readTimes, toChoice } from './values';

interface ControlOf {
  part: Part;
  value: unknown;
  onChange: (value: unknown) => void;
  control: ControlProps;
}

/** The control of a part that one label is enough for. */
export function SinglePart({ part, value, onChange, control }: ControlOf) {
  const t = useVisitorText();
  switch (part.kind) {
    case 'flag':
      return (
        <Select
          {...control}
          value={value === undefined ? '' : String(value)}
          onChange={({ target }) => onChange(target.value === '' ? undefined : target.value === 'true')}
        >
          <option value="">{t('not_said')}</option>
          <option value="true">{t('yes')}</option>
          <option value="false">{t('no')}</option>
        </Select>
      );
    case 'choice':
      return (
        <Select
          {...control}
          value={toChoice(value)}
          onChange={({ target }) => onChange(fromChoice(part.name, target.value))}
        >
          <option value="">{t('not_said')}</option>
          {part.values.map((one) => (
            <option key={one} value={one}>
              {t(`value.${one}`)}
            </option>
          ))}
        </Select>
      );
    case 'pick':
      return (
        <Select
          {...control}
          value={value === undefined ? '' : String(value)}
          onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{t('not_said')}</option>
          {Array.from({ length: part.most }, (_, index) => index + 1).map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Select>
      );
    case 'number':
      return (
        <NumberControl
          control={control}
          value={typeof value === 'number' ? value : null}
          min={part.min}
          max={part.max}
          whole
          onChange={onChange}
        />
      );
    case 'money':
      return (
        <MoneyControl
          control={control}
          value={typeof value === 'number' ? value : null}
          onChange={onChange}
        />
      );
    case 'times':
      return <TimesControl part={part} value={value} onChange={onChange} control={control} />;
    default:
      return (
        <Input
          {...control}
          type={part.kind === 'text' ? 'text' : part.kind}
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => onChange(target.value)}
        />
      );
  }
}

function TimesControl({ part, value, onChange, control }: ControlOf) {
  const stored = Array.isArray(value) ? value.join(', ') : '';
  const [typed, setTyped] = useState(stored);
  useEffect(() => {
    setTyped((before) => (readTimes(part.name, before)?.join(', ') === stored ? before : stored));
  }, [stored, part.name]);
  return (
    <Input
      {...control}
      autoComplete="off"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readTimes(part.name, target.value));
      }}
    />
  );
}
