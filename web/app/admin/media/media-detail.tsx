import { type ReactNode, useId, useState } from 'react';
import { languages } from '~/i18n/languages';
import { Button } from '~/ui/button';
import { Input } from '~/ui/controls';
import { Field } from '~/ui/field';
import { Icon } from '~/ui/icon';
import { toast } from '~/ui/toast-store';
import { callFromBrowser } from '../api/browser';
import type { MediaRecord, MediaUse } from '../api/types';
import { useAdmin } from '../shell/admin-context';
import { useAdminText } from '../text';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { FocalPicker } from './focal-picker';
import { ReplaceButton } from './replace-button';
import { UseList } from './use-list';

interface MediaDetailProps {
  record: MediaRecord;
  onChanged: (record: MediaRecord) => void;
  /** Left out where nothing is chosen; the picture can then be removed. */
  onChoose?: (record: MediaRecord) => void;
  /** Said of it before it is chosen. */
  about?: ReactNode;
  onRemoved: () => void;
  /** Folders that there are, to choose from. */
  folders: readonly string[];
}

/** The places that keep a picture from being deleted, by name. */
const placesOf = (data: unknown): string =>
  (Array.isArray(data) ? data : [])
    .filter((one): one is MediaUse => typeof one?.title === 'string' && 'entity' in one)
    .slice(0, 5)
    .map(({ title, entity, id }) => title || `${entity} #${id}`)
    .join(', ');

/** One picture of the library: what it shows, in both languages, and its focal point. */
export function MediaDetail({ record, onChanged, onChoose, about, onRemoved, folders }: MediaDetailProps) {
  const t = useAdminText();
  const { may } = useAdmin();
  const [alt, setAlt] = useState(record.alt);
  const [focal, setFocal] = useState({ x: record.focal_x, y: record.focal_y });
  const [folder, setFolder] = useState(record.folder);
  const [pending, setPending] = useState(false);
  const [asked, setAsked] = useState(false);
  const listId = useId();
  const changed =
    alt.vi !== record.alt.vi ||
    alt.en !== record.alt.en ||
    folder.trim() !== record.folder ||
    focal.x !== record.focal_x ||
    focal.y !== record.focal_y;
  const mayChange = may('media', 'update');
  const mayDescribe = may('media', 'translate');

  /** The record as the library has it afterwards; null when it has refused. */
  async function save(): Promise<MediaRecord | null> {
    if (!changed) return record;
    setPending(true);
    const answer = await callFromBrowser('PUT', '/media/records/{id}', {
      path: { id: record.id },
      json: {
        alt_vi: alt.vi,
        alt_en: alt.en,
        ...(mayChange ? { focal_x: focal.x, focal_y: focal.y, folder: folder.trim() } : {}),
        version: record.version,
      },
    });
    setPending(false);
    if (answer.ok) {
      onChanged(answer.body.data);
      return answer.body.data;
    }
    toast.error(answer.problem.message || t('error.no_answer'));
    return null;
  }

  async function remove() {
    setPending(true);
    const answer = await callFromBrowser('DELETE', '/media/records/{id}', { path: { id: record.id } });
    setPending(false);
    setAsked(false);
    if (answer.ok) {
      toast.offer(t('media.removed'), { label: t('undo.button'), run: () => void restore() });
      onRemoved();
    } else if (answer.problem.code === 'in_use')
      toast.error(t('media.in_use', { places: placesOf(answer.problem.data) }));
    else toast.error(answer.problem.message || t('error.no_answer'));
  }

  async function restore() {
    const answer = await callFromBrowser('POST', '/media/records/{id}/restore', { path: { id: record.id } });
    if (!answer.ok) {
      toast.error(answer.problem.message || t('error.no_answer'));
      return;
    }
    toast.success(answer.body.message);
    onChanged(answer.body.data);
  }

  return (
    <section aria-label={t('media.detail')} className="grid content-start gap-4">
      <FocalPicker image={record.image} value={focal} onChange={setFocal} disabled={!mayChange} />
      <p className="figures text-xs text-muted">
        {record.width} × {record.height}
        {/* A drawing that nobody has looked at yet has no size. */}
        {record.bytes > 0 && <> · {t('media.size', { kb: Math.ceil(record.bytes / 1024) })}</>}
      </p>
      <UseList id={record.id} version={record.version} count={record.used_count} />
      {[...languages].reverse().map((language) => (
        <Field key={language} label={t('image.alt', { language: t(`language.${language}`) })}>
          {(control) => (
            <Input
              {...control}
              lang={language}
              value={alt[language]}
              maxLength={300}
              disabled={!mayDescribe}
              onChange={(event) => setAlt({ ...alt, [language]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <Field label={t('media.folder')}>
        {(control) => (
          <Input
            {...control}
            value={folder}
            maxLength={100}
            list={listId}
            disabled={!mayChange}
            autoComplete="off"
            onChange={(event) => setFolder(event.target.value)}
          />
        )}
      </Field>
      <datalist id={listId}>
        {folders.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {about}
      <div className="flex flex-wrap gap-2">
        {onChoose && (
          <Button
            size="small"
            pending={pending}
            onClick={() => void save().then((saved) => saved && onChoose(saved))}
          >
            <Icon name="check" /> {t('media.use')}
          </Button>
        )}
        {changed && (
          <Button tone="secondary" size="small" pending={pending} onClick={() => void save()}>
            {t('media.save')}
          </Button>
        )}
        {!onChoose && mayChange && <ReplaceButton record={record} onChanged={onChanged} />}
        {!onChoose && may('media', 'delete') && (
          <Button
            tone="quiet"
            size="small"
            pending={pending}
            aria-haspopup="dialog"
            onClick={() => setAsked(true)}
          >
            <Icon name="trash" /> {t('media.remove')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asked}
        title={t('media.remove_title')}
        action={t('media.remove')}
        pending={pending}
        onConfirm={() => void remove()}
        onClose={() => setAsked(false)}
      >
        {t('media.remove_text')}
      </ConfirmDialog>
    </section>
  );
}
