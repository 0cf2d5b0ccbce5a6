import { useTranslation } from 'react-i18next';
import type { Story } from '~/api/types';
import { dateInWords, machineDate } from '~/i18n/dates';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { factLine } from '~/site/cards/fact-line';
import { sitePaths } from '~/site/paths';
import { SaveButton } from '~/site/saved/save-button';
import type { SavedRecord } from '~/site/saved/saved-store';
import { ShareButton } from '~/site/share-button';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { Icon } from '~/ui/icon';
import { Picture } from '~/ui/picture';

/** Title, what it is about, who wrote it when, and the picture under it. */
export function ArticleHeader({ article }: { article: Story }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const { category, published_at, reading_minutes, rating_score, rating_count } = article;
  const minutes = t('story.minutes', { count: reading_minutes });
  const saved: SavedRecord = {
    kind: 'blog',
    id: article.id,
    language,
    title: article.title,
    path: sitePaths.blog(language, article.slug),
    image: article.image,
    image_blur: article.image_blur ?? null,
    fact: factLine(category?.title, minutes),
  };
  const crumbs = [
    { title: t('home.crumb'), to: sitePaths.home(language) },
    { title: t('blogs.title'), to: sitePaths.blogs(language) },
    ...(category ? [{ title: category.title, to: sitePaths.blogCategory(language, category.id) }] : []),
    { title: article.title },
  ];
  return (
    <header>
      <div className="page pt-6">
        <Breadcrumbs crumbs={crumbs} />
        <div className="mt-8 grid gap-x-8 gap-y-6 lg:grid-cols-12 lg:items-end">
          <div className="lg:col-span-8">
            <h1 className="text-4xl">
              <Names>{article.title}</Names>
            </h1>
            <p className="mt-5 max-w-measure text-lg text-muted">
              <Names>{article.description}</Names>
            </p>
          </div>
          <div className="lg:col-span-3 lg:col-start-10">
            <ul className="border-t border-line text-sm">
              <li className="border-b border-line py-2">{article.author || t('story.editors')}</li>
              {published_at && (
                <li className="border-b border-line py-2">
                  <time dateTime={machineDate(published_at)}>{dateInWords(published_at, language)}</time>
                </li>
              )}
              <li className="border-b border-line py-2">{minutes}</li>
              {rating_score !== null && (
                <li className="flex items-center gap-2 border-b border-line py-2">
                  <Icon name="star" />
                  {t('blogs.rating', { score: rating_score, count: rating_count })}
                </li>
              )}
            </ul>
            <div className="mt-4 flex flex-wrap gap-2">
              <SaveButton record={saved} look="button" />
              <ShareButton title={article.title} />
            </div>
          </div>
        </div>
      </div>
      <Picture
        source={article.image}
        alt={article.image_alt}
        ratio="21:9"
        sizes="100vw"
        phone={{ ratio: '16:9', sizes: 'max(100vw, 27rem)' }}
        blur={article.image_blur}
        priority
        className="mt-10 max-h-[64dvh] min-h-60 w-full print:max-h-64"
      />
    </header>
  );
}
