import { useTranslation } from 'react-i18next';
import type { BlogRow } from '~/api/types';
import { formatDate, machineDate } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { Card } from '~/ui/card';
import type { PictureRatio } from '~/ui/picture-sizes';

interface StoryCardProps {
  story: BlogRow;
  sizes: string;
  ratio?: PictureRatio;
  size?: 'normal' | 'large';
  heading?: 'h2' | 'h3';
  withDescription?: boolean;
  className?: string;
}

/** An article: its kind, its date and how long it takes to read. */
export function StoryCard({
  story,
  sizes,
  ratio,
  size,
  heading,
  withDescription,
  className,
}: StoryCardProps) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const { category, published_at, reading_minutes } = story;
  return (
    <Card
      to={sitePaths.blog(language, story.slug)}
      record={story}
      ratio={ratio}
      size={size}
      heading={heading}
      sizes={sizes}
      className={className}
      description={withDescription ? story.description : undefined}
      fact={
        <>
          {category?.title}
          {published_at && (
            <>
              {category && ' · '}
              <time dateTime={machineDate(published_at)}>{formatDate(published_at, language)}</time>
            </>
          )}
          {reading_minutes ? ` · ${t('story.minutes', { count: reading_minutes })}` : null}
        </>
      }
    />
  );
}
