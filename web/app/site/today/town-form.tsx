import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { byRegion } from '~/site/places/by-region';
import { Button } from '~/ui/button';
import { Select } from '~/ui/controls';
import { Field } from '~/ui/field';
import { Icon } from '~/ui/icon';
import type { TodayData } from './today-data.server';
import { todayPath } from './today-path';
import type { useTown } from './use-town';

interface TownFormProps {
  cities: TodayData['cities'];
  slug: string | null;
  town: ReturnType<typeof useTown>;
}

/** Which town: from a list, which works without scripts, or where the browser is. */
export function TownForm({ cities, slug, town: { said, busy, locate } }: TownFormProps) {
  const { t } = useTranslation('trip');
  const language = useLanguage();
  return (
    <Form
      key={slug}
      action={todayPath(language)}
      preventScrollReset
      className="flex flex-wrap items-end gap-3"
      data-print="hide"
    >
      <Field label={t('today.where.label')} className="min-w-56 grow sm:max-w-80">
        {(control) => (
          <Select {...control} name="city" defaultValue={slug ?? ''} required>
            <option value="">{t('today.where.choose')}</option>
            {byRegion(cities).map(({ region, cities: inRegion }) => (
              <optgroup key={region.id} label={region.title}>
                {inRegion.map((city) => (
                  <option key={city.slug} value={city.slug}>
                    {city.title}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit">{t('today.where.show')}</Button>
      <Button tone="secondary" pending={busy} onClick={locate} className="needs-script">
        <Icon name="locate" />
        {t('today.where.locate')}
      </Button>
      <p role="status" className="w-full text-sm text-muted empty:hidden">
        {said}
      </p>
    </Form>
  );
}
