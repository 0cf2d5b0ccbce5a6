import { Icon } from '~/ui/icon';
import { chipStyle } from '~/ui/tag';
import { FacetLink } from './facet-link';
import type { FacetsData } from './facets-data.server';
import { useFacetWords } from './use-facet-words';

const chosenOf = ({ facets, chosen }: FacetsData) =>
  facets.flatMap((facet) => {
    const value = chosen[facet.name];
    return value === undefined ? [] : [{ ...facet, value }];
  });

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

/** Where nothing is left: which one of the choices to take away, and how much there is without it. */
export function FacetWayOut({ data }: { data: FacetsData }) {
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
