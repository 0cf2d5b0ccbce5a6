import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { cx } from '~/ui/cx';
import { Icon } from '~/ui/icon';
import { useLanguagesText } from './text';
import type { InterfaceText } from './types';
import { type RowState, useTextRow } from './use-text-row';

interface TextRowProps {
  text: InterfaceText;
  language: string;
  sourceLanguage: string;
  readOnly: boolean;
  onDirty: (dirty: boolean) => void;
  /** Goes to the next or the one before. */
  onMove: (step: 1 | -1) => void;
}

const pluralForm = /_(zero|one|two|few|many|other)$/;

/** One text: its source, and the translation that is written beside it. */
export function TextRow({ text, language, sourceLanguage, readOnly, onDirty, onMove }: TextRowProps) {
  const t = useLanguagesText();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { row, value, state, error, type, save, revert, reset } = useTextRow(text, { language, onDirty });
  useGrowing(field, value);
  const form = pluralForm.exec(row.key)?.[1] as 'one' | undefined;

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void save().then((done) => done && onMove(1));
    }
    if (event.altKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      onMove(event.key === 'ArrowDown' ? 1 : -1);
    }
    if (event.key === 'Escape' && state === 'waiting') {
      event.preventDefault();
      revert();
    }
  }

  function insert(name: string) {
    const element = field.current;
    if (!element) return;
    const variable = `{{${name}}}`;
    const [start, end] = [element.selectionStart, element.selectionEnd];
    type(`${value.slice(0, start)}${variable}${value.slice(end)}`);
    requestAnimationFrame(() => {
      element.focus();
      element.setSelectionRange(start + variable.length, start + variable.length);
    });
  }

  const lost = row.variables.filter((name) => !value.includes(`{{${name}`));
  return (
    <li className="border-b border-line py-3">
      <p className="mb-1.5 flex flex-wrap items-center gap-x-3 gap-y-0.5 text-xs text-muted">
        <code id={`${id}-key`} className="[overflow-wrap:anywhere]">
          {row.namespace}:{row.key}
        </code>
        {form && <span>{t(`grid.plural.${form}`)}</span>}
        {row.is_missing && <Mark tone="missing">{t('grid.missing')}</Mark>}
        {row.is_overridden && <Mark tone="edited">{t('grid.edited')}</Mark>}
        <State id={`${id}-state`} state={state} error={error} />
      </p>
      <div className="grid items-start gap-x-5 gap-y-2 md:grid-cols-2">
        <p
          id={`${id}-source`}
          lang={sourceLanguage}
          className="rounded-input bg-paper px-3 py-2 whitespace-pre-wrap [overflow-wrap:anywhere]"
        >
          {row.source}
        </p>
        <div>
          <textarea
            ref={field}
            data-text-field=""
            lang={language}
            rows={1}
            value={value}
            readOnly={readOnly}
            aria-label={t('grid.text_of', { key: row.key })}
            aria-describedby={`${id}-source ${id}-state`}
            aria-invalid={error ? true : undefined}
            onChange={(event) => type(event.target.value)}
            onBlur={() => void save()}
            onKeyDown={onKeyDown}
            className={cx(
              'block w-full resize-none overflow-hidden rounded-input border bg-surface px-3 py-2 hover:border-ink',
              error ? 'border-2 border-danger' : row.is_missing ? 'border-dashed border-edge' : 'border-edge',
            )}
          />
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1 text-xs empty:hidden">
            {!readOnly &&
              lost.map((name) => (
                <button
                  key={name}
                  type="button"
                  // The field keeps its cursor, and is not saved for it.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => insert(name)}
                  aria-label={t('grid.variable', { name: `{{${name}}}` })}
                  className="figures min-h-6 rounded-input bg-turmeric-wash px-1.5 font-mono hover:underline"
                >{`{{${name}}}`}</button>
              ))}
            {row.is_overridden && row.bundled !== null && (
              <span className="flex min-w-0 flex-wrap items-center gap-x-2 text-muted">
                <span className="[overflow-wrap:anywhere]">{t('grid.shipped', { text: row.bundled })}</span>
                {!readOnly && (
                  <button
                    type="button"
                    onClick={() => void reset()}
                    aria-label={t('grid.reset_one', { key: row.key })}
                    className="link inline-flex min-h-6 items-center gap-1"
                  >
                    <Icon name="undo" /> {t('grid.reset')}
                  </button>
                )}
              </span>
            )}
          </div>
        </div>
      </div>
    </li>
  );
}

function Mark({ tone, children }: { tone: 'missing' | 'edited'; children: string }) {
  return (
    <span
      className={cx(
        'inline-flex min-h-5 items-center rounded-input px-1.5 font-semibold',
        tone === 'missing' ? 'bg-danger-wash text-danger' : 'bg-jade-wash text-jade-deep',
      )}
    >
      {children}
    </span>
  );
}

function State({ id, state, error }: { id: string; state: RowState; error: string | undefined }) {
  const t = useLanguagesText();
  return (
    <span
      id={id}
      role="status"
      className={cx('ml-auto inline-flex min-h-5 items-center gap-1', error && 'text-danger')}
    >
      {state === 'saved' && <Icon name="check" className="text-jade" />}
      {state === 'refused' && <Icon name="alert" />}
      {error ?? (state === 'idle' || state === 'refused' ? '' : t(`grid.state.${state}`))}
    </span>
  );
}

/** Makes a field as high as its text. */
function useGrowing(field: RefObject<HTMLTextAreaElement | null>, value: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight + 2}px`;
  }, [field, value]);
}
