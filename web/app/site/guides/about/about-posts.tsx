import { useTranslation } from 'react-i18next';
import type { BlogRow, OrganisationProfile } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { CardGrid, gridSizes } from '~/site/cards/card-grid';
import { StoryCard } from '~/site/cards/story-card';
import { Organisation } from '~/site/footer/organisation';
import { sitePaths } from '~/site/paths';
import { Section } from '~/site/section';
import { ButtonLink } from '~/ui/button';

/** What has been written about how this site is made. */
export function AboutPosts({ posts }: { posts: BlogRow[] }) {
  const { t } = useTranslation('guides');
  if (posts.length === 0) return null;
  return (
    <Section id="posts" title={t('about.posts')} lead={t('about.posts_lead')}>
      <CardGrid label={t('about.posts')}>
        {posts.map((story) => (
          <StoryCard key={story.id} story={story} sizes={gridSizes} withDescription />
        ))}
      </CardGrid>
    </Section>
  );
}

/** Who is behind the site, and the form to write to them. */
export function AboutContact({ profile }: { profile: OrganisationProfile | null }) {
  const { t } = useTranslation('guides');
  const language = useLanguage();
  return (
    <Section id="contact" title={t('about.contact')} lead={t('about.contact_lead')}>
      {profile && <Organisation profile={profile} social={[]} />}
      <div data-print="hide" className="mt-6">
        <ButtonLink to={sitePaths.contact(language)}>{t('about.write')}</ButtonLink>
      </div>
    </Section>
  );
}
