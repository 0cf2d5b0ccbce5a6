import { formatDateTime } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { Icon } from '~/ui/icon';
import type { ContentRecord } from '../api/types';
import { useAdminText } from '../text';
import { visibilityOf } from './preview-path';

/** When a live record appears or disappears by itself, or that it has; nothing for one that just stays. */
export function ScheduleNote({ record }: { record: ContentRecord }) {
  const t = useAdminText();
  const language = useLanguage();
  const visibility = visibilityOf(record);
  const at = visibility === 'scheduled' ? record.published_at : record.hidden_at;
  if (visibility === 'hidden' || typeof at !== 'string') return null;
  const word = visibility === 'live' ? 'ends' : visibility;
  return (
    <span className="figures flex items-center gap-1 text-xs whitespace-nowrap text-muted">
      <Icon name="clock" />
      {t(`status.${word}`, { at: formatDateTime(at, language) })}
    </span>
  );
}
