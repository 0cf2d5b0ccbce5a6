import type { BlogRow } from '~/api/types';
import { StoryCard } from '~/site/cards/story-card';

const CARD_SIZES = '(min-width: 64rem) 390px, (min-width: 30rem) 46vw, 100vw';

/** Articles of one page of the list; on the first page the newest leads, large. */
export function StoryGrid({ stories, withLead }: { stories: BlogRow[]; withLead: boolean }) {
  const [lead, ...others] = stories;
  const rest = withLead ? others : stories;
  return (
    <>
      {withLead && lead && (
        <div className="mb-12 border-b border-line pb-10">
          <StoryCard
            story={lead}
            size="large"
            heading="h2"
            ratio="16:9"
            sizes="(min-width: 80rem) 1240px, 100vw"
            withDescription
            priority
          />
        </div>
      )}
      <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {rest.map((story) => (
          <li key={story.id}>
            <StoryCard story={story} heading="h2" sizes={CARD_SIZES} withDescription />
          </li>
        ))}
      </ul>
    </>
  );
}
