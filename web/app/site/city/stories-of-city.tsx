import { useTranslation } from 'react-i18next';
import type { BlogRow } from '~/api/types';
import { StoryCard } from '~/site/cards/story-card';
import { Section } from '~/site/section';
import { cx } from '~/ui/cx';

/** Articles about a place. */
export function StoriesOfCity({ title, stories }: { title: string; stories: BlogRow[] }) {
  const { t } = useTranslation('site');
  if (stories.length === 0) return null;
  const few = stories.length < 3;
  return (
    <Section id="stories" title={t('city.stories', { title })}>
      <ul className={cx('grid gap-x-6 gap-y-8 sm:grid-cols-2', !few && 'lg:grid-cols-4')}>
        {stories.map((story) => (
          <li key={story.id}>
            <StoryCard
              story={story}
              ratio={few ? '16:9' : '3:2'}
              withDescription={few}
              sizes={
                few
                  ? '(min-width: 30rem) 50vw, 100vw'
                  : '(min-width: 64rem) 290px, (min-width: 30rem) 46vw, 100vw'
              }
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
