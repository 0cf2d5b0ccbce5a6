import { Form, useNavigation } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Departure } from '~/api/types';
import { formatVnd } from '~/i18n/money';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { Button } from '~/ui/button';
import { Select } from '~/ui/controls';
import { Field } from '~/ui/field';
import { Icon } from '~/ui/icon';
import { PeopleFields } from './people-fields';
import { useBookingWords } from './use-booking-words';

const TWO = 2;
/** So few seats are said beside the date; the list below says all. */
const FEW = 4;

/** Puts a departure of a tour into the cart: an ordinary form, which with scripts also says what it comes to. */
export function BookDeparture({ tourId, departures }: { tourId: number; departures: readonly Departure[] }) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const { day } = useBookingWords();
  const { formAction } = useNavigation();
  const open = departures.filter(({ seats_left }) => seats_left > 0);
  const [chosen, setChosen] = useState(open[0]?.id);
  const [people, setPeople] = useState(TWO);
  const departure = open.find(({ id }) => id === chosen);
  const action = sitePaths.shopping(language);
  if (open.length === 0) return null;
  return (
    <Form
      method="post"
      action={action}
      aria-labelledby="book"
      className="mb-10 flex flex-wrap items-start gap-x-5 gap-y-4 border-t-4 border-lacquer bg-surface p-6"
    >
      <h3 id="book" className="w-full text-xl">
        {t('add.title')}
      </h3>
      <input type="hidden" name="type" value="1" />
      <input type="hidden" name="id" value={tourId} />
      <Field label={t('add.departure')} className="w-full min-w-0 sm:w-auto sm:grow">
        {(control) => (
          <Select
            {...control}
            name="departure_id"
            defaultValue={chosen}
            onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
          >
            {open.map(({ id, date, price, seats_left }) => (
              <option key={id} value={id}>
                {[
                  day(date),
                  formatVnd(price, language),
                  seats_left <= FEW ? t('add.seats', { count: seats_left }) : '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <PeopleFields hint={t('add.children_hint')} onChange={setPeople} />
      <div className="sm:pt-7.5">
        <Button type="submit" pending={formAction?.startsWith(action)}>
          <Icon name="bag" />
          {t('add.submit')}
        </Button>
        <p role="status" className="needs-script figures mt-2 text-sm text-muted">
          {departure &&
            people > 0 &&
            t('add.total', { amount: formatVnd(departure.price * people, language) })}
        </p>
      </div>
    </Form>
  );
}
