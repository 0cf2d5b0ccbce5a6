import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { FacetChip } from '~/site/list/facet-link';
import { sitePaths } from '~/site/paths';
import { Icon } from '~/ui/icon';
import type { EventsFilters } from './read-events-filters';

/** The filters that both the list and the calendar know, for the address. */
export function sharedFilters({ cityId, kind }: Pick<EventsFilters, 'cityId' | 'kind'>): URLSearchParams {
  const search = new URLSearchParams();
  if (cityId) search.set('city_id', String(cityId));
  if (kind) search.set('event_type', kind);
  return search;
}

/** From the list to the calendar and back, in the same city and of the same kind. */
export function ViewSwitch({ filters, asCalendar }: { filters: EventsFilters; asCalendar: boolean }) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const shared = sharedFilters(filters);
  const list = shared.size > 0 ? `${sitePaths.events(language)}?${shared}` : sitePaths.events(language);
  const calendar = [sitePaths.eventCalendar(language), ...(shared.size > 0 ? [shared] : [])].join('&');
  return (
    <nav aria-label={t('views')} data-print="hide" className="mt-8">
      <ul className="flex flex-wrap gap-2">
        <li>
          <FacetChip to={list} current={!asCalendar}>
            <Icon name="list" />
            {t('view.list')}
          </FacetChip>
        </li>
        <li>
          <FacetChip to={calendar} current={asCalendar}>
            <Icon name="calendar" />
            {t('view.calendar')}
          </FacetChip>
        </li>
      </ul>
    </nav>
  );
}
