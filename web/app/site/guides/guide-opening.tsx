import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { DetailHero } from '~/site/detail/detail-hero';
import { ListHeader } from '~/site/list/list-header';
import { sitePaths } from '~/site/paths';
import { ShareButton } from '~/site/share-button';
import type { Guide } from './guide-data.server';

interface GuideOpeningProps {
  guide: Pick<Guide, 'title' | 'description' | 'image' | 'image_alt' | 'image_blur'>;
  /** Below “Plan your trip”, as most guides are. */
  isChapter: boolean;
}

/** The picture and the name of a guide; without a picture, its name alone. */
export function GuideOpening({ guide, isChapter }: GuideOpeningProps) {
  const { t } = useTranslation(['guides', 'site']);
  const language = useLanguage();
  const { title, description, image } = guide;
  const crumbs = [
    { title: t('site:home.crumb'), to: sitePaths.home(language) },
    ...(isChapter ? [{ title: t('chapters.plan-your-trip'), to: sitePaths.planYourTrip(language) }] : []),
    { title },
  ];
  if (image) return <DetailHero record={guide} crumbs={crumbs} />;
  return (
    <div className="page pt-6 pb-10">
      <ListHeader crumbs={crumbs} title={title} lead={description}>
        <ShareButton title={title} className="mt-6" />
      </ListHeader>
    </div>
  );
}
