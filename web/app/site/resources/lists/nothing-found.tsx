import { useTranslation } from 'react-i18next';
import { EmptyList } from '~/site/list/empty-list';
import { FacetWayOut } from '~/site/list/facet-way-out';
import type { FacetsData } from '~/site/list/facets-data.server';
import { ButtonLink } from '~/ui/button';

/** No place fits the filters: says so and leads back to all of them. */
export function NothingFound({ to, facets }: { to: string; facets?: FacetsData }) {
  const { t } = useTranslation('places');
  return (
    <EmptyList title={t('filter.none')} action={<ButtonLink to={to}>{t('filter.show_all')}</ButtonLink>}>
      {t('filter.none_text')}
      {facets && <FacetWayOut data={facets} />}
    </EmptyList>
  );
}
