import { useNavigate } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '~/api/call-api';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';

const patience = 15_000;

/** About a kilometre: enough to find the nearest city, too little to find a house. */
const coarse = (degrees: number) => Math.round(degrees * 100) / 100;

const position = () =>
  new Promise<GeolocationPosition>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: patience, maximumAge: 10 * 60_000 }),
  );

/**
 * Where the browser says that it is, as the place that we know nearest to it; asked only when `locate` is called. When it
 * can't or may not say so, the network is asked.
 */
export function useOwnPlace() {
  const { t } = useTranslation('weather');
  const language = useLanguage();
  const navigate = useNavigate();
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);

  /** The place that we know nearest to a position; without one, to where the network says that we are. */
  async function nearest(found: GeolocationPosition | null, why: string) {
    const at = found && { lat: coarse(found.coords.latitude), lon: coarse(found.coords.longitude) };
    const answer = await callApi('GET', '/weather', { query: { ...at, lang_id: language }, language });
    if (!answer.ok) {
      const { message } = answer.problem;
      if (answer.status !== 404) return t('ask.failed');
      return found ? message : [why, message, t('ask.choose_instead')].join(' ');
    }
    const { city } = answer.body.data;
    navigate(sitePaths.forecast(language, city.slug), { preventScrollReset: true });
    return found
      ? t('ask.located', { place: city.title, km: city.distance_km ?? 0 })
      : t('ask.by_network', { place: city.title });
  }

  async function find() {
    if (!('geolocation' in navigator)) return nearest(null, t('ask.no_geolocation'));
    return nearest(await position().catch(() => null), t('ask.denied'));
  }

  return {
    said,
    busy,
    locate: async () => {
      setBusy(true);
      setSaid(t('ask.locating'));
      setSaid(await find());
      setBusy(false);
    },
  };
}
