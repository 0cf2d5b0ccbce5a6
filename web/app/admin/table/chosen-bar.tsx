import type { ReactNode } from 'react';
import { Button } from '~/ui/button';
import { useAdminText } from '../text';

interface ChosenBarProps {
  count: number;
  onClear: () => void;
  /** What can be done to the chosen ones. */
  children: ReactNode;
}

/** How many rows are ticked and what can be done to them; nothing while none is. */
export function ChosenBar({ count, onClear, children }: ChosenBarProps) {
  const t = useAdminText();
  return (
    <div role="status">
      {count > 0 && (
        <div className="mb-2 flex flex-wrap items-center gap-2 rounded-input bg-jade-wash px-3 py-1.5">
          <span className="mr-2 font-semibold">{t('list.chosen', { count })}</span>
          {children}
          <Button tone="quiet" size="small" onClick={onClear}>
            {t('list.clear')}
          </Button>
        </div>
      )}
    </div>
  );
}
