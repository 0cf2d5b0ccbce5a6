import { Form, Link, useNavigation } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { months } from '~/i18n/months';
import { useLanguage } from '~/i18n/use-language';
import { useMonths } from '~/i18n/use-months';
import { sitePaths } from '~/site/paths';
import { Button } from '~/ui/button';
import { Input, Select } from '~/ui/controls';
import { Field } from '~/ui/field';
import { budgets, interests, needs, paces, planLimits } from '../plan';
import { Choices } from './choices';
import { CityRows } from './city-rows';
import { PartyFields } from './party-fields';
import { Question } from './question';
import { RouteSketch } from './route-sketch';
import type { WizardData } from './wizard-data.server';

/** Rows that stand there from the start: enough for most journeys without any script. */
const ROWS = 4;

/** All questions about a journey on one page, as a plain form whose answers become an address. */
export function TripForm({ data }: { data: WizardData }) {
  const { cities, asked, today } = data;
  const { t } = useTranslation('trip');
  const language = useLanguage();
  const { alone } = useMonths();
  const { state, location } = useNavigation();
  const action = sitePaths.tripResult(language);
  const [rows, setRows] = useState<(number | null)[]>(() => [
    ...asked.city_ids,
    ...Array.from({ length: Math.max(0, ROWS - asked.city_ids.length) }, () => null),
  ]);
  const route = rows.filter((id) => id !== null);

  function addToRoute(id: number) {
    if (route.at(-1) === id || route.length >= planLimits.cities) return;
    const open = rows.indexOf(null);
    setRows(open === -1 ? [...rows, id] : rows.map((row, index) => (index === open ? id : row)));
  }

  return (
    <div className="grid items-start gap-x-14 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <Form action={action} className="min-w-0">
        <Question title={t('wizard.where')} text={t('wizard.where_text')}>
          <CityRows cities={cities} rows={rows} onChange={setRows} />
          <p className="mt-4">
            <Link to={sitePaths.whereToGo(language)} className="link inline-block py-1 text-sm font-semibold">
              {t('wizard.where_undecided')}
            </Link>
          </p>
        </Question>
        <Question title={t('wizard.when')} text={t('wizard.when_text')}>
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label={t('wizard.start_date')} hint={t('wizard.start_date_hint')}>
              {(control) => (
                <Input
                  {...control}
                  type="date"
                  name="start_date"
                  min={today}
                  defaultValue={asked.start_date ?? ''}
                />
              )}
            </Field>
            <Field label={t('wizard.month')}>
              {(control) => (
                <Select {...control} name="month" defaultValue={asked.start_date ? '' : (asked.month ?? '')}>
                  <option value="">{t('wizard.any_month')}</option>
                  {months.map((month) => (
                    <option key={month} value={month}>
                      {alone(month)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </div>
        </Question>
        <Question title={t('wizard.who')}>
          <div className="flex flex-wrap gap-x-8 gap-y-5">
            <PartyFields party={asked} />
          </div>
        </Question>
        <Question title={t('wizard.pace')}>
          <Choices
            legend={t('wizard.pace')}
            hideLegend
            name="pace"
            type="radio"
            chosen={[asked.pace]}
            choices={paces.map((value) => ({
              value,
              label: t(`pace.${value}`),
              text: t(`wizard.pace_text.${value}`),
            }))}
          />
        </Question>
        <Question title={t('wizard.interests')} text={t('wizard.interests_text')}>
          <Choices
            legend={t('wizard.interests')}
            hideLegend
            name="interest"
            type="checkbox"
            chosen={asked.interests}
            choices={interests.map((value) => ({ value, label: t(`interest.${value}`) }))}
          />
        </Question>
        <Question title={t('wizard.budget')}>
          <Choices
            legend={t('wizard.budget')}
            hideLegend
            name="budget"
            type="radio"
            chosen={[asked.budget]}
            choices={budgets.map((value) => ({
              value,
              label: t(`budget.${value}`),
              text: t(`wizard.budget_text.${value}`),
            }))}
          />
        </Question>
        <Question title={t('wizard.needs')} text={t('wizard.needs_text')}>
          <Choices
            legend={t('wizard.needs')}
            hideLegend
            name="need"
            type="checkbox"
            chosen={asked.needs}
            choices={needs.map((value) => ({ value, label: t(`need.${value}`) }))}
          />
        </Question>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t-2 border-ink pt-6">
          <Button
            type="submit"
            className="min-h-13 px-8 text-lg"
            aria-busy={(state !== 'idle' && location.pathname === action) || undefined}
          >
            {t('wizard.make')}
          </Button>
          <p className="max-w-[32ch] text-sm text-muted">{t('wizard.after')}</p>
        </div>
      </Form>
      <div className="sticky top-24 max-lg:hidden">
        <RouteSketch cities={cities} route={route} onAdd={addToRoute} />
        <p className="mt-3 text-sm text-muted" aria-hidden="true">
          {t('wizard.sketch')}
        </p>
      </div>
    </div>
  );
}
