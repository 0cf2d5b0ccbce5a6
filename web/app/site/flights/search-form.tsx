import { Form, Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { AirportChoice } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { Button } from '~/ui/button';
import { Input, Select } from '~/ui/controls';
import { Field } from '~/ui/field';
import { Icon } from '~/ui/icon';
import { cabins, type FlightForm, searchQuery } from './flight-search';

const AIRPORTS = 'airports-known';

interface SearchFormProps {
  form: FlightForm;
  airports: readonly AirportChoice[];
  errors: Readonly<Record<string, string>>;
  today: string;
}

/** Where from, where to, when and with whom: a plain form whose answers live in the address. */
export function SearchForm({ form, airports, errors, today }: SearchFormProps) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const swapped = { ...form, from: form.to, to: form.from };
  return (
    <search>
      {/* Another search begins with fields of its own, whoever typed into these. */}
      <Form
        key={JSON.stringify(form)}
        action={`${sitePaths.flights(language)}#results`}
        aria-label={t('form.label')}
        data-print="hide"
        className="mt-8 grid gap-4 border-y-2 border-ink py-6 sm:grid-cols-2 lg:grid-cols-12"
      >
        <datalist id={AIRPORTS}>
          {airports.map(({ code, city, name }) => (
            <option key={code} value={`${city} (${code})`}>
              {name}
            </option>
          ))}
        </datalist>
        {(['from', 'to'] as const).map((end) => (
          <Field
            key={end}
            label={t(`form.${end}`)}
            hint={t('form.place_hint')}
            error={errors[end]}
            className="lg:col-span-4"
          >
            {(control) => (
              <Input
                {...control}
                name={end}
                list={AIRPORTS}
                required
                maxLength={80}
                autoComplete="off"
                spellCheck={false}
                defaultValue={form[end]}
              />
            )}
          </Field>
        ))}
        <Field label={t('form.date')} error={errors.date} className="lg:col-span-2">
          {(control) => (
            <Input {...control} type="date" name="date" required min={today} defaultValue={form.date} />
          )}
        </Field>
        <Field
          label={t('form.return_date')}
          hint={t('form.return_hint')}
          error={errors.return_date}
          className="lg:col-span-2"
        >
          {(control) => (
            <Input {...control} type="date" name="return_date" min={today} defaultValue={form.return_date} />
          )}
        </Field>
        <Field label={t('form.adults')} error={errors.adults} className="lg:col-span-2">
          {(control) => (
            <Input {...control} type="number" name="adults" min={1} max={9} defaultValue={form.adults} />
          )}
        </Field>
        <Field
          label={t('form.children')}
          hint={t('form.children_hint')}
          error={errors.children}
          className="lg:col-span-2"
        >
          {(control) => (
            <Input {...control} type="number" name="children" min={0} max={8} defaultValue={form.children} />
          )}
        </Field>
        <Field label={t('form.cabin')} error={errors.cabin} className="lg:col-span-3">
          {(control) => (
            <Select {...control} name="cabin" defaultValue={form.cabin}>
              {cabins.map((cabin) => (
                <option key={cabin} value={cabin}>
                  {t(`cabin.${cabin}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 sm:col-span-2 lg:col-span-5 lg:mt-[1.9rem] lg:self-start">
          <Button type="submit">
            <Icon name="search" />
            {t('form.submit')}
          </Button>
          {form.from && form.to && (
            <Link to={searchQuery(swapped)} preventScrollReset className="link py-2 text-sm">
              {t('form.swap')}
            </Link>
          )}
        </div>
      </Form>
    </search>
  );
}
