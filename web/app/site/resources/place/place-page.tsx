import type { ReactNode } from 'react';
import { later } from '~/rendering/later/later';
import { Story } from '~/site/detail/story';
import type { PlaceData } from './place-data.server';
import { PlaceEnding } from './place-ending.later';
import { PlaceFacts } from './place-facts.later';
import { PlaceHero } from './place-hero';
import { PlaceMatters } from './place-matters.later';

const Facts = later(import.meta.env.SSR && PlaceFacts, () =>
  import('./place-facts.later').then((part) => part.PlaceFacts),
);
const Matters = later(import.meta.env.SSR && PlaceMatters, () =>
  import('./place-matters.later').then((part) => part.PlaceMatters),
);
const Ending = later(import.meta.env.SSR && PlaceEnding, () =>
  import('./place-ending.later').then((part) => part.PlaceEnding),
);

interface PlacePageProps {
  data: PlaceData;
  /** What only some kinds have, right after the story. */
  children?: ReactNode;
}

/** The page of a place of any kind. */
export function PlacePage({ data, children }: PlacePageProps) {
  const { place, path, list, driver, around, reviews } = data;
  return (
    <article>
      <PlaceHero place={place} path={path} list={list} />
      <Story html={place.content} after={<Matters place={place} />}>
        <Facts place={place} driver={driver} />
      </Story>
      {children}
      <Ending place={place} around={around} reviews={reviews} />
    </article>
  );
}
