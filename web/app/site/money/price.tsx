import { formatVnd } from '~/i18n/money';
import { useLanguage } from '~/i18n/use-language';
import { cx } from '~/ui/cx';
import { useMoney } from './use-money';

interface PriceProps {
  vnd: number;
  /** Puts the other amount on a line of its own. */
  stacked?: boolean;
  className?: string;
}

/** A price in dong and, where the visitor wants it, about what that is in another currency. */
export function Price({ vnd, stacked, className }: PriceProps) {
  const { about } = useMoney();
  const language = useLanguage();
  const other = about(vnd);
  return (
    <>
      <span className={cx('figures whitespace-nowrap', className)}>{formatVnd(vnd, language)}</span>
      {other && (
        <span
          className={cx(
            'figures text-sm font-normal whitespace-nowrap text-muted',
            stacked ? 'block' : 'ml-2',
          )}
        >
          {other}
        </span>
      )}
    </>
  );
}
