import { useTranslation } from 'react-i18next';
import type { BlogRow } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { StoryCard } from '~/site/cards/story-card';
import { sitePaths } from '~/site/paths';
import { Section } from '~/site/section';

/** One story that leads, the others beside it. */
export function Stories({ title, stories }: { title: string; stories: BlogRow[] }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const [first, ...rest] = stories;
  if (!first) return null;
  return (
    <Section
      tight
      title={title || t('home.stories')}
      lead={t('home.stories_lead')}
      more={{ to: sitePaths.blogs(language), label: t('home.all_stories') }}
    >
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <StoryCard
          story={first}
          ratio="3:2"
          size="large"
          sizes="(min-width: 64rem) 720px, 100vw"
          withDescription="wide"
          className="lg:col-span-7"
        />
        {rest.length > 0 && (
          <ul className="grid grid-cols-2 content-start gap-x-6 gap-y-8 max-sm:hidden lg:col-span-5">
            {rest.slice(0, 4).map((story) => (
              <li key={story.id}>
                <StoryCard story={story} ratio="3:2" sizes="(min-width: 64rem) 240px, 46vw" />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
