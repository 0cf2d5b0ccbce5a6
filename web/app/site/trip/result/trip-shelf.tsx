import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { ListHeader } from '~/site/list/list-header';
import { sitePaths } from '~/site/paths';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { useStoredTrips } from '../state/trip-store';
import { useGoOn } from '../state/use-go-on';
import { StoredTripList } from './stored-trip-list';

/** The plans of this browser; and what stands there while one of them is opened. */
export function TripShelf({ isOpening }: { isOpening: boolean }) {
  const { t } = useTranslation(['trip', 'site']);
  const language = useLanguage();
  const trips = useStoredTrips();
  const list = useRef<HTMLDivElement>(null);
  const { goOn } = useGoOn(trips);

  /** The plan that comes to the place of one that is gone, or the way to a new one. */
  const goOnAt = (index: number) =>
    goOn(() => {
      const titles = list.current?.querySelectorAll<HTMLElement>('h2 a') ?? [];
      return titles[Math.min(index, titles.length - 1)] ?? list.current?.querySelector('a');
    });
  return (
    <div className="page pt-6 pb-20">
      <ListHeader
        crumbs={[
          { title: t('site:home.crumb'), to: sitePaths.home(language) },
          { title: t('wizard.crumb'), to: sitePaths.trip(language) },
          { title: t('shelf.title') },
        ]}
        title={t('shelf.title')}
        lead={t('shelf.lead')}
      />
      <noscript>
        <p className="mt-8 max-w-measure">{t('shelf.needs_script')}</p>
      </noscript>
      <div ref={list} className="mt-10">
        {isOpening ? (
          <p className="needs-script text-muted">{t('shelf.opening')}</p>
        ) : trips.length > 0 ? (
          <StoredTripList trips={trips} onRemove={goOnAt} />
        ) : (
          <EmptyState
            title={t('shelf.none')}
            action={<ButtonLink to={sitePaths.trip(language)}>{t('shelf.make')}</ButtonLink>}
          >
            {t('shelf.none_text')}
          </EmptyState>
        )}
      </div>
    </div>
  );
}
