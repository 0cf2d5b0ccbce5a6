import { useTranslation } from 'react-i18next';
import type { ExperienceRow } from '~/api/types';
import { CardGrid, gridSizes } from '~/site/cards/card-grid';
import { ExperienceCard } from '~/site/cards/experience-card';
import { Section } from '~/site/section';

/** Experiences of the same kind, city or region. */
export function RelatedExperiences({ experiences }: { experiences: ExperienceRow[] }) {
  const { t } = useTranslation('outings');
  if (experiences.length === 0) return null;
  return (
    <Section title={t('detail.related_experiences')}>
      <CardGrid>
        {experiences.map((experience) => (
          <ExperienceCard key={experience.id} experience={experience} sizes={gridSizes} />
        ))}
      </CardGrid>
    </Section>
  );
}
