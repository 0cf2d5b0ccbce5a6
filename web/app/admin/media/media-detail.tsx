import { useState } from 'react';
import { languages } from '~/i18n/languages';
import { Button } from '~/ui/button';
import { Input } from '~/ui/controls';
import { Field } from '~/ui/field';
import { Icon } from '~/ui/icon';
import { toast } from '~/ui/toast-store';
import { callFromBrowser } from '../api/browser';
import type { MediaRecord } from '../api/types';
import { useAdmin } from '../shell/admin-context';
import { useAdminText } from '../text';
import { FocalPicker } from './focal-picker';

interface MediaDetailProps {
  record: MediaRecord;
  onChanged: (record: MediaRecord) => void;
  /** Left out where nothing is chosen; the picture can then be removed. */
  onChoose?: (record: MediaRecord) => void;
  onRemoved: () => void;
}

/** One picture of the library: what it shows, in both languages, and its focal point. */
export function MediaDetail({ record, onChanged, onChoose, onRemoved }: MediaDetailProps) {
  const t = useAdminText();
  const { may } = useAdmin();
  const [alt, setAlt] = useState(record.alt);
  const [focal, setFocal] = useState({ x: record.focal_x, y: record.focal_y });
  const [pending, setPending] = useState(false);
  const changed =
    alt.vi !== record.alt.vi ||
    alt.en !== record.alt.en ||
    focal.x !== record.focal_x ||
    focal.y !== record.focal_y;
  const mayChange = may('media', 'update');

  /** The record as the library has it afterwards; null when it has refused. */
  async function save(): Promise<MediaRecord | null> {
    if (!changed) return record;
    setPending(true);
    const answer = await callFromBrowser<{ data: MediaRecord }>(`/media/records/${record.id}`, 'PUT', {
      alt_vi: alt.vi,
      alt_en: alt.en,
      focal_x: focal.x,
      focal_y: focal.y,
      version: record.version,
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
    const answer = await callFromBrowser<{ message: string }>(`/media/records/${record.id}`, 'DELETE');
    setPending(false);
    if (answer.ok) {
      toast.success(answer.body.message);
      onRemoved();
    } else toast.error(answer.problem.message || t('error.no_answer'));
  }

  return (
    <section aria-label={t('media.detail')} className="grid content-start gap-4">
      <FocalPicker image={record.image} value={focal} onChange={setFocal} disabled={!mayChange} />
      <p className="figures text-xs text-muted">
        {record.width} × {record.height} · {t('media.size', { kb: Math.round(record.bytes / 1024) })} ·{' '}
        {t('media.used', { count: record.used_count })}
      </p>
      {[...languages].reverse().map((language) => (
        <Field key={language} label={t('image.alt', { language: t(`language.${language}`) })}>
          {(control) => (
            <Input
              {...control}
              lang={language}
              value={alt[language]}
              maxLength={300}
              disabled={!mayChange}
              onChange={(event) => setAlt({ ...alt, [language]: event.target.value })}
            />
          )}
        </Field>
      ))}
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
        {!onChoose && may('media', 'delete') && (
          <Button tone="quiet" size="small" pending={pending} onClick={() => void remove()}>
            <Icon name="trash" /> {t('media.remove')}
          </Button>
        )}
      </div>
    </section>
  );
}
