import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx';
import { Icon, type IconName } from './icon';
import { type ToastKind, toast, toastStore } from './toast-store';

const icons: Record<ToastKind, IconName> = {
  success: 'check',
  error: 'alert',
  message: 'info',
  loading: 'clock',
};
const tones: Record<ToastKind, string> = {
  success: 'text-jade',
  error: 'text-danger',
  message: 'text-river',
  loading: 'animate-pulse text-muted',
};

/** Where toasts are shown and read out; once per page, in the root. */
export function Toaster() {
  const { t } = useTranslation();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.onServer);
  return (
    <section
      aria-label={t('toasts')}
      aria-live="polite"
      data-print="hide"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex flex-col items-end gap-2"
    >
      {toasts.map(({ id, kind, text, action }) => (
        <div
          key={id}
          role={kind === 'error' ? 'alert' : undefined}
          className="pointer-events-auto flex w-full max-w-96 items-start gap-3 rounded-input border border-line bg-surface py-3 pr-1 pl-4 shadow-lift"
        >
          <Icon name={icons[kind]} className={cx('mt-0.5', tones[kind])} />
          <div className="grow text-sm">
            <p>{text}</p>
            {action && (
              <button
                type="button"
                onClick={() => {
                  toast.dismiss(id);
                  action.run();
                }}
                className="link mt-1 min-h-6 font-semibold"
              >
                {action.label}
              </button>
            )}
          </div>
          <button
            type="button"
            onClick={() => toast.dismiss(id)}
            aria-label={t('close')}
            className="-my-1.5 grid size-9 place-items-center"
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
    </section>
  );
}
