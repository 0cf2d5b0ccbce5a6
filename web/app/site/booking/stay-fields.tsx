import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { vietnamToday } from '~/i18n/vietnam-time';
import { Input } from '~/ui/controls';
import { Field } from '~/ui/field';
import { PeopleFields } from './people-fields';

const MOST_NIGHTS = 30;
/** Rooms are for sale for a year and a half; the last days of it depend on the months and are left to the API. */
const MOST_DAYS_AHEAD = 545;
const DAY_MS = 86_400_000;

/** The date in Vietnam, so many days from now. */
const dayAhead = (days: number): string => vietnamToday(Date.now() + days * DAY_MS);

interface StayFieldsProps {
  onChange: (stay: { from: string; nights: number }) => void;
}

/** When one comes, for how long and with how many. A cached page may be of yesterday: the browser says which day it is. */
export function StayFields({ onChange }: StayFieldsProps) {
  const { t } = useTranslation('booking');
  const [days, setDays] = useState<{ first: string; proposed: string; last: string } | null>(null);
  useEffect(
    () => setDays({ first: dayAhead(0), proposed: dayAhead(14), last: dayAhead(MOST_DAYS_AHEAD) }),
    [],
  );
  useEffect(() => {
    if (days) onChange({ from: days.proposed, nights: 2 });
  }, [days, onChange]);

  function tell({ form }: HTMLInputElement) {
    const given = new FormData(form ?? undefined);
    onChange({ from: String(given.get('date')), nights: Number(given.get('nights')) });
  }

  return (
    <div className="mb-8 flex flex-wrap items-start gap-x-5 gap-y-4 border-t-4 border-lacquer bg-surface p-6">
      <h3 className="w-full text-xl">{t('add.title_rooms')}</h3>
      <Field label={t('add.arrival')} className="w-44">
        {(control) => (
          <Input
            {...control}
            key={days?.proposed ?? ''}
            type="date"
            name="date"
            required
            min={days?.first}
            max={days?.last}
            defaultValue={days?.proposed}
            onChange={({ currentTarget }) => tell(currentTarget)}
            className="figures"
          />
        )}
      </Field>
      <Field label={t('add.nights')} className="w-24">
        {(control) => (
          <Input
            {...control}
            type="number"
            inputMode="numeric"
            name="nights"
            required
            min={1}
            max={MOST_NIGHTS}
            defaultValue={2}
            onChange={({ currentTarget }) => tell(currentTarget)}
            className="figures"
          />
        )}
      </Field>
      <PeopleFields />
      <p className="w-full text-sm text-muted">{t('add.guests_hint')}</p>
    </div>
  );
}
