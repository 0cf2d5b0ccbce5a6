import type { ReactNode } from 'react';
import type { TaggedRecord, TaggedRows } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { gridSizes } from '~/site/cards/card-grid';
import { CityCard } from '~/site/cards/city-card';
import { EventCard } from '~/site/cards/event-card';
import { ExperienceCard } from '~/site/cards/experience-card';
import { PlaceCard } from '~/site/cards/place-card';
import { RecordCard } from '~/site/cards/record-card';
import { StoryCard } from '~/site/cards/story-card';
import { ThingCard } from '~/site/cards/thing-card';
import { TourCard } from '~/site/cards/tour-card';
import { sitePaths } from '~/site/paths';
import { hasOwnCard, type rowsOfKind } from './tagged-kinds';

const look = { sizes: gridSizes, withDescription: true };

function cardOf<Row extends { id: number }>(
  rows: Row[],
  id: number,
  card: (row: Row) => ReactNode,
): ReactNode {
  const row = rows.find((one) => one.id === id);
  return row ? card(row) : null;
}

/** The card of each kind that has one of its own. */
const cards: Record<keyof typeof rowsOfKind, (rows: TaggedRows, id: number) => ReactNode> = {
  city: ({ cities }, id) => cardOf(cities, id, (city) => <CityCard city={city} {...look} />),
  blog: ({ blogs }, id) => cardOf(blogs, id, (story) => <StoryCard story={story} {...look} />),
  event: ({ events }, id) => cardOf(events, id, (event) => <EventCard event={event} {...look} />),
  tour: ({ tours }, id) => cardOf(tours, id, (tour) => <TourCard tour={tour} {...look} />),
  experience: ({ experiences }, id) =>
    cardOf(experiences, id, (experience) => <ExperienceCard experience={experience} {...look} />),
  thing_to_do: ({ things_to_do }, id) =>
    cardOf(things_to_do, id, (thing) => <ThingCard thing={thing} {...look} />),
  resource: ({ resources }, id) => cardOf(resources, id, (place) => <PlaceCard place={place} {...look} />),
};

interface TaggedCardProps {
  kind: string;
  id: number;
  rows: TaggedRows;
  /** Records of kinds without a card of their own. */
  others: TaggedRecord[];
}

/** A record that carries a tag, as its kind is shown everywhere. */
export function TaggedCard({ kind, id, rows, others }: TaggedCardProps) {
  const language = useLanguage();
  if (hasOwnCard(kind)) return cards[kind](rows, id);
  const record = others.find((one) => one.type === kind && one.id === id);
  if (!record) return null;
  const to = sitePaths.place(language, record.path);
  return <RecordCard kind={kind} record={record} to={to} fact="" {...look} />;
}
