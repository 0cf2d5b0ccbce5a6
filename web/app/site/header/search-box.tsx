import { Form } from '@remix-run/react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { cx } from '~/ui/cx';
import { Icon } from '~/ui/icon';

interface SearchBoxProps {
  /** Ctrl-K or ⌘-K puts the cursor here. */
  shortcut?: boolean;
  className?: string;
}

/** A plain form that leads to the search page. */
export function SearchBox({ shortcut, className }: SearchBoxProps) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!shortcut) return;
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (!input.current?.checkVisibility()) return;
      event.preventDefault();
      input.current.focus();
      input.current.select();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [shortcut]);

  return (
    <search className={className}>
      <Form action={sitePaths.search(language)} className="relative">
        <label htmlFor={id} className="visually-hidden">
          {t('search.label')}
        </label>
        <Icon
          name="search"
          className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted"
        />
        <input
          ref={input}
          id={id}
          type="search"
          name="keyword"
          required
          placeholder={t('search.placeholder')}
          className={cx(
            'min-h-11 w-full rounded-input border border-edge bg-surface pr-3 pl-10 text-sm placeholder:text-muted',
            shortcut && 'w-44 xl:w-64',
          )}
        />
      </Form>
    </search>
  );
}
