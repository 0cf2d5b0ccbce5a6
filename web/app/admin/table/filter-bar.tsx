import { Form, useLocation, useSearchParams, useSubmit } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { Button } from '~/ui/button';
import { Input, Select } from '~/ui/controls';
import { Field } from '~/ui/field';
import { useAdminText } from '../text';

const DEBOUNCE_MS = 300;

interface Choice {
  name: string;
  label: string;
  /** The first one restricts nothing; its value is empty. */
  options: readonly { value: string; title: string }[];
}

interface FilterBarProps {
  /** What the field for words says while it is empty; without it there is none. */
  search?: string;
  choices?: readonly Choice[];
  /** What else of the address narrows the list down, and goes on doing so. */
  kept?: readonly string[];
}

/** Filters of a list in its address: a plain form that a browser can send by itself, and that sends itself with scripts. */
export function FilterBar({ search, choices = [], kept = [] }: FilterBarProps) {
  const t = useAdminText();
  const submit = useSubmit();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function send() {
    clearTimeout(timer.current);
    if (!form.current) return;
    const filled = [...new FormData(form.current)].filter(([, value]) => value !== '');
    const wanted = new URLSearchParams(filled.map(([name, value]) => [name, String(value)]));
    submit(wanted, { action: pathname, replace: true, preventScrollReset: true });
  }

  function sendSoon() {
    clearTimeout(timer.current);
    timer.current = setTimeout(send, DEBOUNCE_MS);
  }

  const given = (name: string) => query.get(name) ?? '';
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
      {search && (
        <Field label={t('list.keyword')} className="w-full sm:w-72" hideLabel>
          {(control) => (
            <Input
              {...control}
              // A way back to the list brings the keyword back as well.
              key={given('keyword') === '' ? 'empty' : 'filled'}
              type="search"
              name="keyword"
              defaultValue={given('keyword')}
              placeholder={search}
              onChange={sendSoon}
            />
          )}
        </Field>
      )}
      {choices.map(({ name, label, options }) => (
        <Field key={name} label={label} className="w-44 grow sm:grow-0" hideLabel>
          {(control) => (
            <Select {...control} key={given(name)} name={name} defaultValue={given(name)} onChange={send}>
              {options.map(({ value, title }) => (
                <option key={value} value={value}>
                  {title}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
      {kept
        .filter((name) => given(name) !== '')
        .map((name) => (
          <input key={name} type="hidden" name={name} value={given(name)} />
        ))}
      <noscript>
        <Button type="submit" tone="secondary">
          {t('list.apply')}
        </Button>
      </noscript>
    </Form>
  );
}
