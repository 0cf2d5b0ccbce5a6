import { Form, useLocation, useSubmit } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useLanguage } from '~/i18n/use-language';
import { Button } from '~/ui/button';
import { Input, Select } from '~/ui/controls';
import { Field } from '~/ui/field';
import type { Options } from '../api/options.server';
import type { EntityDescriptor, Filter } from '../entities/descriptor';
import { useAdminText } from '../text';
import { TranslationFilter } from '../translations/translation-filter';
import { valueText } from '../ui/value-text';
import { type ListQuery, listSearch, perPageChoices } from './list-query';

const DEBOUNCE_MS = 300;

interface FilterFormProps {
  entity: EntityDescriptor;
  query: ListQuery;
  options: Options;
}

/** Filters of a list: a plain form that a browser can send by itself, and that sends itself where scripts run. */
export function FilterForm({ entity, query, options }: FilterFormProps) {
  const t = useAdminText();
  const own = useLanguage();
  const submit = useSubmit();
  const { pathname } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function send() {
    clearTimeout(timer.current);
    if (!form.current) return;
    const search = listSearch(entity, new FormData(form.current), own);
    submit(search, { action: pathname, replace: true, preventScrollReset: true });
  }

  function sendSoon() {
    clearTimeout(timer.current);
    timer.current = setTimeout(send, DEBOUNCE_MS);
  }

  return (
    <Form
      ref={form}
      role="search"
      action={pathname}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="flex flex-wrap items-end gap-3"
    >
      <input type="hidden" name="lang_id" value={query.lang_id} />
      <Field label={t('list.keyword')} className="w-full sm:w-64" hideLabel>
        {(control) => (
          <Input
            {...control}
            // A way back to the list brings the keyword back as well.
            key={query.keyword === '' ? 'empty' : 'filled'}
            type="search"
            name="keyword"
            defaultValue={query.keyword}
            placeholder={t(`entity.${entity.name}.search`)}
            onChange={sendSoon}
          />
        )}
      </Field>
      {entity.filters.map((filter) => (
        <Field
          key={filter.name}
          label={t(`filter.${filter.name}`)}
          className="w-40 grow sm:w-auto sm:max-w-60 sm:grow-0"
          hideLabel
        >
          {(control) => (
            <Select
              {...control}
              key={query.filters[filter.name]}
              name={filter.name}
              defaultValue={query.filters[filter.name]}
              onChange={send}
            >
              <option value={filter.all}>{t(`filter.all.${filter.name}`)}</option>
              <FilterChoices filter={filter} options={options} />
            </Select>
          )}
        </Field>
      ))}
      {entity.texts.length > 0 && <TranslationFilter query={query} onChange={send} />}
      <Field label={t('list.per_page')} className="w-32" hideLabel>
        {(control) => (
          <Select {...control} name="per_page" defaultValue={String(query.per_page)} onChange={send}>
            {perPageChoices.map((choice) => (
              <option key={choice} value={choice}>
                {t('list.rows', { count: choice })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <noscript>
        <Button type="submit" tone="secondary">
          {t('list.apply')}
        </Button>
      </noscript>
    </Form>
  );
}

function FilterChoices({ filter, options }: { filter: Filter; options: Options }) {
  const t = useAdminText();
  if ('values' in filter) {
    return filter.values.map((value) => (
      <option key={value} value={value}>
        {valueText(filter.set, value, t)}
      </option>
    ));
  }
  return options[filter.source]?.map(({ id, title }) => (
    <option key={id} value={id}>
      {title}
    </option>
  ));
}
