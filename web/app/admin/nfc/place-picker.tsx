import { useState } from 'react';
import { Button } from '~/ui/button';
import { Input } from '~/ui/controls';
import { Field } from '~/ui/field';
import { useRecordSearch } from '../editor/controls/use-related-records';
import { markedName } from '../entities/records';
import { resource } from '../entities/resource';
import { useAdminText } from '../text';
import { Thumbnail } from '../ui/thumbnail';
import { useNfcText } from './text';

export interface PickedPlace {
  id: number;
  title: string;
}

interface PlacePickerProps {
  picked: PickedPlace | null;
  onPick: (place: PickedPlace | null) => void;
  error: string | undefined;
}

/** Finds one place by name, of any kind. */
export function PlacePicker({ picked, onPick, error }: PlacePickerProps) {
  const t = useNfcText();
  if (!picked) return <PlaceSearch onPick={onPick} error={error} />;
  return (
    <div>
      <p className="mb-1.5 text-sm font-semibold">{t('place')}</p>
      <div className="flex items-center justify-between gap-3 rounded-input bg-jade-wash py-1 pr-1 pl-3">
        <span>{picked.title}</span>
        <Button tone="quiet" size="small" onClick={() => onPick(null)}>
          {t('change_place')}
        </Button>
      </div>
    </div>
  );
}

function PlaceSearch({ onPick, error }: Omit<PlacePickerProps, 'picked'>) {
  const t = useNfcText();
  const admin = useAdminText();
  const [keyword, setKeyword] = useState('');
  const found = useRecordSearch(resource, keyword);
  return (
    <div>
      <Field label={t('place')} hint={t('place_hint')} error={error} required>
        {(control) => (
          <Input
            {...control}
            type="search"
            value={keyword}
            autoComplete="off"
            onChange={({ target }) => setKeyword(target.value)}
          />
        )}
      </Field>
      <ul className="mt-1 grid max-h-64 overflow-y-auto" aria-label={admin('related.results')}>
        {found.map((record) => {
          const title = markedName(record) || `#${record.id}`;
          return (
            <li key={record.id}>
              <button
                type="button"
                onClick={() => onPick({ id: record.id, title })}
                className="flex min-h-11 w-full items-center gap-3 rounded-input px-2 py-1 text-left hover:bg-jade-wash"
              >
                <Thumbnail image={record.image} className="size-8" />
                <span className="grow">{title}</span>
                {record.status === 0 && <span className="text-xs text-muted">{admin('status.hidden')}</span>}
              </button>
            </li>
          );
        })}
      </ul>
      <p role="status" className="visually-hidden">
        {keyword.trim().length >= 2 && admin('palette.found', { count: found.length })}
      </p>
    </div>
  );
}
