import { useTranslation } from 'react-i18next';
import { cx } from '~/ui/cx';
import { Icon } from '~/ui/icon';
import { toast } from '~/ui/toast-store';
import { type SavedRecord, toggleSaved, useIsSaved } from './saved-store';

interface SaveButtonProps {
  record: SavedRecord;
  /** `corner` sits on a picture; `button` stands among others and says what it does. */
  look?: 'corner' | 'button';
  className?: string;
}

/** Keeps a record in this browser, or lets it go. */
export function SaveButton({ record, look = 'corner', className }: SaveButtonProps) {
  const { t } = useTranslation('site');
  const isSaved = useIsSaved(record);

  function toggle() {
    try {
      toast.success(t(toggleSaved(record) ? 'saved.saved' : 'saved.removed'));
    } catch {
      toast.error(t('saved.failed'));
    }
  }

  return (
    <button
      type="button"
      data-print="hide"
      onClick={toggle}
      aria-pressed={isSaved}
      aria-label={t('saved.save', { title: record.title })}
      className={cx(
        'needs-script inline-flex items-center justify-center gap-2 bg-surface text-ink hover:text-lacquer',
        look === 'corner'
          ? 'size-11 rounded-full'
          : 'min-h-11 rounded-input border border-line px-4 font-semibold',
        className,
      )}
    >
      <Icon name="heart" className={cx('size-5', isSaved && 'fill-lacquer text-lacquer')} />
      {look === 'button' && <span aria-hidden="true">{t(isSaved ? 'saved.saved' : 'saved.action')}</span>}
    </button>
  );
}
