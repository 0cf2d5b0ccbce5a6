import { useTranslation } from 'react-i18next';
import type { ExperienceRow } from '~/api/types';
import { railSizes } from '~/site/cards/card-grid';
import { ExperienceCard } from '~/site/cards/experience-card';
import { Section } from '~/site/section';
import { Rail } from '~/ui/rail';

/** The dishes that the editors would order first. */
export function HotDishes({ dishes }: { dishes: ExperienceRow[] }) {
  const { t } = useTranslation('outings');
  if (dishes.length === 0) return null;
  return (
    <Section title={t('type.hot')} lead={t('type.hot_lead')}>
      <Rail label={t('type.hot')}>
        {dishes.map((dish) => (
          <div key={dish.id} className="w-64 md:w-72">
            <ExperienceCard experience={dish} ratio="4:5" sizes={railSizes} />
          </div>
        ))}
      </Rail>
    </Section>
  );
}
