import type { ReactNode } from 'react';
import { Story } from '~/site/detail/story';
import { Where } from '~/site/outings/where';
import { RateControl } from '~/site/reviews/rate-control';
import { Reviews } from '~/site/reviews/reviews';
import { TagList } from '~/site/tags/tag-list';
import { BeforeYouGo } from '~/site/visitor/before-you-go';
import { LookAround } from '../view/look-around';
import { Access } from './access';
import { Facilities } from './facilities';
import type { PlaceData } from './place-data.server';
import { PlaceFacts } from './place-facts';
import { PlaceHero } from './place-hero';
import { Themes } from './themes';
import { Verdict } from './verdict';

interface PlacePageProps {
  data: PlaceData;
  /** What only some kinds have, right after the story. */
  children?: ReactNode;
}

/** The page of a place of any kind. */
export function PlacePage({ data, children }: PlacePageProps) {
  const { place, path, list, driver, around, reviews } = data;
  const { content, facilities, accessibility, themes, tags } = place;
  return (
    <article>
      <PlaceHero place={place} path={path} list={list} />
      <Story
        html={content}
        after={
          <>
            <Verdict place={place} />
            <Themes themes={themes} />
            <BeforeYouGo record={place} />
            {(facilities.length > 0 || accessibility) && (
              <div className="mt-12 grid max-w-measure gap-12">
                <Facilities codes={facilities} />
                {accessibility && <Access accessibility={accessibility} />}
              </div>
            )}
            <TagList tags={tags} className="mt-12 max-w-measure" />
          </>
        }
      >
        <PlaceFacts place={place} driver={driver} />
      </Story>
      {children}
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
    </article>
  );
}
