import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import type { ContentRecord } from '../api/types';
import type { EntityDescriptor } from '../entities/descriptor';
import { useAdmin } from '../shell/admin-context';
import { useAdminText } from '../text';
import type { BulkAction } from './use-list-actions';

interface BulkBarProps {
  entity: EntityDescriptor;
  chosen: ContentRecord[];
  pending: boolean;
  onApply: (action: BulkAction) => void;
  onClear: () => void;
  /** How many records the filter finds, on all pages, how many of them can be changed at once, and how those are chosen. */
  all?: { total: number; most: number; onChoose: () => void } | undefined;
}

/** What can be done to all chosen records at once. */
export function BulkBar({ entity, chosen, pending, onApply, onClear, all }: BulkBarProps) {
  const t = useAdminText();
  const { may } = useAdmin();
  return (
    <div role="status">
      {chosen.length > 0 && (
        <div className="flex flex-wrap items-center gap-2 rounded-input bg-jade-wash px-3 py-1.5">
          <span className="mr-2 font-semibold">{t('list.chosen', { count: chosen.length })}</span>
          {may(entity.right, 'publish') && (
            <>
              <Button tone="quiet" size="small" pending={pending} onClick={() => onApply('publish')}>
                <Icon name="eye" /> {t('list.publish')}
              </Button>
              <Button tone="quiet" size="small" pending={pending} onClick={() => onApply('hide')}>
                <Icon name="eye-off" /> {t('list.hide')}
              </Button>
            </>
          )}
          {may(entity.right, 'delete') && (
            <Button tone="quiet" size="small" pending={pending} onClick={() => onApply('delete')}>
              <Icon name="trash" /> {t('list.delete')}
            </Button>
          )}
          {all && Math.min(all.total, all.most) > chosen.length && (
            <Button tone="quiet" size="small" pending={pending} onClick={all.onChoose}>
              {all.total > all.most
                ? t('list.choose_first', { count: all.most, total: all.total })
                : t('list.choose_matching', { count: all.total })}
            </Button>
          )}
          {all && all.total > all.most && chosen.length === all.most && (
            <span className="text-xs text-muted">{t('list.most_at_once', { count: all.most })}</span>
          )}
          <Button tone="quiet" size="small" onClick={onClear}>
            {t('list.clear')}
          </Button>
        </div>
      )}
    </div>
  );
}
