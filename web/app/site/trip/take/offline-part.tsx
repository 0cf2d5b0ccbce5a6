import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import type { User } from '~/site/account/user-store';
import { useTripPacks } from '~/site/offline/trip-packs';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { toast } from '~/ui/toast-store';
import { storedTrip } from '../state/trip-store';
import { useGoOn } from '../state/use-go-on';
import type { Trip } from '../state/use-trip';
import { cachePack, canKeepPacks, removePack } from './pack';

/** Keeps on the device what the journey needs without a connection, says what that is, and lets it go again. */
export function OfflinePart({ trip, user }: { trip: Trip; user: User | null }) {
  const { t } = useTranslation('trip');
  const language = useLanguage();
  const pack = useTripPacks().find(({ key }) => key === trip.key);
  const [progress, setProgress] = useState<string | null>(null);

  const actions = useRef<HTMLDivElement>(null);
  const { goOn } = useGoOn(pack);

  async function keep() {
    const key = trip.key ?? trip.keep();
    const kept = key ? storedTrip(key) : undefined;
    if (!kept) return;
    setProgress(t('offline.beginning'));
    try {
      await cachePack(kept, language, user?.id ?? null, (done, all) =>
        setProgress(t('offline.progress', { done, all })),
      );
      toast.success(t('offline.done'));
    } catch {
      toast.error(t('offline.failed'));
    }
    setProgress(null);
  }

  async function remove() {
    if (!pack) return;
    goOn(() => actions.current?.querySelector('button'));
    await removePack(pack.key).catch(() => {});
    toast.success(t('offline.removed'));
  }

  return (
    <section aria-labelledby="take-offline">
      <h3 id="take-offline" className="text-xl">
        {t('offline.title')}
      </h3>
      {canKeepPacks() ? (
        <>
          <p className="mt-2 text-muted">
            {/* While its pages still come, it isn't said to be there. */}
            {pack && progress === null
              ? t('offline.is_kept', {
                  date: formatDate(pack.kept_at, language),
                  pages: pack.paths.length,
                  pictures: pack.pictures.length,
                })
              : t('offline.text')}
          </p>
          <div ref={actions} className="mt-4 flex flex-wrap items-center gap-2">
            <Button tone="secondary" onClick={keep} pending={progress !== null}>
              <Icon name="download" />
              {t(pack ? 'offline.renew' : 'offline.keep')}
            </Button>
            {pack && (
              <Button tone="quiet" onClick={remove} pending={progress !== null}>
                {t('offline.remove')}
              </Button>
            )}
            <p role="status" className="figures text-sm text-muted">
              {progress}
            </p>
          </div>
        </>
      ) : (
        <p className="mt-2 text-muted">{t('offline.not_here')}</p>
      )}
    </section>
  );
}
