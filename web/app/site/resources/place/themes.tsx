import { useTranslation } from 'react-i18next';
import type { PlaceDetail } from '~/api/types';
import { Names } from '~/i18n/names';
import { Tag } from '~/ui/tag';

/** The threads through the country that a place belongs to. */
export function Themes({ themes }: { themes: PlaceDetail['themes'] }) {
  const { t } = useTranslation('places');
  if (themes.length === 0) return null;
  return (
    <div className="mt-10 max-w-measure border-t border-line pt-4">
      <p className="kicker">{t('place.themes')}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {themes.map(({ id, title }) => (
          <li key={id}>
            <Tag>
              <Names>{title}</Names>
            </Tag>
          </li>
        ))}
      </ul>
    </div>
  );
}
