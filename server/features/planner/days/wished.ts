import type { Offer } from './place-in';
import { isOf, type Taste } from './suits';
import type { Visit } from './visit';

/** What the best records for a wish gain that nothing has fulfilled so far, in points; the second as a way out. */
const gains = [2.4, 1.2] as const;

const fewWishes = 2;

/** Brings forward what fulfils wishes that no day so far does. */
export const wishedFirst = (
  offers: readonly Offer[],
  { wanted }: Pick<Taste, 'wanted'>,
  taken: readonly Visit[],
  days: number,
): Offer[] => {
  const own = wanted.filter(({ label }) => label !== undefined);
  // Who comes for one thing wants more of it than once.
  const times = own.length <= fewWishes ? Math.ceil(days / 2) : 1;
  const open = own.filter((topic) => taken.filter(({ candidate }) => isOf(candidate, topic)).length < times);
  if (open.length === 0) return [...offers];
  const more = new Map<Offer, number>();
  for (const topic of open) {
    const fitting = offers.filter(({ candidate }) => isOf(candidate, topic));
    fitting.slice(0, gains.length).forEach((offer, index) => {
      more.set(offer, Math.max(more.get(offer) ?? 0, gains[index] ?? 0));
    });
  }
  return offers
    .map((offer) => ({ ...offer, points: offer.points + (more.get(offer) ?? 0) }))
    .sort((a, b) => b.points - a.points);
};
