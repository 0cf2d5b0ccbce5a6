import { TagList } from '~/site/tags/tag-list';
import { BeforeYouGo } from '~/site/visitor/before-you-go';
import { Access } from './access';
import { Facilities } from './facilities';
import type { PlaceData } from './place-data.server';
import { Themes } from './themes';
import { Verdict } from './verdict';

/** What follows the story of a place: whether to go, what to know before, and for whom it is. */
export function PlaceMatters({ place }: Pick<PlaceData, 'place'>) {
  const { facilities, accessibility, themes, tags } = place;
  return (
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
  );
}
