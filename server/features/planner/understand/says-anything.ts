import type { Understanding } from './understanding';

/** Whether a message says of a journey what a plan can be made from: who goes is not enough. */
export const saysOfJourney = (said: Understanding): boolean => {
  const { adults: _adults, children: _children, joining: _joining, ...wants } = said.wants;
  return saysAnything({ ...said, wants: { ...wants, phrases: [] } });
};

/** Whether a message says anything about a journey. */
export const saysAnything = ({ wants, places, acts, trait, isElsewhere }: Understanding): boolean => {
  const { needs, diets, limits, times, transport, phrases, refused, interests, wanted, avoided, ...said } =
    wants;
  const lists = [
    needs,
    diets,
    phrases,
    refused,
    transport.avoided,
    limits,
    Object.keys(times),
    interests,
    wanted,
    avoided,
    places.named,
    places.uncovered,
    places.left,
    acts,
  ];
  const asksForOther = trait !== null && isElsewhere;
  return (
    asksForOther ||
    Object.keys(said).length > 0 ||
    lists.some((list) => list.length > 0) ||
    places.region !== null ||
    places.origin !== null
  );
};
