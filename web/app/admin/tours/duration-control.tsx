import { Field } from '~/ui/field';
import { useBookablesText } from '../bookables-text';
import { NumberControl } from '../editor/controls/number-control';
import type { OwnControlProps } from '../entities/field';
import type { Duration } from './duration';

const MOST_DAYS = 60;

/** Days and nights of a tour; the nights follow the days until they are given otherwise. */
export default function DurationControl({ value, onChange }: OwnControlProps) {
  const t = useBookablesText();
  const { days, nights } = value as Duration;
  const follows = nights === null || (days !== null && nights === days - 1);
  return (
    <div className="grid max-w-80 grid-cols-2 gap-3">
      <Field label={t('duration.days')} required>
        {(control) => (
          <NumberControl
            control={control}
            value={days}
            min={1}
            max={MOST_DAYS}
            whole
            onChange={(next) =>
              onChange({ days: next, nights: follows && next !== null && next > 0 ? next - 1 : nights })
            }
          />
        )}
      </Field>
      <Field label={t('duration.nights')} required>
        {(control) => (
          <NumberControl
            control={control}
            value={nights}
            min={0}
            max={days ?? MOST_DAYS}
            whole
            onChange={(next) => onChange({ days, nights: next })}
          />
        )}
      </Field>
    </div>
  );
}
