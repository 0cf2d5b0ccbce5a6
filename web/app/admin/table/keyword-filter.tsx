import { Form, useSearchParams, useSubmit } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '~/ui/button';
import { Input } from '~/ui/controls';
import { Field } from '~/ui/field';
import { useAdminText } from '../text';

const DEBOUNCE_MS = 300;

/** A keyword and whatever else narrows a list down: a plain form, which sends itself where scripts run. */
export function KeywordFilter({ label, children }: { label: string; children?: ReactNode }) {
  const t = useAdminText();
  const submit = useSubmit();
  const [query] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function send() {
    clearTimeout(timer.current);
    if (!form.current) return;
    const given = [...new FormData(form.current)].filter(([, value]) => value !== '');
    submit(new URLSearchParams(given as [string, string][]), { replace: true, preventScrollReset: true });
  }

  return (
    <Form
      ref={form}
      role="search"
      className="flex flex-wrap items-end gap-3"
      onChange={({ target }) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(send, target instanceof HTMLSelectElement ? 0 : DEBOUNCE_MS);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field label={label} className="w-full sm:w-72" hideLabel>
        {(control) => (
          <Input
            {...control}
            type="search"
            name="keyword"
            placeholder={label}
            defaultValue={query.get('keyword') ?? ''}
          />
        )}
      </Field>
      {children}
      <noscript>
        <Button type="submit" tone="secondary">
          {t('list.apply')}
        </Button>
      </noscript>
    </Form>
  );
}
