import { useTranslation } from 'react-i18next';
import type { CityDetail } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { ShareButton } from '~/site/share-button';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { Picture } from '~/ui/picture';

/** The picture of a destination, and a panel across its edge with its name and where it is. */
export function CityHero({ city }: { city: CityDetail }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const { province, formerly, region } = city;
  const crumbs = [
    { title: t('home.crumb'), to: sitePaths.home(language) },
    ...(region ? [{ title: region.title, to: sitePaths.placesInRegion(language, region.id) }] : []),
    { title: city.title },
  ];
  const where = [
    province && province !== city.title ? t('city.in_province', { province }) : '',
    formerly ? t('city.formerly', { names: formerly }) : '',
  ].filter(Boolean);
  return (
    <header>
      <Picture
        source={city.image}
        alt={city.image_alt}
        ratio="21:9"
        sizes="(min-width: 48rem) 100vw, 160vw"
        blur={city.image_blur}
        priority
        className="max-h-[72dvh] min-h-64 w-full"
      />
      <div className="page">
        <div className="relative z-1 -mx-(--gutter) -mt-8 max-w-[min(56rem,88vw)] bg-paper px-(--gutter) pt-6 pb-10 md:-mt-24 md:pt-8 md:pr-14">
          <Breadcrumbs crumbs={crumbs} />
          <h1 className="mt-4 text-4xl">{city.title}</h1>
          {where.length > 0 && <p className="mt-2 text-muted">{where.join(' · ')}</p>}
          <p className="mt-5 max-w-measure text-lg">{city.description}</p>
          <ShareButton title={city.title} className="mt-6" />
        </div>
      </div>
    </header>
  );
}
