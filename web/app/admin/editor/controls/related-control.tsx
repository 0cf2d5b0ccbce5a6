import { useId, useState } from 'react';
import { Input } from '~/ui/controls';
import { Icon } from '~/ui/icon';
import { entityNamed } from '../../entities';
import type { EntityName } from '../../entities/names';
import { markedName } from '../../entities/records';
import { useAdminText } from '../../text';
import { Thumbnail } from '../../ui/thumbnail';
import { useEditor } from '../editor-context';
import { MovableItem, movedBy } from './movable-item';
import { useKnownRecords, useRecordSearch } from './use-related-records';

const USUALLY_MOST = 12;

interface RelatedControlProps {
  /** Whose records; those of the entity that is edited if left out. */
  of?: EntityName;
  most?: number;
  value: number[];
  onChange: (ids: number[]) => void;
}

/** Records found by name and put in order. */
export function RelatedControl({ of, most = USUALLY_MOST, value, onChange }: RelatedControlProps) {
  const t = useAdminText();
  const edited = useEditor();
  const entity = (of && entityNamed(of)) || edited.entity;
  const own = entity === edited.entity ? edited.id : null;
  const [keyword, setKeyword] = useState('');
  const inputId = useId();
  const { known, remember } = useKnownRecords(entity, value);
  const found = useRecordSearch(entity, keyword).filter(({ id }) => id !== own && !value.includes(id));

  return (
    <div className="grid gap-3 lg:grid-cols-2">
      <div>
        <label htmlFor={inputId} className="visually-hidden">
          {t('related.search')}
        </label>
        <Input
          id={inputId}
          type="search"
          value={keyword}
          placeholder={t(of ? `entity.${of}.search` : 'related.search')}
          autoComplete="off"
          disabled={value.length >= most}
          onChange={(event) => setKeyword(event.target.value)}
        />
        <ul className="mt-1 grid" aria-label={t('related.results')}>
          {found.map((record) => (
            <li key={record.id}>
              <button
                type="button"
                onClick={() => {
                  remember(record);
                  onChange([...value, record.id]);
                }}
                className="flex min-h-11 w-full items-center gap-3 rounded-input px-2 py-1 text-left hover:bg-jade-wash"
              >
                <Thumbnail image={record.image} className="size-8" />
                <span className="grow">{markedName(record) || `#${record.id}`}</span>
                <Icon name="plus" className="text-jade" />
              </button>
            </li>
          ))}
        </ul>
        <p role="status" className="visually-hidden">
          {keyword.trim().length >= 2 && t('palette.found', { count: found.length })}
        </p>
      </div>
      <ol className="grid content-start gap-1" aria-label={t('related.chosen')}>
        {value.length === 0 && <li className="text-muted">{t('related.none')}</li>}
        {value.map((id, index) => {
          const record = known.get(id);
          const title = (record && markedName(record)) || `#${id}`;
          return (
            <MovableItem
              key={id}
              title={title}
              onUp={index > 0 ? () => onChange(movedBy(value, index, -1)) : undefined}
              onDown={index < value.length - 1 ? () => onChange(movedBy(value, index, 1)) : undefined}
              onRemove={() => onChange(value.filter((other) => other !== id))}
            >
              <Thumbnail image={record?.image} className="size-8" />
              <span className="min-w-0 grow">{title}</span>
              {record?.status === 0 && <span className="text-xs text-muted">{t('status.hidden')}</span>}
            </MovableItem>
          );
        })}
      </ol>
    </div>
  );
}
