import { later } from '~/rendering/later/later';
import { ViewedRail } from './viewed-rail.later';

/** What this visitor looked at before, which stands below a list. */
export const RecentlyViewed = later(
  import.meta.env.SSR && ViewedRail,
  () => import('./viewed-rail.later').then((part) => part.ViewedRail),
  'used',
);
