import { formatDateTime } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { Icon } from '~/ui/icon';
import { useWorkText } from '../table/text';
import { isUnderWay, type LinkCheck } from './use-link-check';

/** Says whether links are being looked through, else when they were and what was found. */
export function LinkCheckNote({ check }: { check: LinkCheck }) {
  const t = useWorkText();
  const language = useLanguage();
  const { state, finished_at, summary } = check;
  const at = finished_at ? formatDateTime(finished_at, language) : '';
  const figures = { at, links: summary.links ?? 0, broken: summary.broken ?? 0 };
  return (
    <div role="status" className="mb-4 text-sm">
      {isUnderWay(check) && (
        <p className="flex items-center gap-2 font-semibold">
          <progress className="h-2 w-24 accent-jade" aria-label={t('links.title')} />
          {t(state === 'waiting' ? 'links.waiting' : 'links.running')}
        </p>
      )}
      {state === 'done' && <p className="figures text-muted">{t('links.last', figures)}</p>}
      {state === 'failed' && (
        <p className="flex items-center gap-2 text-danger">
          <Icon name="alert" />
          {t('links.failed')}
        </p>
      )}
    </div>
  );
}
