import { Form, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { byRegion } from '~/site/places/by-region';
import { Button } from '~/ui/button';
import { Input, Select } from '~/ui/controls';
import { Field } from '~/ui/field';
import { Icon } from '~/ui/icon';
import type { AskedForecast, ForecastPlace } from './forecast-data.server';
import { useOwnPlace } from './use-own-place';

interface AskForecastProps {
  asked: AskedForecast;
  cities: ForecastPlace[];
}

/** A form that asks for a place's weather: of the list, by an address, or where the browser is. */
export function AskForecast({ asked, cities }: AskForecastProps) {
  const { t } = useTranslation('weather');
  const { location } = useNavigation();
  const { said, busy, locate } = useOwnPlace();
  const { place, address, date, isNearby, weather, problem } = asked;
  const shown = weather?.city.slug ?? place;
  return (
    <Form
      key={`${shown} ${address} ${date}`}
      action="#forecast"
      preventScrollReset
      className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-[1fr_1.4fr_12rem_auto]"
    >
      <Field label={t('ask.place')}>
        {(control) => (
          <Select {...control} name="place" defaultValue={shown}>
            <option value="">{t('ask.choose')}</option>
            {byRegion(cities).map(({ region, cities: inRegion }) => (
              <optgroup key={region.id} label={region.title}>
                {inRegion.map(({ slug, title }) => (
                  <option key={slug} value={slug}>
                    {title}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('ask.address')} hint={t('ask.address_hint')}>
        {(control) => (
          <Input {...control} name="address" defaultValue={address} maxLength={200} autoComplete="off" />
        )}
      </Field>
      <Field label={t('ask.date')} hint={t('ask.date_hint')}>
        {(control) => <Input {...control} type="date" name="date" defaultValue={date} />}
      </Field>
      <div className="flex flex-wrap gap-3 sm:col-span-2 lg:col-span-1 lg:pt-7.5">
        <Button type="submit" pending={location?.search.includes('place=')}>
          {t('ask.submit')}
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:col-span-2 lg:col-span-4">
        <Button
          type="submit"
          name="near"
          value="network"
          tone="secondary"
          pending={busy}
          onClick={(press) => {
            // Without scripts the form asks where the network says that we are.
            press.preventDefault();
            locate();
          }}
        >
          <Icon name="locate" />
          {t('ask.locate')}
        </Button>
        <p role="status" className="text-muted">
          {said || (isNearby && weather ? t('ask.by_network', { place: weather.city.title }) : '')}
        </p>
      </div>
      {problem && (
        <p role="alert" className="flex items-start gap-2 text-danger sm:col-span-2 lg:col-span-4">
          <Icon name="alert" className="mt-0.5" />
          {problem}
        </p>
      )}
    </Form>
  );
}
