import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CollectionShelf } from '~/api/types';
import { CardGrid, gridSizes } from '~/site/cards/card-grid';
import { CityCard } from '~/site/cards/city-card';
import { EventCard } from '~/site/cards/event-card';
import { ExperienceCard } from '~/site/cards/experience-card';
import { PlaceCard } from '~/site/cards/place-card';
import { StoryCard } from '~/site/cards/story-card';
import { ThingCard } from '~/site/cards/thing-card';
import { TourCard } from '~/site/cards/tour-card';
import { Section } from '~/site/section';

const look = { sizes: gridSizes, withDescription: true };

/** The records of a shelf, each as its kind is shown everywhere. */
function cardsOf(shelf: CollectionShelf): ReactNode[] {
  switch (shelf.kind) {
    case 'city':
      return shelf.rows.map((row) => <CityCard key={row.id} city={row} {...look} />);
    case 'sight':
    case 'food':
    case 'stay':
      return shelf.rows.map((row) => <PlaceCard key={row.id} place={row} {...look} />);
    case 'thing_to_do':
      return shelf.rows.map((row) => <ThingCard key={row.id} thing={row} {...look} />);
    case 'experience':
      return shelf.rows.map((row) => <ExperienceCard key={row.id} experience={row} {...look} />);
    case 'event':
      return shelf.rows.map((row) => <EventCard key={row.id} event={row} {...look} />);
    case 'tour':
      return shelf.rows.map((row) => <TourCard key={row.id} tour={row} withRoute {...look} />);
    case 'blog':
      return shelf.rows.map((row) => <StoryCard key={row.id} story={row} {...look} />);
  }
}

/** Records of one kind under their heading; on phones they are leafed through. */
export function Shelf({ shelf }: { shelf: CollectionShelf }) {
  const { t } = useTranslation('deciding');
  const title = shelf.title ?? t(`collections.shelf.${shelf.kind}`);
  return (
    <Section title={title}>
      <CardGrid label={title} slides>
        {cardsOf(shelf)}
      </CardGrid>
    </Section>
  );
}
