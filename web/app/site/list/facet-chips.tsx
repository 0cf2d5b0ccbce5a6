import { Icon } from '~/ui/icon';
import { chipStyle } from '~/ui/tag';
import { chosenOf } from './chosen-facets';
import { FacetLink } from './facet-link';
import type { FacetsData } from './facets-data.server';
import { useFacetWords } from './use-facet-words';

/** What a list is narrowed down to beside its own filters; each can be taken away. */
export function FacetChips({ data }: { data: FacetsData }) {
  const { t, title, choice } = useFacetWords(data.list);
  const chosen = chosenOf(data);
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={t('facet.chosen')} className="flex flex-wrap gap-2" data-print="hide">
      {chosen.map(({ name, value, to }) => (
        <li key={name}>
          <FacetLink
            to={to}
            aria-label={t('facet.remove', { choice: `${title(name)}: ${choice(name, value)}` })}
            className={chipStyle(true)}
          >
            {choice(name, value)}
            <Icon name="close" />
          </FacetLink>
        </li>
      ))}
    </ul>
  );
}
