import { useNavigate } from '@remix-run/react';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { cx } from '~/ui/cx';
import { Dialog } from '~/ui/dialog';
import { Icon } from '~/ui/icon';
import { useAdminText } from '../text';
import { useFirstFocus } from '../ui/use-first-focus';
import { useAdmin } from './admin-context';
import { fixedEntries, foundRecords, type PaletteEntry } from './palette-entries';
import { foundPeople } from './palette-people';
import { useDebounced } from './use-debounced';

const nothingFound = { keyword: '', entries: [] };
const none: PaletteEntry[] = [];

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Goes to a page, finds a record or creates one, from the keyboard. */
export function Palette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useAdminText();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('palette.title')}
      hideTitle
      className="mt-[12dvh] mb-auto w-[min(40rem,94vw)]"
    >
      {open && <PaletteSearch onDone={onClose} />}
    </Dialog>
  );
}

function PaletteSearch({ onDone }: { onDone: () => void }) {
  const t = useAdminText();
  const { holds } = useAdmin();
  const navigate = useNavigate();
  const listId = useId();
  const [keyword, setKeyword] = useState('');
  const [active, setActive] = useState(0);
  const records = useFoundRecords(keyword.trim(), holds);
  const input = useRef<HTMLInputElement>(null);
  useFirstFocus(input);

  const entries = useMemo(
    () => [...fixedEntries(t, holds, keyword), ...records.entries],
    [t, holds, keyword, records.entries],
  );
  const at = Math.min(active, entries.length - 1);

  function go(entry: PaletteEntry | undefined) {
    if (!entry) return;
    onDone();
    if (entry.ownPage) window.location.assign(entry.to);
    else navigate(entry.to);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (step && entries.length) {
      event.preventDefault();
      const next = (at + step + entries.length) % entries.length;
      setActive(next);
      document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      go(entries[at]);
    }
  }

  return (
    <div>
      <label htmlFor={`${listId}-input`} className="visually-hidden">
        {t('palette.title')}
      </label>
      <div className="flex items-center gap-3 border-b border-line pr-12 pb-3">
        <Icon name="search" className="text-muted" />
        <input
          ref={input}
          id={`${listId}-input`}
          role="combobox"
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-activedescendant={entries.length ? `${listId}-${at}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          placeholder={t('palette.placeholder')}
          value={keyword}
          onChange={(event) => {
            setKeyword(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          className="min-h-10 w-full rounded-input bg-transparent px-2 outline-offset-0 placeholder:text-muted"
        />
      </div>
      <div
        id={listId}
        role="listbox"
        aria-label={t('palette.title')}
        className="mt-2 max-h-[50dvh] overflow-y-auto"
      >
        {entries.map((entry, index) => (
          <div key={entry.key}>
            {entries[index - 1]?.group !== entry.group && (
              <p aria-hidden="true" className="kicker px-3 pt-3 pb-1">
                {t(`palette.groups.${entry.group}`)}
              </p>
            )}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field, which keeps the focus */}
            <div
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === at}
              tabIndex={-1}
              onClick={() => go(entry)}
              onPointerMove={() => setActive(index)}
              className={cx(
                'flex min-h-10 cursor-pointer items-center gap-3 rounded-input px-3',
                index === at && 'bg-jade-wash',
              )}
            >
              <Icon name={entry.icon} className="text-muted" />
              <span className="grow">{entry.title}</span>
              {entry.detail && <span className="text-xs text-muted">{entry.detail}</span>}
            </div>
          </div>
        ))}
      </div>
      <p role="status" className="px-3 pt-2 text-xs text-muted">
        {records.busy ? t('palette.searching') : t('palette.found', { count: entries.length })}
      </p>
    </div>
  );
}

function useFoundRecords(keyword: string, holds: (right: string) => boolean) {
  const t = useAdminText();
  const settled = useDebounced(keyword);
  const [found, setFound] = useState<{ keyword: string; entries: PaletteEntry[] }>(nothingFound);

  useEffect(() => {
    if (settled.length < 2) return;
    let current = true;
    void Promise.all([foundRecords(t, settled), foundPeople(holds, settled)]).then(
      (entries) => current && setFound({ keyword: settled, entries: entries.flat() }),
    );
    return () => {
      current = false;
    };
  }, [t, holds, settled]);

  const wanted = keyword.length >= 2;
  const fits = wanted && found.keyword === keyword;
  return { entries: fits ? found.entries : none, busy: wanted && !fits };
}
