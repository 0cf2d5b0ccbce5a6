import type { ExperienceDetail, ThingDetail } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { factLine } from '~/site/cards/fact-line';
import { useAmounts } from '~/site/cards/use-amounts';
import { DetailHero } from '~/site/detail/detail-hero';
import { NotNowNote } from '~/site/visitor/not-now';
import type { Crumb } from '~/ui/breadcrumbs';

interface OutingHeroProps {
  outing: ExperienceDetail | ThingDetail;
  crumbs: Crumb[];
  /** The kind of record and its page, as the saved list keeps them. */
  saved: { kind: string; path: string };
}

/** The picture of an experience or a thing to do, its name, and where and how long in one line. */
export function OutingHero({ outing, crumbs, saved }: OutingHeroProps) {
  const language = useLanguage();
  const { duration, priceFrom } = useAmounts();
  const { id, title, image, image_blur, city, duration_minutes, price_from } = outing;
  const fact = factLine(city?.title, duration(duration_minutes), priceFrom(price_from));
  return (
    <DetailHero
      record={outing}
      notice={<NotNowNote record={outing} className="mt-5" />}
      names={outing.titles}
      crumbs={crumbs}
      subtitle={fact}
      saved={{ ...saved, id, language, title, image, image_blur: image_blur ?? null, fact }}
    />
  );
}
