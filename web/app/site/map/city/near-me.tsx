import { useTranslation } from 'react-i18next';
import { metresBetween } from '~/site/outings/nearby';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import type { CityMapData } from './city-map-data.server';
import type { useHere } from './use-here';
import { useMetres } from './use-metres';

/** Farther from the middle than this, the distance to the city says more than that to each place. */
const FAR_M = 50_000;

interface NearMeProps {
  city: CityMapData['city'];
  location: ReturnType<typeof useHere>;
}

/** Puts the nearest places first, once the visitor asks for it. */
export function NearMe({ city, location }: NearMeProps) {
  const { t } = useTranslation('maps');
  const metres = useMetres();
  const { here, problem, locating, locate, forget } = location;
  const { title, lat, lon } = city;
  const away = here && lat !== null && lon !== null ? metresBetween(here, { lat, lon }) : 0;
  return (
    <div className="needs-script">
      <Button
        tone="secondary"
        size="small"
        onClick={here ? forget : locate}
        pending={locating}
        className="min-h-10"
      >
        <Icon name="locate" />
        {t(locating ? 'locating' : here ? 'near_me_off' : 'near_me')}
      </Button>
      <p role="status" className="text-sm text-muted not-empty:mt-2">
        {problem && t(`no_location.${problem}`)}
        {away > FAR_M && t('far_away', { city: title, distance: metres(away) })}
      </p>
    </div>
  );
}
