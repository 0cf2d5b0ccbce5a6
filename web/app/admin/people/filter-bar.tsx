import { Form, useLocation, useSearchParams, useSubmit } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '~/ui/button';
import { Input, Select } from '~/ui/controls';
import { Field } from '~/ui/field';
import { perPageChoices } from '../list/list-query';
import { useAdminText } from '../text';

const DEBOUNCE_MS = 300;

interface FilterBarProps {
  /** What can be looked for, as a hint in the field. */
  placeholder: string;
  children?: ReactNode;
  perPage?: boolean;
}

/** Filters of any list, kept in the address: a plain form, which sends itself where scripts run. */
export function FilterBar({ placeholder, children, perPage = true }: FilterBarProps) {
  const t = useAdminText();
  const submit = useSubmit();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const keyword = query.get('keyword') ?? '';

  function send() {
    clearTimeout(timer.current);
    if (!form.current) return;
    const given = [...new FormData(form.current)].filter(
      ([name, value]) => value !== '' && !(name === 'per_page' && value === String(perPageChoices[0])),
    );
    submit(new URLSearchParams(given as [string, string][]), {
      action: pathname,
      replace: true,
      preventScrollReset: true,
    });
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
      onChange={(event) => {
        clearTimeout(timer.current);
        const typed = (event.target as Element).matches('[type=search]');
        timer.current = setTimeout(send, typed ? DEBOUNCE_MS : 0);
      }}
      className="flex flex-wrap items-end gap-3"
    >
      <Field label={t('list.keyword')} className="w-full sm:w-72" hideLabel>
        {(control) => (
          <Input
            {...control}
            // A way back to the list brings the keyword back as well.
            key={keyword === '' ? 'empty' : 'filled'}
            type="search"
            name="keyword"
            defaultValue={keyword}
            placeholder={placeholder}
          />
        )}
      </Field>
      {children}
      {perPage && (
        <FilterSelect
          name="per_page"
          label={t('list.per_page')}
          options={perPageChoices.map((count) => [String(count), t('list.rows', { count })])}
        />
      )}
      <noscript>
        <Button type="submit" tone="secondary">
          {t('list.apply')}
        </Button>
      </noscript>
    </Form>
  );
}

interface FilterSelectProps {
  name: string;
  label: string;
  /** Values with their words; the first stands for what the address does not say. */
  options: readonly (readonly [value: string, text: string])[];
  className?: string;
}

/** One of the values of a filter. */
export function FilterSelect({ name, label, options, className = 'w-40 grow sm:grow-0' }: FilterSelectProps) {
  const [query] = useSearchParams();
  const value = query.get(name) ?? options[0]?.[0] ?? '';
  return (
    <Field label={label} className={className} hideLabel>
      {(control) => (
        <Select {...control} key={value} name={name} defaultValue={value}>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** A day from or up to which a list goes. */
export function FilterDate({ name, label }: { name: string; label: string }) {
  const [query] = useSearchParams();
  const value = query.get(name) ?? '';
  return (
    <Field
      label={<span className="text-xs font-normal whitespace-nowrap text-muted">{label}</span>}
      className="flex items-center gap-2 [&>label]:mb-0"
    >
      {(control) => (
        <Input {...control} key={value} type="date" name={name} defaultValue={value} className="w-40" />
      )}
    </Field>
  );
}
