import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { useLanguage } from '~/i18n/use-language';
import { Story } from '~/site/detail/story';
import { kindOfPoint } from '~/site/map/point-kinds';
import type { Nearby } from '~/site/outings/nearby';
import { Where } from '~/site/outings/where';
import { sitePaths } from '~/site/paths';
import { Access } from './access';
import { Facilities } from './facilities';
import type { PlaceData } from './place-data.server';
import { PlaceFacts } from './place-facts';
import { PlaceHero } from './place-hero';
import { Reviews } from './reviews';
import { Themes } from './themes';
import { LookAround } from './view/look-around';

const METRES = 1000;

interface PlacePageProps {
  data: PlaceData;
  /** What only some kinds have, right after the story. */
  children?: ReactNode;
}

/** The page of a place of any kind. */
export function PlacePage({ data, children }: PlacePageProps) {
  const { place, path, list, driver } = data;
  const language = useLanguage();
  const { content, facilities, accessibility, themes, nearby, reviews_summary } = place;
  const around = useMemo(
    () =>
      nearby.flatMap(({ id, title, lat, lon, resource_type: type, path: to, distance_km }): Nearby[] => {
        if (lat === null || lon === null) return [];
        const kind = kindOfPoint({ kind: 'resource', resource_type: type });
        const place = { id: `resource-${id}`, title, lat, lon, kind };
        return [{ ...place, to: sitePaths.place(language, to), metres: distance_km * METRES }];
      }),
    [nearby, language],
  );
  return (
    <article>
      <PlaceHero place={place} path={path} list={list} />
      <Story
        html={content}
        after={
          <>
            <Themes themes={themes} />
            {(facilities.length > 0 || accessibility) && (
              <div className="mt-12 grid max-w-measure gap-12">
                <Facilities codes={facilities} />
                {accessibility && <Access accessibility={accessibility} />}
              </div>
            )}
          </>
        }
      >
        <PlaceFacts place={place} driver={driver} />
      </Story>
      {children}
      <LookAround place={place} />
      <Where record={place} nearby={around} />
      <Reviews summary={reviews_summary} />
    </article>
  );
}
