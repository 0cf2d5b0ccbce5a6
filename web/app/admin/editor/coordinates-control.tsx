import type { ClipboardEvent } from 'react';
import { Field } from '~/ui/field';
import { useAdminText } from '../text';
import { CoordinatesPicker } from './coordinates-picker';
import type { Coordinates } from './field-rules';
import { NumberControl } from './number-control';

const PAIR = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;

/** `21.0285, 105.8542`, as maps give it. */
export function coordinatesIn(text: string): Coordinates | null {
  const [, lat, lon] = PAIR.exec(text) ?? [];
  if (lat === undefined || lon === undefined) return null;
  const place = { lat: Number(lat), lon: Number(lon) };
  return Math.abs(place.lat) <= 90 && Math.abs(place.lon) <= 180 ? place : null;
}

/** Where something is: two numbers, typed one by one, pasted as the pair that maps give, or chosen on a map. */
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

  function paste(event: ClipboardEvent) {
    const place = coordinatesIn(event.clipboardData.getData('text'));
    if (!place) return;
    event.preventDefault();
    onChange(place);
  }

  return (
    <div className="grid grid-cols-2 gap-3" onPaste={paste}>
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
      <CoordinatesPicker value={value} onChange={onChange} />
    </div>
  );
}
