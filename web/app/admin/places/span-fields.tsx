import { Input } from '~/ui/controls';
import { Icon } from '~/ui/icon';
import { useBookablesText } from '../bookables-text';
import { closesFromField, closesToField, hoursOf, isPastMidnight, LONG_NIGHT, type Span } from './hours';

interface SpanFieldsProps {
  /** What it belongs to, such as a weekday. */
  of: string;
  span: Span;
  onChange: (span: Span) => void;
  onRemove: () => void;
  /** Where it is refused, and what says why. */
  wrong?: { describedBy: string; path: string; errors: Readonly<Record<string, string>> } | undefined;
}

/** Two times, from and until. */
export function SpanFields({ of, span, onChange, onRemove, wrong }: SpanFieldsProps) {
  const t = useBookablesText();
  const hours = hoursOf(span);
  const marks = (name: keyof Span) =>
    wrong && {
      'aria-describedby': wrong.describedBy,
      'aria-invalid': wrong.errors[`${wrong.path}.${name}`] ? (true as const) : undefined,
      'data-field': `${wrong.path}.${name}`,
    };
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <span className="w-32">
        <Input
          {...marks('opens')}
          type="time"
          value={span.opens}
          aria-label={t('hours.opens', { of })}
          onChange={(event) => onChange({ ...span, opens: event.target.value })}
        />
      </span>
      <span aria-hidden="true">–</span>
      <span className="w-32">
        <Input
          {...marks('closes')}
          type="time"
          value={closesToField(span.closes)}
          aria-label={t('hours.closes', { of })}
          onChange={(event) => onChange({ ...span, closes: closesFromField(event.target.value) })}
        />
      </span>
      <button
        type="button"
        onClick={onRemove}
        aria-label={t('hours.remove', { of })}
        className="grid size-8 place-items-center rounded-input text-muted hover:bg-jade-wash hover:text-ink"
      >
        <Icon name="close" />
      </button>
      {isPastMidnight(span) && <span className="text-xs text-muted">{t('hours.next_day')}</span>}
      {isPastMidnight(span) && hours > LONG_NIGHT && (
        <span role="status" className="basis-full text-sm text-lacquer">
          {t('hours.long_night', { hours })}
        </span>
      )}
    </div>
  );
}
