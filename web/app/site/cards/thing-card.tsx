import type { ThingRow } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { factLine } from './fact-line';
import { type CardLook, RecordCard } from './record-card';
import { useAmounts } from './use-amounts';

/** A thing to do: where, how long, from which price. */
export function ThingCard({ thing, ...look }: CardLook & { thing: ThingRow }) {
  const language = useLanguage();
  const { duration, priceFrom } = useAmounts();
  const { slug, city, duration_minutes, price_from, not_now } = thing;
  return (
    <RecordCard
      {...look}
      kind="thing_to_do"
      record={thing}
      away={not_now}
      to={sitePaths.thing(language, slug)}
      fact={factLine(city?.title, duration(duration_minutes), priceFrom(price_from))}
    />
  );
}
