import { useTranslation } from 'react-i18next';
import type { CityDetail } from '~/api/types';

interface CityContentsProps {
  city: CityDetail;
  hasWays: boolean;
  hasStories: boolean;
}

/** The parts of the page that there are, as links. */
export function CityContents({ city, hasWays, hasStories }: CityContentsProps) {
  const { t } = useTranslation('site');
  const parts: [id: string, label: string, exists: boolean][] = [
    ['when-to-go', t('city.when_to_go'), city.weather_normals.length > 0],
    ['getting-here', t('city.getting_here_short'), hasWays],
    ['things', t('header.things'), city.things_to_do.length > 0],
    ['places', t('city.places'), city.list_resources.length > 0],
    ['map', t('city.map_short'), city.list_resources.length + city.things_to_do.length > 0],
    ['cuisine', t('city.cuisine_short'), city.cuisines.length > 0],
    ['experiences', t('header.experiences'), city.experiences.length > city.cuisines.length],
    ['itineraries', t('city.itineraries_short'), city.tours.length > 0],
    ['events', t('header.events'), city.events.length > 0],
    ['gallery', t('city.gallery'), city.galleries.length > 0],
    ['stories', t('header.stories'), hasStories],
    ['faqs', t('city.faqs_short'), city.faqs.length > 0],
  ];
  return (
    <nav aria-label={t('city.contents')} className="page mb-12">
      <ul className="flex flex-wrap gap-x-6 gap-y-1 border-y border-line py-3 text-sm">
        {parts.map(
          ([id, label, exists]) =>
            exists && (
              <li key={id}>
                <a href={`#${id}`} className="link-quiet inline-block py-1.5">
                  {label}
                </a>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}
