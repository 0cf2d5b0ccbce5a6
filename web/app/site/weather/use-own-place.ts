import { useNavigate } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Weather } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';

const patience = 15_000;

/** About a kilometre: enough to find the nearest city, too little to find a house. */
const coarse = (degrees: number) => Math.round(degrees * 100) / 100;

const position = () =>
  new Promise<GeolocationPosition>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: patience, maximumAge: 10 * 60_000 }),
  );

/** Where the browser says that it is, as the place that we know nearest to it; asked only when `locate` is called. */
export function useOwnPlace() {
  const { t } = useTranslation('weather');
  const language = useLanguage();
  const navigate = useNavigate();
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);

  async function find() {
    if (!('geolocation' in navigator)) return t('ask.no_geolocation');
    const found = await position().catch(() => null);
    if (!found) return t('ask.denied');
    const query = new URLSearchParams({
      lat: String(coarse(found.coords.latitude)),
      lon: String(coarse(found.coords.longitude)),
      lang_id: language,
    });
    const answer = await fetch(`/api/weather?${query}`).catch(() => null);
    if (answer?.status === 404) return ((await answer.json()) as { message: string }).message;
    if (!answer?.ok) return t('ask.failed');
    const { city } = ((await answer.json()) as { data: Weather }).data;
    navigate(sitePaths.forecast(language, city.slug), { preventScrollReset: true });
    return t('ask.located', { place: city.title, km: city.distance_km ?? 0 });
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
