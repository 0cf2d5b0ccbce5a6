import { useTranslation } from 'react-i18next';
import { FacetLink } from '~/site/list/facet-link';
import { cx } from '~/ui/cx';
import { Icon } from '~/ui/icon';
import { type AttractionFilters, attractionsAddress } from './attractions-address';

/** The same places as a list or on the map. */
export function ViewToggle({ filters }: { filters: AttractionFilters }) {
  const { t } = useTranslation('places');
  const views = [
    { onMap: false, icon: 'list', label: t('attractions.as_list') },
    { onMap: true, icon: 'map', label: t('attractions.as_map') },
  ] as const;
  return (
    <nav aria-label={t('attractions.view')} data-print="hide">
      <ul className="flex">
        {views.map(({ onMap, icon, label }) => {
          const current = onMap === filters.onMap;
          return (
            <li key={icon} className="-ml-px">
              <FacetLink
                to={attractionsAddress(filters, { onMap })}
                current={current}
                className={cx(
                  'inline-flex min-h-10 items-center gap-2 border px-3.5 text-sm font-semibold no-underline',
                  current ? 'border-jade bg-jade text-on-jade' : 'border-edge hover:border-ink',
                )}
              >
                <Icon name={icon} />
                {label}
              </FacetLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
