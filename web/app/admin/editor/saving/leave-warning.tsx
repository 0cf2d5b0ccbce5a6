import { useBlocker } from '@remix-run/react';
import { useEffect } from 'react';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { useAdminText } from '../../text';

/** Asks before unsaved changes are left behind: in a dialog within the back office, by the browser otherwise. */
export function LeaveWarning({ when }: { when: () => boolean }) {
  const t = useAdminText();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when() && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    function onBeforeUnload(event: BeforeUnloadEvent) {
      if (when()) event.preventDefault();
    }
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [when]);

  const blocked = blocker.state === 'blocked';
  return (
    <Dialog
      open={blocked}
      onClose={() => blocker.reset?.()}
      title={t('leave.title')}
      className="w-[min(28rem,94vw)]"
    >
      <p className="text-muted">{t('leave.text')}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button tone="secondary" onClick={() => blocker.proceed?.()}>
          {t('leave.go')}
        </Button>
        <Button onClick={() => blocker.reset?.()}>{t('leave.stay')}</Button>
      </div>
    </Dialog>
  );
}
