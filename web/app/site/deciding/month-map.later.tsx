import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WhereToGo } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { CountryMap } from '~/site/map/country-map';
import { sitePaths } from '~/site/paths';
import { Button } from '~/ui/button';
import { QualityLegend } from './quality-mark';

// Nobody has it who hasn't asked for it; called for nothing else, so that the page's own file can leave this one out.
const PlaceMap = /* @__PURE__ */ lazy(() =>
  import('~/site/map/place-map').then((part) => ({ default: part.PlaceMap })),
);

interface MonthMapProps {
  cities: WhereToGo['map'];
  month: number | null;
}

/** The destinations in the colours and shapes of the month; a sheet that is drawn, and a map once somebody asks for it. */
export function MonthMap({ cities, month }: MonthMapProps) {
  const { t } = useTranslation(['deciding', 'site']);
  const language = useLanguage();
  const [isAsked, setAsked] = useState(false);
  const qualities = new Map(cities.map(({ id, quality }) => [id, quality]));
  const drawn = (
    <CountryMap
      cities={cities}
      label={t('site:map.label')}
      quality={({ id }) => qualities.get(id) ?? null}
      className="flex size-full items-center justify-center"
    />
  );
  return (
    <div>
      {isAsked ? (
        <Suspense fallback={drawn}>
          <PlaceMap
            asked
            country
            points={cities.map(({ id, title, slug, lat, lon, quality }) => ({
              id: String(id),
              kind: quality ? `month_${quality}` : 'city',
              title,
              lat,
              lon,
              note: quality ? t(`quality.${quality}`) : undefined,
              to: sitePaths.city(language, slug),
            }))}
            label={t('site:map.label')}
            height="h-[32rem]"
            fallback={drawn}
          />
        </Suspense>
      ) : (
        drawn
      )}
      <div className="mt-4 space-y-4">
        {month ? <QualityLegend /> : <p className="text-sm text-muted">{t('where.map_any')}</p>}
        {!isAsked && (
          <Button tone="secondary" className="needs-script" onClick={() => setAsked(true)}>
            {t('where.map_open')}
          </Button>
        )}
      </div>
    </div>
  );
}
