import { useTranslation } from 'react-i18next';
import type { ThingRow } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { gridSizes } from '~/site/cards/card-grid';
import { LeadGrid, leadSizes } from '~/site/cards/lead-grid';
import { ThingCard } from '~/site/cards/thing-card';
import { EmptyList } from '~/site/list/empty-list';
import { FacetWayOut } from '~/site/list/facet-way-out';
import type { FacetsData } from '~/site/list/facets-data.server';
import { sitePaths } from '~/site/paths';
import { ButtonLink } from '~/ui/button';

/** One page of things to do, or what to do when there are none. */
export function ThingsList({
  things,
  facets,
  withLead,
}: {
  things: ThingRow[];
  facets: FacetsData;
  withLead: boolean;
}) {
  const { t } = useTranslation('outings');
  const language = useLanguage();
  if (things.length === 0) {
    return (
      <EmptyList
        title={t('things.none')}
        action={<ButtonLink to={sitePaths.things(language)}>{t('things.show_all')}</ButtonLink>}
      >
        {t('things.none_text')}
        <FacetWayOut data={facets} />
      </EmptyList>
    );
  }
  return (
    <LeadGrid withLead={withLead}>
      {things.map((thing, index) => {
        const leads = withLead && index === 0;
        return (
          <ThingCard
            key={thing.id}
            thing={thing}
            heading="h2"
            sizes={leads ? leadSizes : gridSizes}
            size={leads ? 'large' : 'normal'}
            withDescription={leads}
          />
        );
      })}
    </LeadGrid>
  );
}
