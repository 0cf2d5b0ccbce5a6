import { useTranslation } from 'react-i18next';
import type { ExperienceRow, ExperienceType } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { gridSizes } from '~/site/cards/card-grid';
import { ExperienceCard } from '~/site/cards/experience-card';
import { LeadGrid, leadSizes } from '~/site/cards/lead-grid';
import { EmptyList } from '~/site/list/empty-list';
import { FacetWayOut } from '~/site/list/facet-way-out';
import type { FacetsData } from '~/site/list/facets-data.server';
import { sitePaths } from '~/site/paths';
import { ButtonLink } from '~/ui/button';
import { Pagination } from '~/ui/pagination';

interface TypeListProps {
  type: ExperienceType;
  list: { data: ExperienceRow[]; total: number; page: number; lastPage: number };
  keyword: string;
  facets: FacetsData;
  /** The first card is large. */
  withLead: boolean;
}

/** What was found of a type. */
export function TypeList({ type, list, keyword, facets, withLead }: TypeListProps) {
  const { t } = useTranslation('outings');
  const language = useLanguage();
  const { data, total, page, lastPage } = list;
  return (
    <>
      <p role="status" className="mt-5 mb-8 text-sm text-muted">
        {keyword ? t('type.count_for', { count: total, keyword }) : t('types.count', { count: total })}
      </p>
      {data.length > 0 ? (
        <LeadGrid withLead={withLead}>
          {data.map((experience, index) => {
            const leads = withLead && index === 0;
            return (
              <ExperienceCard
                key={experience.id}
                experience={experience}
                sizes={leads ? leadSizes : gridSizes}
                size={leads ? 'large' : 'normal'}
                withDescription={leads}
              />
            );
          })}
        </LeadGrid>
      ) : (
        <EmptyList
          title={t('type.none')}
          action={
            <ButtonLink to={sitePaths.experienceType(language, type.slug)} preventScrollReset>
              {t('type.show_all')}
            </ButtonLink>
          }
        >
          {t('type.none_text')}
          <FacetWayOut data={facets} />
        </EmptyList>
      )}
      <Pagination page={page} lastPage={lastPage} />
    </>
  );
}
