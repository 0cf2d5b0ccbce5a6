import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import { cx } from '~/ui/cx';
import { Icon } from '~/ui/icon';
import { toast } from '~/ui/toast-store';

interface ShareButtonProps {
  title: string;
  /** What is shared, where it is not the address of the page. */
  path?: string;
  withPrint?: boolean;
  className?: string;
}

/** Shares the page the way the device does it, or copies its link; beside it, printing. */
export function ShareButton({ title, path, withPrint = true, className }: ShareButtonProps) {
  const { t } = useTranslation('site');

  async function share() {
    const url = path ? new URL(path, window.location.href).href : window.location.href;
    try {
      if (navigator.share) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        toast.success(t('share.copied'));
      }
    } catch (error) {
      // Closing the device's own sheet is not a failure.
      if ((error as Error).name !== 'AbortError') toast.error(t('share.failed'));
    }
  }

  return (
    <div data-print="hide" className={cx('needs-script flex flex-wrap gap-2', className)}>
      <Button tone="secondary" onClick={share}>
        <Icon name="share" />
        {t('share.share')}
      </Button>
      {withPrint && (
        <Button tone="secondary" onClick={() => window.print()}>
          <Icon name="print" />
          {t('share.print')}
        </Button>
      )}
    </div>
  );
}
