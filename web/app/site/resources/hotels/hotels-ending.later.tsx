import { Pagination } from '~/ui/pagination';
import { RecentlyViewed } from '../lists/recently-viewed';
import { PartnerHotels } from '../partner/partner-hotels';
import type { HotelsData } from './hotels-data.server';

/** What stands below the hotels: further pages, what partners offer, and what was looked at. */
export function HotelsEnding({ hotels, city }: Pick<HotelsData, 'hotels' | 'city'>) {
  return (
    <>
      <Pagination page={hotels.page} lastPage={hotels.last_page} />
      {city && <PartnerHotels city={city} />}
      <RecentlyViewed section="hotels" />
    </>
  );
}
