import { chipStyle } from '~/ui/tag';
import { chosenOf } from './chosen-facets';
import { FacetLink } from './facet-link';
import type { FacetsData } from './facets-data.server';
import { useFacetWords } from './use-facet-words';

/** Where nothing is left: which one of the choices to take away, and how much there is without it. */
export function FacetWays({ data }: { data: FacetsData }) {
  const { t, choice } = useFacetWords(data.list);
  const ways = chosenOf(data)
    .filter(({ without }) => without > 0)
    .sort((a, b) => b.without - a.without);
  if (ways.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {ways.map(({ name, value, to, without }) => (
        <li key={name}>
          <FacetLink to={to} className={chipStyle()}>
            {t('facet.without', { choice: choice(name, value), count: without })}
          </FacetLink>
        </li>
      ))}
    </ul>
  );
}
