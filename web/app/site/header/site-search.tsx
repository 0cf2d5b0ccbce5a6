import { Link } from '@remix-run/react';
import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { Icon } from '~/ui/icon';
import { typeAhead } from '~/ui/type-ahead';
import { SearchBox } from './search-box';
import type { SearchDialog } from './search-dialog';

/**
 * The search of the header: a box where there is room, else a link to the search page that JavaScript turns into a
 * dialog. Ctrl-K or ⌘-K leads to either.
 */
export function SiteSearch() {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<Parameters<typeof SearchDialog>[0]> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');

  function openDialog() {
    const box = input.current;
    const handOver = box && typeAhead(box);
    import('./search-dialog').then(
      ({ SearchDialog: Loaded }) => {
        const early = handOver?.();
        if (early === undefined) return;
        // At once, so that no key falls between the two.
        flushSync(() => {
          setDialog(() => Loaded);
          setTyped(early);
          setOpen(true);
        });
      },
      () => box?.form?.submit(),
    );
  }

  function onClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openDialog();
  }

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (!input.current?.checkVisibility()) return openDialog();
      input.current.focus();
      input.current.select();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });

  return (
    <>
      <SearchBox id="site-search" input={input} className="mr-1 hidden w-42 xl:block" />
      <Link
        to={sitePaths.search(language)}
        onClick={onClick}
        aria-label={t('search.label')}
        className="grid size-10 place-items-center rounded-input hover:bg-jade-wash sm:size-11 xl:hidden"
      >
        <Icon name="search" className="size-5" />
      </Link>
      {Dialog && <Dialog open={isOpen} typed={typed} onClose={() => setOpen(false)} />}
    </>
  );
}
