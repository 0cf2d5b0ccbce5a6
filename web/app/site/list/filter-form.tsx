import { Form, useLocation, useSubmit } from '@remix-run/react';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';

const PAUSE_MS = 300;

interface FilterFormProps {
  /** What the address says of each field by its name, as the page has understood it; lists for boxes of one name. */
  values: Readonly<Record<string, string | readonly string[]>>;
  /** Where the list begins, for a page that opens with something else: without scripts one lands there. */
  anchor?: string;
  className?: string;
  children: ReactNode;
}

type Control = HTMLInputElement | HTMLSelectElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

/** Brings the fields to what the address says; the one that is being typed into is left alone. */
function fill(form: HTMLFormElement, values: FilterFormProps['values']) {
  for (const field of [...form.elements].filter(isControl)) {
    if (!field.name || field.type === 'hidden' || field === document.activeElement) continue;
    const value = values[field.name] ?? '';
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      field.checked = [value].flat().includes(field.value);
    } else field.value = [value].flat().join(' ');
  }
}

/**
 * The filters of a list as a plain form whose answers live in the address. Scripts make it answer by itself: at once
 * when something is chosen, after a short pause when something is typed.
 */
export function FilterForm({ values, anchor, className, children }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>();
  const submit = useSubmit();
  const { pathname } = useLocation();
  const known = JSON.stringify(values);

  useEffect(() => {
    if (form.current) fill(form.current, JSON.parse(known));
  }, [known]);
  // Somebody may have typed before scripts heard of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is taken over
  useEffect(() => {
    const field = document.activeElement;
    if (!field || !isControl(field) || field.form !== form.current || field.type === 'checkbox') return;
    if (field.name && field.value !== [values[field.name] ?? ''].flat().join(' ')) answerSoon();
  }, []);
  // A pause that outlives the page would bring its visitor back.
  useEffect(() => () => clearTimeout(pause.current), []);

  function answer(replace: boolean) {
    clearTimeout(pause.current);
    if (!form.current) return;
    const chosen = [...new FormData(form.current)].filter(([, value]) => value !== '');
    submit(new URLSearchParams(chosen as [string, string][]), {
      action: pathname,
      preventScrollReset: true,
      replace,
    });
  }

  /** Every pause in one word would be a page of its own to go back through. */
  function answerSoon() {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => answer(true), PAUSE_MS);
  }

  function onChange({ target }: FormEvent<HTMLFormElement>) {
    const typed = target instanceof HTMLInputElement && target.type !== 'checkbox';
    if (typed) answerSoon();
    else answer(false);
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    answer(false);
  }

  return (
    <search>
      <Form
        ref={form}
        action={anchor && `#${anchor}`}
        onChange={onChange}
        onSubmit={onSubmit}
        className={className}
      >
        {children}
      </Form>
    </search>
  );
}
