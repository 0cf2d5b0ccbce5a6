import { useTranslation } from 'react-i18next';
import type { BlogDetail } from '~/api/types';
import { StoryCard } from '~/site/cards/story-card';
import { Section } from '~/site/section';

/** Stories like the one that was read. */
export function RelatedStories({ stories }: { stories: BlogDetail['related'] }) {
  const { t } = useTranslation('site');
  if (stories.length === 0) return null;
  return (
    <Section title={t('blogs.related')} className="mt-8 print:hidden">
      <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {stories.map((story) => (
          <li key={story.id}>
            <StoryCard story={story} sizes="(min-width: 64rem) 290px, (min-width: 30rem) 46vw, 100vw" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
