import {
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLanguage } from '~/i18n/use-language';
import { Button } from '~/ui/button';
import { cx } from '~/ui/cx';
import { Icon } from '~/ui/icon';
import type { MediaRecord } from '../api/types';
import { useAdmin } from '../shell/admin-context';
import { useAdminText } from '../text';
import { inOwnLanguage } from '../ui/in-own-language';
import { LibraryFilters } from './library-filters';
import { MediaDetail } from './media-detail';
import { Shelves } from './shelves';
import { acceptedTypes } from './upload';
import { UploadProgress } from './upload-progress';
import { type MediaFilters, useLibrary } from './use-library';
import { useUploads } from './use-uploads';

const picturesOf = (files: FileList | undefined | null) =>
  [...(files ?? [])].filter(({ type }) => type.startsWith('image/'));

const noFilters: MediaFilters = { keyword: '', folder: '', without_alt: '', unused: '', from: '' };

interface MediaLibraryProps {
  onChoose?: (record: MediaRecord) => void;
  /** What is to be said of a picture before it is chosen. */
  about?: ((record: MediaRecord) => ReactNode) | undefined;
  /** What the library is narrowed down to at first. */
  initial?: Partial<MediaFilters>;
  initialPage?: number;
  /** Hears what the library is narrowed down to, once somebody has stopped typing. */
  onNarrowed?: (query: string, page: number) => void;
}

/** Pictures to search and choose from; files are dropped, pasted or picked anywhere in it. */
export function MediaLibrary({ onChoose, about, initial, initialPage, onNarrowed }: MediaLibraryProps) {
  const t = useAdminText();
  const { may } = useAdmin();
  const mayCreate = may('media', 'create');
  const [filters, setFilters] = useState<MediaFilters>({ ...noFilters, ...initial });
  const [selected, setSelected] = useState<MediaRecord | null>(null);
  const [dropping, setDropping] = useState(false);
  const { list, failed, page, setPage, reload, settled } = useLibrary(filters, initialPage);
  const ofVisitors = filters.from === 'visitors';
  const mayUpload = mayCreate && !ofVisitors;

  const narrowed = useRef(onNarrowed);
  narrowed.current = onNarrowed;
  useEffect(() => narrowed.current?.(settled, page), [settled, page]);

  const onUploaded = useCallback(
    (record: MediaRecord) => {
      setSelected(record);
      reload();
    },
    [reload],
  );
  const { uploads, add } = useUploads(onUploaded);

  function take(files: File[]) {
    if (mayUpload && files.length > 0) void add(files);
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setDropping(false);
    // What is no picture is said to be none.
    take([...event.dataTransfer.files]);
  }

  function onPaste(event: ClipboardEvent) {
    const files = picturesOf(event.clipboardData.files);
    if (files.length === 0) return;
    event.preventDefault();
    take(files);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting add to the button that does the same
    <div
      onPaste={onPaste}
      onDrop={onDrop}
      onDragOver={(event) => {
        event.preventDefault();
        if (mayUpload) setDropping(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDropping(false);
      }}
      className={cx('rounded-card', dropping && 'outline-3 outline-offset-4 outline-jade outline-dashed')}
    >
      {!onChoose && (
        <Shelves
          ofVisitors={ofVisitors}
          onChange={(from) => {
            setFilters({ ...noFilters, from });
            setSelected(null);
          }}
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <LibraryFilters filters={filters} folders={list?.folders ?? []} onChange={setFilters} />
        {mayUpload && (
          <label className="inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-input border border-edge px-3 font-semibold focus-within:outline-3 focus-within:outline-offset-3 focus-within:outline-river hover:border-ink">
            <Icon name="upload" />
            {t('media.upload')}
            <input
              type="file"
              multiple
              accept={acceptedTypes.join(',')}
              className="visually-hidden"
              onChange={(event) => {
                take([...(event.target.files ?? [])]);
                event.target.value = '';
              }}
            />
          </label>
        )}
        <p className="text-xs text-muted">{t(ofVisitors ? 'media.visitors_hint' : 'media.hint')}</p>
      </div>
      <UploadProgress uploads={uploads} />
      <div className={cx('mt-4 grid gap-6', selected && 'md:grid-cols-[1fr_20rem]')}>
        <div className={cx(selected && 'max-md:order-2')}>
          {failed && <p role="alert">{(failed.permission && failed.message) || t('media.failed')}</p>}
          {list?.data.length === 0 && (
            <p className="py-8 text-muted">{t(ofVisitors ? 'media.visitors_empty' : 'media.empty')}</p>
          )}
          <ul
            className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3"
            aria-label={t('media.title')}
          >
            {list?.data.map((record) => (
              <li key={record.id}>
                <MediaTile
                  record={record}
                  chosen={record.id === selected?.id}
                  onClick={() => setSelected(record)}
                />
              </li>
            ))}
          </ul>
          {list && list.last_page > 1 && (
            <div className="mt-4 flex items-center gap-3">
              <Button tone="secondary" size="small" disabled={page <= 1} onClick={() => setPage(page - 1)}>
                {t('media.previous')}
              </Button>
              <span className="figures text-xs text-muted">
                {t('media.page', { page, last: list.last_page })}
              </span>
              <Button
                tone="secondary"
                size="small"
                disabled={page >= list.last_page}
                onClick={() => setPage(page + 1)}
              >
                {t('media.next')}
              </Button>
            </div>
          )}
        </div>
        {selected && (
          <MediaDetail
            key={`${selected.id} ${selected.file}`}
            folders={list?.folders ?? []}
            record={selected}
            onChanged={(record) => {
              setSelected(record);
              reload();
            }}
            onChoose={onChoose}
            about={about?.(selected)}
            onRemoved={() => {
              setSelected(null);
              reload();
            }}
          />
        )}
      </div>
    </div>
  );
}

function MediaTile({
  record,
  chosen,
  onClick,
}: {
  record: MediaRecord;
  chosen: boolean;
  onClick: () => void;
}) {
  const name = inOwnLanguage(record.alt, useLanguage()) || record.original_name || record.file;
  return (
    <button
      type="button"
      onClick={onClick}
      aria-pressed={chosen}
      className={cx(
        'block w-full rounded-input p-1 text-left',
        chosen ? 'bg-jade text-on-jade' : 'hover:bg-jade-wash',
      )}
    >
      <img
        src={`${record.image.split('?')[0]}?w=320&h=213&fit=cover&format=webp`}
        alt=""
        width={320}
        height={213}
        loading="lazy"
        className="aspect-3/2 w-full rounded-input bg-river-wash object-cover"
      />
      <span className="mt-1 line-clamp-2 text-xs [overflow-wrap:anywhere]" title={name}>
        {name}
      </span>
    </button>
  );
}
