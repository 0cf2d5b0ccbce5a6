import { type KeyboardEvent, useId, useState } from 'react';
import { Button } from '~/ui/button';
import { Input } from '~/ui/controls';
import { Icon } from '~/ui/icon';
import { useBookablesText } from '../../bookables-text';
import { useAdminText } from '../../text';
import { Thumbnail } from '../../ui/thumbnail';
import { type DraftStop, newStop } from './day-draft';
import { type FoundStop, useStopSearch } from './use-stop-search';

interface StopAdderProps {
  /** Number of the day. */
  day: number;
  full: boolean;
  onAdd: (stop: DraftStop) => void;
}

/** Finds a place or city by name and makes it the day's last stop, or begins a stop with a name of its own. */
export function StopAdder({ day, full, onAdd }: StopAdderProps) {
  const t = useAdminText();
  const own = useBookablesText();
  const id = useId();
  const [keyword, setKeyword] = useState('');
  const found = useStopSearch(keyword);

  function take({ stop }: FoundStop) {
    onAdd(newStop(stop));
    setKeyword('');
  }

  function onKeyDown(event: KeyboardEvent) {
    // While a Vietnamese syllable is being composed, Enter belongs to the keyboard.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const [first] = found ?? [];
    if (first && !full) take(first);
  }

  return (
    <div className="mt-3">
      <div className="flex flex-wrap items-start gap-2">
        <div className="grow basis-64">
          <label htmlFor={id} className="visually-hidden">
            {own('stop.search', { day })}
          </label>
          <Input
            id={id}
            type="search"
            value={keyword}
            disabled={full}
            autoComplete="off"
            placeholder={own('stop.search_placeholder')}
            onChange={(event) => setKeyword(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        <Button
          tone="secondary"
          size="small"
          className="min-h-10"
          disabled={full}
          onClick={() => onAdd(newStop({}))}
        >
          <Icon name="plus" /> {own('stop.add_free')}
        </Button>
      </div>
      {found && found.length > 0 && (
        <ul className="mt-1 grid" aria-label={own('stop.results')}>
          {found.map((one) => (
            <li key={one.key}>
              <button
                type="button"
                onClick={() => take(one)}
                className="flex min-h-11 w-full items-center gap-3 rounded-input px-2 py-1 text-left hover:bg-jade-wash"
              >
                <Thumbnail image={one.image} className="size-8" />
                <span className="min-w-0 grow">
                  {one.title}
                  <span className="block text-xs text-muted">
                    {one.where || own('stop.kind.city')}
                    {one.hidden && ` · ${t('status.hidden')}`}
                  </span>
                </span>
                <Icon name="plus" className="text-jade" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={found?.length === 0 ? 'mt-2 text-muted' : 'visually-hidden'}>
        {found &&
          (found.length > 0 ? t('palette.found', { count: found.length }) : own('stop.nothing_found'))}
      </p>
    </div>
  );
}
