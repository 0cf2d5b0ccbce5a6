import type { ClipboardEvent, FocusEvent, KeyboardEvent } from 'react';
import { Field } from '~/ui/field';
import { useAdminText } from '../../../text';
import type { Coordinates } from '../../draft/field-rules';
import { NumberControl } from '../number-control';
import { CoordinatesCheck } from './coordinates-check';
import { CoordinatesPicker } from './coordinates-picker';
import { coordinatesIn } from './coordinates-text';

/** Where something is: two numbers, typed one by one, typed or pasted as a pair or a map's address, or chosen on a map. */
export function CoordinatesControl({
  value,
  onChange,
}: {
  value: Coordinates;
  onChange: (value: Coordinates) => void;
}) {
  const t = useAdminText();
  const parts = [
    { name: 'lat', most: 90 },
    { name: 'lon', most: 180 },
  ] as const;

  /** A pair that was typed into one of the two fields fills in both once it is whole. */
  function takeTyped(target: EventTarget) {
    const place = target instanceof HTMLInputElement ? coordinatesIn(target.value) : null;
    if (place) onChange(place);
  }

  function paste(event: ClipboardEvent) {
    const place = coordinatesIn(event.clipboardData.getData('text'));
    if (!place) return;
    event.preventDefault();
    onChange(place);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what is typed into its fields
    <div
      className="grid grid-cols-2 gap-3"
      onPaste={paste}
      onBlur={({ target }: FocusEvent) => takeTyped(target)}
      onKeyDown={({ key, target }: KeyboardEvent) => key === 'Enter' && takeTyped(target)}
    >
      {parts.map(({ name, most }) => (
        <Field key={name} label={t(`field.${name}`)}>
          {(control) => (
            <NumberControl
              control={control}
              value={value[name]}
              onChange={(number) => onChange({ ...value, [name]: number })}
              min={-most}
              max={most}
            />
          )}
        </Field>
      ))}
      <CoordinatesCheck value={value} />
      <CoordinatesPicker value={value} onChange={onChange} />
    </div>
  );
}
