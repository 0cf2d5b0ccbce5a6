import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CityDetail } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { PlaceMap } from '~/site/map/place-map';
import type { SheetData } from '~/site/map/sheet/sheet-data.server';
import { SheetFigure } from '~/site/map/sheet/sheet-figure';
import { sitePaths } from '~/site/paths';
import { Section } from '~/site/section';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { type CityRecord, cityRecords } from './city-records';

interface CityMapProps {
  city: CityDetail;
  sheet: SheetData | null;
}

/** Everything of a destination that has a place: on its drawn sheet, and on the interactive map when asked for. */
export function CityMap({ city, sheet }: CityMapProps) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const { title, slug } = city;
  const pathOf = useMemo(
    () =>
      ({ thing, path }: CityRecord) =>
        thing ? sitePaths.thing(language, path) : sitePaths.place(language, path),
    [language],
  );
  const points = useMemo(
    () => cityRecords(city).map((record) => ({ ...record, to: pathOf(record) })),
    [city, pathOf],
  );
  if (points.length === 0) return null;
  const label = t('city.map', { title });
  return (
    <Section
      id="map"
      title={label}
      lead={t('city.map_lead')}
      more={{ to: sitePaths.sightseeing(language, slug), label: t('city.open_map') }}
    >
      {(open || !sheet) && (
        <PlaceMap label={t('map.sheet.interactive', { title })} points={points} className="rounded-card" />
      )}
      {sheet && (
        <SheetFigure
          title={title}
          sheet={sheet}
          records={points}
          className={open ? 'hidden print:grid' : undefined}
        />
      )}
      {sheet && (
        <p data-print="hide" className="needs-script mt-4">
          <Button tone="secondary" onClick={() => setOpen(!open)}>
            <Icon name="map" />
            {t(open ? 'map.sheet.back' : 'map.sheet.open')}
          </Button>
        </p>
      )}
    </Section>
  );
}
