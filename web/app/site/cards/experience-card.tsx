import type { ExperienceRow } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { factLine } from './fact-line';
import { type CardLook, RecordCard } from './record-card';
import { useAmounts } from './use-amounts';

/** An experience: where, how long, from which price. */
export function ExperienceCard({ experience, ...look }: CardLook & { experience: ExperienceRow }) {
  const language = useLanguage();
  const { duration, priceFrom } = useAmounts();
  const { slug, city, region, duration_minutes, price_from, not_now } = experience;
  return (
    <RecordCard
      {...look}
      kind="experience"
      record={experience}
      away={not_now}
      to={sitePaths.experience(language, slug)}
      fact={factLine((city ?? region)?.title, duration(duration_minutes), priceFrom(price_from))}
    />
  );
}
