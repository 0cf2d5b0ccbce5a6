import { Form, Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { months } from '~/i18n/months';
import { useLanguage } from '~/i18n/use-language';
import { useMonths } from '~/i18n/use-months';
import { sitePaths } from '~/site/paths';
import { todayPath } from '~/site/today/today-path';
import { Button } from '~/ui/button';
import { Input, Select } from '~/ui/controls';
import { Field } from '~/ui/field';
import { Icon } from '~/ui/icon';

/** The two ways into the book: by a place's name, or by the month of the journey. Plain forms. */
export function WhereWhen() {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const { alone } = useMonths();
  return (
    <div className="mt-8 grid gap-x-8 gap-y-6 border-t border-line pt-6 sm:grid-cols-2">
      <search>
        <Form action={sitePaths.search(language)} className="flex items-end gap-2">
          <Field label={t('home.where')} className="grow">
            {(control) => (
              <Input
                {...control}
                type="search"
                name="keyword"
                required
                placeholder={t('home.where_placeholder')}
              />
            )}
          </Field>
          <Button type="submit">{t('home.where_action')}</Button>
        </Form>
      </search>
      <Form action={sitePaths.places(language)} className="flex items-end gap-2">
        <Field label={t('home.when')} className="grow">
          {(control) => (
            <Select {...control} name="month" defaultValue="">
              <option value="">{t('home.any_month')}</option>
              {months.map((month) => (
                <option key={month} value={month}>
                  {alone(month)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button type="submit" tone="secondary">
          {t('home.when_action')}
        </Button>
      </Form>
      <p className="flex flex-wrap gap-x-8 sm:col-span-2">
        <Link
          to={sitePaths.whereToGo(language)}
          prefetch="intent"
          className="link inline-flex items-center gap-2 py-1 font-semibold"
        >
          {t('home.decide_action')}
          <Icon name="arrow-right" />
        </Link>
        <Link
          to={sitePaths.trip(language)}
          prefetch="intent"
          className="link inline-flex items-center gap-2 py-1 font-semibold"
        >
          {t('home.plan_action')}
          <Icon name="arrow-right" />
        </Link>
        <Link
          to={todayPath(language)}
          prefetch="intent"
          className="link inline-flex items-center gap-2 py-1 font-semibold"
        >
          {t('home.today_action')}
          <Icon name="arrow-right" />
        </Link>
      </p>
    </div>
  );
}
