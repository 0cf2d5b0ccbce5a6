import { Where } from '~/site/outings/where';
import { RateControl } from '~/site/reviews/rate-control';
import { Reviews } from '~/site/reviews/reviews';
import { LookAround } from '../view/look-around';
import type { PlaceData } from './place-data.server';

/** How a place looks from within, where it is, and what travellers say of it. */
export function PlaceEnding({ place, around, reviews }: Pick<PlaceData, 'place' | 'around' | 'reviews'>) {
  return (
    <>
      <LookAround place={place} />
      {/* No way leads to what doesn't exist. */}
      {!place.is_sample && <Where record={place} nearby={around} />}
      {!place.is_memorial && (
        <>
          <div className="page">
            <RateControl kind="resource" record={place} />
          </div>
          <Reviews kind="resource" record={place} reviews={reviews} />
        </>
      )}
    </>
  );
}
