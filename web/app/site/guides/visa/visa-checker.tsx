import { useTranslation } from 'react-i18next';
import type { Fact } from '~/api/types';
import { FilterForm } from '~/site/list/filter-form';
import { Button } from '~/ui/button';
import { Select } from '~/ui/controls';
import { Field } from '~/ui/field';
import type { VisaCheck } from './visa-data.server';
import { VisaVerdict } from './visa-verdict';

interface VisaCheckerProps {
  check: VisaCheck;
  facts: Fact[];
}

/** Asks for a passport and says what the facts say of it: a plain form whose answer lives in the address. */
export function VisaChecker({ check, facts }: VisaCheckerProps) {
  const { t } = useTranslation('guides');
  const { countries, asked } = check;
  if (countries.length === 0) return null;
  return (
    <section id="checker" aria-labelledby="checker-title" className="page pb-12">
      <div className="grid gap-x-12 gap-y-8 border-t-2 border-ink pt-5 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="checker-title" className="text-2xl">
            {t('visa.title')}
          </h2>
          <p className="mt-2 text-muted">{t('visa.lead')}</p>
          <FilterForm values={{ nationality: asked?.country.code ?? '' }} className="mt-5 grid gap-3">
            <Field label={t('visa.nationality')}>
              {(control) => (
                <Select {...control} name="nationality" defaultValue={asked?.country.code ?? ''}>
                  <option value="">{t('visa.choose')}</option>
                  {countries.map(({ code, name }) => (
                    <option key={code} value={code}>
                      {name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Button type="submit" className="justify-self-start">
              {t('visa.check')}
            </Button>
          </FilterForm>
        </div>
        <div role="status" className="lg:col-span-7 lg:col-start-6">
          {asked ? (
            <VisaVerdict country={asked.country.name} answer={asked.answer} facts={facts} />
          ) : (
            <p className="max-w-measure text-muted lg:pt-1">{t('visa.waiting')}</p>
          )}
        </div>
      </div>
    </section>
  );
}
