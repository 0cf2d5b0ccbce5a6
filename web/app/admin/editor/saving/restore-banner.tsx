import { formatDateTime } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { vietnamNow } from '~/i18n/vietnam-time';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { useAdminText } from '../../text';
import type { StoredDraft } from '../draft/use-stored-draft';

interface RestoreBannerProps {
  kept: StoredDraft;
  currentVersion: number | null;
  onRestore: () => void;
  onForget: () => void;
}

/** Offers what was typed on an earlier visit and never saved. */
export function RestoreBanner({ kept, currentVersion, onRestore, onForget }: RestoreBannerProps) {
  const t = useAdminText();
  const language = useLanguage();
  const at = formatDateTime(vietnamNow(new Date(kept.at)), language);
  const outdated = kept.version !== currentVersion;
  return (
    <div
      role="status"
      className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-input border-l-3 border-turmeric bg-turmeric-wash px-4 py-3"
    >
      <Icon name="info" />
      <p className="min-w-60 grow basis-0">
        {t('kept.found', { at, count: Object.keys(kept.changes).length })} {outdated && t('kept.outdated')}
      </p>
      <Button size="small" onClick={onRestore}>
        {t('kept.restore')}
      </Button>
      <Button size="small" tone="quiet" onClick={onForget}>
        {t('kept.forget')}
      </Button>
    </div>
  );
}
