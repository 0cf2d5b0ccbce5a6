import { Form } from '@remix-run/react';
import { type ComponentType, type RefObject, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { cx } from '~/ui/cx';
import { Icon } from '~/ui/icon';
import type { ListState, Suggestions } from './suggestions';

interface SearchBoxProps {
  /** Of the field, once on a page. */
  id: string;
  input: RefObject<HTMLInputElement | null>;
  onLeave?: () => void;
  /** In a dialog the list stands below the box, otherwise over the page. */
  inDialog?: boolean;
  className?: string;
}

/**
 * A plain form that leads to the search page. The list of what fits while one types is fetched when the box is first
 * used, and makes a combobox of it.
 */
export function SearchBox({ id, input, onLeave, inDialog = false, className }: SearchBoxProps) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const listId = `${id}-list`;
  const [List, setList] = useState<ComponentType<Parameters<typeof Suggestions>[0]> | null>(null);
  const [state, setState] = useState<ListState | null>(null);
  const note = useCallback((next: ListState) => setState(next), []);

  function wake() {
    if (List) return;
    import('./suggestions').then(
      ({ Suggestions: Loaded }) => setList(() => Loaded),
      // Without the list the form works all the same.
      () => undefined,
    );
  }

  return (
    <search className={cx('relative', className)}>
      <Form action={sitePaths.search(language)} className="relative">
        <label htmlFor={id} className="visually-hidden">
          {t('search.label')}
        </label>
        <Icon
          name="search"
          className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted"
        />
        <input
          ref={input as RefObject<HTMLInputElement>}
          id={id}
          type="search"
          name="keyword"
          required
          maxLength={100}
          placeholder={t('search.placeholder')}
          onFocus={wake}
          className={cx(
            'min-h-11 w-full rounded-input border border-edge bg-surface pr-2 pl-9 placeholder:text-muted',
            !inDialog && 'text-sm',
          )}
          {...(state && {
            role: 'combobox',
            autoComplete: 'off',
            'aria-autocomplete': 'list' as const,
            'aria-expanded': state.isOpen,
            'aria-controls': listId,
            'aria-activedescendant': state.activeId,
          })}
        />
      </Form>
      {List && input.current && (
        <List input={input.current} id={listId} onState={note} onLeave={onLeave} floating={!inDialog} />
      )}
    </search>
  );
}
