import { useNavigate } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { cx } from '~/ui/cx';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches';
import { OptionFace, type SearchOption, searchOptions } from './search-options';
import { useSuggestions } from './use-suggestions';

/** What the search box says of its list to those who do not see it. */
export interface ListState {
  isOpen: boolean;
  activeId: string | undefined;
}

interface SuggestionsProps {
  input: HTMLInputElement;
  /** The list's id. */
  id: string;
  onState: (state: ListState) => void;
  /** Called when an option or all results are gone to. */
  onLeave?: () => void;
  /** Lies over the page, or stands below the box where there is room. */
  floating: boolean;
}

/** The list of a search box: its input keeps the focus, the arrow keys go through the options. */
export function Suggestions({ input, id, onState, onLeave, floating }: SuggestionsProps) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const navigate = useNavigate();
  const [keyword, setKeyword] = useState(input.value.trim());
  const [isWanted, setWanted] = useState(true);
  const [active, setActive] = useState(-1);
  const [recent, setRecent] = useState(recentSearches);
  const hits = useSuggestions(keyword, language);
  const options = searchOptions(language, keyword, hits, recent);
  const isOpen = isWanted && options.length > 0;
  const isRecent = keyword === '';
  const activeId = isOpen && active >= 0 ? `${id}-${active}` : undefined;

  useEffect(() => onState({ isOpen, activeId }), [onState, isOpen, activeId]);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function leave() {
    setWanted(false);
    setActive(-1);
    onLeave?.();
  }

  function open(option: SearchOption) {
    if (option.keyword) rememberSearch(option.keyword);
    leave();
    navigate(option.to);
  }

  useEffect(() => {
    const say = () => {
      setKeyword(input.value.trim());
      setActive(-1);
      setWanted(true);
    };
    const show = () => {
      setRecent(recentSearches());
      setWanted(true);
    };
    const hide = () => setWanted(false);
    const submit = () => {
      rememberSearch(input.value.trim());
      leave();
    };
    function onKeyDown(event: KeyboardEvent) {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (step !== 0) {
        event.preventDefault();
        setWanted(true);
        // Beyond either end the cursor is back in the box.
        const count = options.length + 1;
        setActive((now) => ((now + 1 + step + count) % count) - 1);
      } else if (event.key === 'Enter' && isOpen && options[active]) {
        event.preventDefault();
        open(options[active]);
      } else if (event.key === 'Escape' && isOpen && floating) {
        // The first press closes the list, the next one empties the box.
        event.preventDefault();
        setWanted(false);
      }
    }
    const { form } = input;
    input.addEventListener('input', say);
    input.addEventListener('focus', show);
    if (floating) input.addEventListener('blur', hide);
    input.addEventListener('keydown', onKeyDown);
    form?.addEventListener('submit', submit);
    return () => {
      input.removeEventListener('input', say);
      input.removeEventListener('focus', show);
      input.removeEventListener('blur', hide);
      input.removeEventListener('keydown', onKeyDown);
      form?.removeEventListener('submit', submit);
    };
  });

  return (
    <>
      <p role="status" className="visually-hidden">
        {isOpen && !isRecent ? t('search.suggested', { count: hits.length }) : ''}
      </p>
      <div
        hidden={!isOpen}
        // The box keeps the focus while one presses here.
        onPointerDown={(event) => event.preventDefault()}
        className={cx(
          'bg-surface',
          floating
            ? 'absolute top-full right-0 z-50 mt-1 w-[26rem] rounded-card border border-line py-2 shadow-lift'
            : '-mx-6 mt-4 border-t border-line pt-2',
        )}
      >
        {isRecent && (
          <div className="flex items-center justify-between px-4 text-sm text-muted">
            <span id={`${id}-label`}>{t('search.recent')}</span>
            <button
              type="button"
              onClick={() => {
                forgetSearches();
                setRecent([]);
              }}
              className="link min-h-8 px-1"
            >
              {t('search.forget')}
            </button>
          </div>
        )}
        <div
          id={id}
          role="listbox"
          aria-label={t('search.suggestions')}
          className={cx(floating && 'max-h-[min(34rem,80dvh)] overflow-y-auto')}
        >
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the keys, as a combobox does
            <div
              key={option.hit ? `${option.hit.type} ${option.hit.id}` : option.to}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onClick={() => open(option)}
              onPointerMove={() => setActive(index)}
              className={cx(
                'flex min-h-12 cursor-pointer items-center gap-3 px-4 py-1.5',
                index === active && 'bg-jade-wash',
              )}
            >
              <OptionFace option={option} isRecent={isRecent} />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
