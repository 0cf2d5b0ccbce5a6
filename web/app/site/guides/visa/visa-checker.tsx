import { useTranslation } from 'react-i18next';
import { FilterForm } from '~/site/list/filter-form';
import { Button } from '~/ui/button';
import { Input, Select } from '~/ui/controls';
import { Field } from '~/ui/field';
import type { VisaChecking } from './visa-data.server';
import { VisaVerdict } from './visa-verdict';

/** Asks for a passport and says what the facts say of it: a plain form whose answer lives in the address. */
export function VisaChecker({ check }: { check: VisaChecking }) {
  const { t } = useTranslation('guides');
  const { countries, question, answer, errors, today } = check;
  if (countries.length === 0) return null;
  return (
    <section id="checker" aria-labelledby="checker-title" className="page pb-12">
      <div className="grid gap-x-12 gap-y-8 border-t-2 border-ink pt-5 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="checker-title" className="text-2xl">
            {t('visa.title')}
          </h2>
          <p className="mt-2 text-muted">{t('visa.lead')}</p>
          <FilterForm values={{ ...question }} anchor="checker" className="mt-5 grid gap-4">
            <Field label={t('visa.nationality')} error={errors.nationality}>
              {(control) => (
                <Select {...control} name="nationality" defaultValue={question.nationality}>
                  <option value="">{t('visa.choose')}</option>
                  {countries.map(({ code, name }) => (
                    <option key={code} value={code}>
                      {name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
              <Field label={t('visa.days')} error={errors.days}>
                {(control) => (
                  <Input
                    {...control}
                    type="number"
                    name="days"
                    min={1}
                    max={3650}
                    inputMode="numeric"
                    defaultValue={question.days}
                  />
                )}
              </Field>
              <Field label={t('visa.entry_date')} error={errors.entry_date}>
                {(control) => (
                  <Input
                    {...control}
                    type="date"
                    name="entry_date"
                    min={today}
                    defaultValue={question.entry_date}
                  />
                )}
              </Field>
            </div>
            <Button type="submit" className="justify-self-start">
              {t('visa.check')}
            </Button>
          </FilterForm>
        </div>
        <div role="status" className="lg:col-span-7 lg:col-start-6">
          {answer ? (
            <VisaVerdict check={answer} />
          ) : (
            <p className="max-w-measure text-muted lg:pt-1">{t('visa.waiting')}</p>
          )}
        </div>
      </div>
    </section>
  );
}
