import { later } from '~/rendering/later/later';
import { FacetWays } from './facet-ways.later';

/** Where nothing is left: which one of the choices to take away, and how much there is without it. */
export const FacetWayOut = later(
  import.meta.env.SSR && FacetWays,
  () => import('./facet-ways.later').then((part) => part.FacetWays),
  'used',
);
