import { Select } from '~/ui/controls';
import type { ControlProps } from '~/ui/field';
import type { Field } from '../../entities/field';
import { useAdminText } from '../../text';
import { useChoices } from './use-choices';

interface ChoiceControlProps {
  field: Field & { kind: 'choice' };
  control: ControlProps;
  value: unknown;
  onChange: (value: string | number | null) => void;
}

/** One of the records or of the fixed values that a field can have. */
export function ChoiceControl({ field, control, value, onChange }: ChoiceControlProps) {
  const t = useAdminText();
  const choices = useChoices(field);
  return (
    <Select
      {...control}
      value={value === null || value === undefined ? '' : String(value)}
      onChange={({ target }) =>
        onChange(choices.find((choice) => String(choice.value) === target.value)?.value ?? null)
      }
    >
      <option value="" disabled={!field.emptyAllowed}>
        {t(field.emptyAllowed ? 'editor.none' : 'editor.choose')}
      </option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.title}
        </option>
      ))}
    </Select>
  );
}
