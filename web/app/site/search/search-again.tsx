import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { Button } from '~/ui/button';
import { Input } from '~/ui/controls';
import { Field } from '~/ui/field';
import type { SearchType } from './search-types';

/** The search box of the page itself, with what was asked for in it. */
export function SearchAgain({ keyword, type }: { keyword: string; type: SearchType | null }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  return (
    <search>
      <Form action={sitePaths.search(language)} className="mt-6 flex items-end gap-2">
        <Field label={t('search.label')} hideLabel className="grow">
          {(control) => (
            <Input
              {...control}
              type="search"
              name="keyword"
              required
              defaultValue={keyword}
              placeholder={t('search.placeholder')}
            />
          )}
        </Field>
        {type && <input type="hidden" name="type" value={type} />}
        <Button type="submit">{t('search.action')}</Button>
      </Form>
    </search>
  );
}
