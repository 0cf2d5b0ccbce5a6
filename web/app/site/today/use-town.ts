import { useNavigate } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { browserStore } from '~/ui/browser-store';
import { kilometres, type Position } from './standing';
import type { TodayData } from './today-data.server';
import { todayPath } from './today-path';

const PATIENCE_MS = 15_000;
const GOOD_FOR_MS = 5 * 60_000;

/** Farther from every town that we know, what is open in one of them helps nobody. */
const WITHIN_KM = 60;

/** The town that was last looked at in this browser, by its number: its address differs from language to language. */
const town = browserStore<number | null>(
  'today_town',
  (stored) => (Number.isInteger(stored) ? Number(stored) : null),
  null,
);

const positionNow = () =>
  new Promise<Position>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lon: coords.longitude }),
      reject,
      { timeout: PATIENCE_MS, maximumAge: GOOD_FOR_MS },
    ),
  );

/** The nearest town to a position, with the kilometres. */
function nearestTown(cities: TodayData['cities'], position: Position) {
  const [nearest] = cities
    .map((city) => ({ city, km: kilometres(position, city) ?? Number.MAX_VALUE }))
    .sort((a, b) => a.km - b.km);
  return nearest;
}

/**
 * Where the visitor is. The browser is asked only when `locate` is called, and what it says is worked with here and sent
 * nowhere: the server learns which town is looked at, as from the list.
 */
export function useTown(cities: TodayData['cities'], slug: string | null) {
  const { t } = useTranslation('trip');
  const language = useLanguage();
  const navigate = useNavigate();
  const [position, setPosition] = useState<Position | null>(null);
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    const here = cities.find((city) => city.slug === slug);
    if (slug) return here && town.keep(here.id);
    const before = cities.find(({ id }) => id === town.current());
    if (before) navigate(todayPath(language, before.slug), { replace: true });
  }, [cities, slug, language, navigate]);

  async function find(): Promise<string> {
    if (!('geolocation' in navigator)) return t('today.where.cannot');
    const found = await positionNow().catch(() => null);
    if (!found) return t('today.where.denied');
    const nearest = nearestTown(cities, found);
    if (!nearest || nearest.km > WITHIN_KM) return t('today.where.nowhere');
    setPosition(found);
    if (nearest.city.slug !== slug)
      navigate(todayPath(language, nearest.city.slug), { preventScrollReset: true });
    return t('today.where.found', { town: nearest.city.title });
  }

  return {
    position,
    said,
    busy,
    locate: async () => {
      setBusy(true);
      setSaid(t('today.where.locating'));
      setSaid(await find());
      setBusy(false);
    },
  };
}
