import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpeningHours } from '~/api/types';
import { WeekHours } from '~/site/resources/place/hours';
import { type Weekday, weekdays } from '~/site/resources/place/opening';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { useBookablesText } from '../bookables-text';
import { useNewField } from '../editor/controls/use-new-field';
import { useEditor } from '../editor/editor-context';
import type { OwnControlProps } from '../entities/field';
import { errorAt, hasErrorAt } from '../visitor/errors';
import { allDay, isAllDay, likeDay, MOST_SPANS, nextSpan, type Span, withDay } from './hours';
import { SpanFields } from './span-fields';

type Errors = Readonly<Record<string, string>>;

/** When a place is open, day by day, and what visitors will read of it. */
export default function OpeningHoursControl({ value, onChange }: OwnControlProps) {
  const { errors } = useEditor();
  return (
    <WeekControl
      value={value as OpeningHours | null}
      onChange={onChange}
      path="opening_hours"
      errors={errors}
    />
  );
}

interface WeekControlProps {
  value: OpeningHours | null;
  onChange: (value: OpeningHours | null) => void;
  /** Under which the API names what is wrong with it. */
  path: string;
  errors: Errors;
}

/** A week, day by day. */
export function WeekControl({ value: hours, onChange, path, errors }: WeekControlProps) {
  const t = useBookablesText();
  const begun = useNewField<HTMLDivElement>('first');
  if (!hours) {
    return (
      <div ref={begun.place} className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-muted">{t('hours.unknown')}</p>
        <Button
          tone="secondary"
          size="small"
          onClick={() => {
            begun.expect();
            onChange({});
          }}
        >
          <Icon name="plus" /> {t('hours.begin')}
        </Button>
      </div>
    );
  }
  return (
    <div ref={begun.place} className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_15rem]">
      <ul className="grid content-start divide-y divide-line border-y border-line">
        {weekdays.map((day) => (
          <DayRow
            key={day}
            day={day}
            spans={hours[day] ?? []}
            onChange={(spans) => onChange(withDay(hours, day, spans))}
            copies={Object.keys(hours).length > 1 ? 'copy_open' : 'copy'}
            onCopy={() => onChange(likeDay(hours, day))}
            path={`${path}.${day}`}
            errors={errors}
          />
        ))}
      </ul>
      <div className="grid content-start gap-3 self-start rounded-card bg-paper p-4">
        <p className="text-xs font-semibold text-muted">{t('hours.shown')}</p>
        <WeekHours hours={hours} />
        <Button tone="quiet" size="small" className="justify-self-start" onClick={() => onChange(null)}>
          <Icon name="close" /> {t('hours.forget')}
        </Button>
      </div>
    </div>
  );
}

interface DayRowProps {
  day: Weekday;
  spans: readonly Span[];
  onChange: (spans: Span[]) => void;
  /** To the days that are open, or to all where this is the first. */
  copies: 'copy' | 'copy_open';
  onCopy: () => void;
  path: string;
  errors: Errors;
}

function DayRow({ day, spans, onChange, copies, onCopy, path, errors }: DayRowProps) {
  const t = useBookablesText();
  const places = useTranslation('places').t;
  const id = useId();
  const name = places(`hours.day.${day}`);
  const error = errorAt(errors, path);
  const open = isAllDay(spans);
  const added = useNewField<HTMLDivElement>('last');

  return (
    <li data-field={error ? path : undefined} className="flex flex-wrap items-start gap-x-4 gap-y-1 py-2">
      <span className="w-24 shrink-0 pt-2 font-semibold">{name}</span>
      <div ref={added.place} className="grid grow basis-72 gap-1.5">
        {spans.length === 0 && <p className="pt-2 text-muted">{t('hours.closed')}</p>}
        {open ? (
          <p className="pt-2">{t('hours.all_day')}</p>
        ) : (
          spans.map((span, index) => (
            <SpanFields
              // biome-ignore lint/suspicious/noArrayIndexKey: spans are nothing but their place in the day
              key={index}
              wrong={
                hasErrorAt(errors, `${path}.${index}`)
                  ? { describedBy: id, path: `${path}.${index}`, errors }
                  : undefined
              }
              of={name}
              span={span}
              onChange={(changed) => onChange(spans.map((one, place) => (place === index ? changed : one)))}
              onRemove={() => onChange(spans.filter((_one, place) => place !== index))}
            />
          ))
        )}
        {error && (
          <p id={id} className="flex items-start gap-1.5 text-danger">
            <Icon name="alert" className="mt-0.5" /> {error}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-0.5">
        {!open && spans.length < MOST_SPANS && (
          <Button
            tone="quiet"
            size="small"
            className="px-2"
            aria-label={t('hours.add_to', { of: name })}
            title={t('hours.add')}
            onClick={() => {
              added.expect();
              onChange([...spans, nextSpan(spans)]);
            }}
          >
            <Icon name="plus" />
          </Button>
        )}
        <Button
          tone="quiet"
          size="small"
          aria-label={`${name}: ${t(open ? 'hours.close_day' : 'hours.all_day')}`}
          onClick={() => onChange(open ? [] : [allDay])}
        >
          {t(open ? 'hours.close_day' : 'hours.all_day')}
        </Button>
        {spans.length > 0 && (
          <Button
            tone="quiet"
            size="small"
            aria-label={t(`hours.${copies}_of`, { of: name })}
            title={t(`hours.${copies}_of`, { of: name })}
            onClick={onCopy}
          >
            <Icon name="copy" /> {t(`hours.${copies}`)}
          </Button>
        )}
      </div>
    </li>
  );
}
