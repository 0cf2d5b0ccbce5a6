import { useTranslation } from 'react-i18next';
import type { ThingRow } from '~/api/types';
import { CardGrid, gridSizes } from '~/site/cards/card-grid';
import { ThingCard } from '~/site/cards/thing-card';
import { Section } from '~/site/section';

/** What can be done in the same city, or of the same kind. */
export function RelatedThings({ things }: { things: ThingRow[] }) {
  const { t } = useTranslation('outings');
  if (things.length === 0) return null;
  return (
    <Section title={t('detail.related_things')}>
      <CardGrid>
        {things.map((thing) => (
          <ThingCard key={thing.id} thing={thing} sizes={gridSizes} />
        ))}
      </CardGrid>
    </Section>
  );
}
