import { expect, it } from 'vitest';
import { eventFacets } from '../../server/kinds/event';
import { experienceFacets } from '../../server/kinds/experience';
import { attractionFacets, hotelFacets, restaurantFacets } from '../../server/kinds/resource';
import { thingFacets } from '../../server/kinds/thing-to-do';
import { facetsOf } from '../../web/app/site/list/facets';

const offered = {
  attractions: attractionFacets,
  things: thingFacets,
  experiences: experienceFacets,
  restaurants: restaurantFacets,
  hotels: hotelFacets,
  events: eventFacets,
};

it.each(Object.entries(offered))('the page of %s offers every facet that its list has', (list, { names }) => {
  const shown = facetsOf[list as keyof typeof offered].map((name) =>
    name === 'open_now' ? 'open_at' : name,
  );
  expect([...shown].sort()).toEqual([...names].sort());
});
