import type { PlaceRow } from '~/api/types';
import { gridSizes } from '~/site/cards/card-grid';
import { LeadGrid, leadSizes } from '~/site/cards/lead-grid';
import { PlaceCard } from '~/site/cards/place-card';

/** Places of any kind as cards, led by a large one on the first page of all. */
export function PlaceList({ places, withLead }: { places: PlaceRow[]; withLead: boolean }) {
  return (
    <LeadGrid withLead={withLead}>
      {places.map((place, index) => {
        const leads = withLead && index === 0;
        return (
          <PlaceCard
            key={place.id}
            place={place}
            heading="h2"
            sizes={leads ? leadSizes : gridSizes}
            size={leads ? 'large' : 'normal'}
            withDescription={leads}
          />
        );
      })}
    </LeadGrid>
  );
}
