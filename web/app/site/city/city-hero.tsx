import { useTranslation } from 'react-i18next';
import type { CityDetail } from '~/api/types';
import { provinceName } from '~/i18n/province-name';
import { useLanguage } from '~/i18n/use-language';
import { useCityFact } from '~/site/cards/use-city-fact';
import { DetailHero } from '~/site/detail/detail-hero';
import { sitePaths } from '~/site/paths';
import { ButtonLink } from '~/ui/button';
import { Icon } from '~/ui/icon';

/** The picture of a destination, and a panel across its edge with its name and where it is. */
export function CityHero({ city }: { city: CityDetail }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const fact = useCityFact(city);
  const { id, title, slug, image, image_blur, formerly, region } = city;
  const province = city.province && provinceName(city.province, language);
  const where = [
    province && province !== title ? t('city.in_province', { province }) : '',
    formerly ? t('city.formerly', { names: formerly }) : '',
  ].filter(Boolean);
  return (
    <DetailHero
      record={city}
      names={city.titles}
      crumbs={[
        { title: t('home.crumb'), to: sitePaths.home(language) },
        ...(region ? [{ title: region.title, to: sitePaths.placesInRegion(language, region.id) }] : []),
        { title },
      ]}
      subtitle={where.length > 0 && where.join(' · ')}
      actions={
        <ButtonLink to={sitePaths.tripTo(language, id)}>
          <Icon name="calendar" />
          {t('city.plan_here')}
        </ButtonLink>
      }
      saved={{
        kind: 'city',
        id,
        language,
        title,
        path: sitePaths.city(language, slug),
        image,
        image_blur: image_blur ?? null,
        fact,
      }}
    />
  );
}
