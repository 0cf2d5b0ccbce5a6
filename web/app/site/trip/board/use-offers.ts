import { useEffect, useState } from 'react';
import type { Language } from '~/i18n/languages';
import { useLanguage } from '~/i18n/use-language';
import { useSuggestions } from '~/site/header/use-suggestions';
import type { ShownDay, ShownPlan, ShownStop, StopKind } from '../plan';
import type { Offer } from '../state/plan-previews';
import { suggestStops, type WantedStops } from '../state/trip-calls';

/** What is asked for: one kind, or all. */
export type OfferKind = 'all' | 'resource' | 'restaurant' | 'thing_to_do' | 'experience' | 'event';

interface Asked {
  shown: ShownPlan;
  day: ShownDay;
  /** What shall be replaced; its neighbourhood counts. */
  near?: ShownStop | undefined;
  kind: OfferKind;
}

const MOST = 12;

function queryOf({ shown, day, near, kind }: Asked, language: Language): WantedStops {
  const { record } = near ?? day.stops.at(-1) ?? {};
  const taken = shown.days.flatMap(({ stops }) => stops.map((stop) => `${stop.kind}:${stop.id}`));
  return {
    lang_id: language,
    city_id: day.city_id,
    limit: MOST,
    ...(kind === 'all' ? {} : { kind }),
    ...(shown.request.interests.length > 0 ? { interests: shown.request.interests.join() } : {}),
    ...(record?.lat && record.lon ? { near_lat: record.lat, near_lon: record.lon } : {}),
    ...(taken.length > 0 ? { exclude: taken.join() } : {}),
    ...(day.date ? { date: day.date } : {}),
  };
}

const stopKinds: readonly string[] = ['resource', 'thing_to_do', 'experience', 'event'];

/** What the planner offers for a day: null while it is asked for, or where it gave no answer, which can be asked again. */
export function useOffers(asked: Asked) {
  const language = useLanguage();
  const query = JSON.stringify(queryOf(asked, language));
  const [answer, setAnswer] = useState<{ query: string; list: Offer[] | null } | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same once more
  useEffect(() => {
    let left = false;
    void suggestStops(JSON.parse(query)).then((given) => {
      if (!left) setAnswer({ query, list: given.ok ? given.body.data : null });
    });
    return () => {
      left = true;
    };
  }, [query, tries]);
  const current = answer?.query === query ? answer : null;
  return {
    offers: current?.list ?? null,
    hasFailed: current !== null && current.list === null,
    askAgain: () => {
      setAnswer(null);
      setTries((count) => count + 1);
    },
  };
}

/** What fits the words typed so far, as far as it can be a stop. */
export function useFound(keyword: string): Offer[] {
  const language = useLanguage();
  return useSuggestions(keyword.trim(), language)
    .filter(({ type }) => stopKinds.includes(type))
    .map(({ type, id, title, path, image, description }) => ({
      kind: type as StopKind,
      id,
      title,
      path,
      image,
      reason: description,
    }));
}
