import { useTranslation } from 'react-i18next';
import type { BlogRow } from '~/api/types';
import { formatDate, machineDate } from '~/i18n/dates';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { factLine } from './fact-line';
import { type CardLook, RecordCard } from './record-card';

/** An article: its kind, its date and how long it takes to read. */
export function StoryCard({ story, ...look }: CardLook & { story: BlogRow }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const { slug, category, published_at, reading_minutes } = story;
  const minutes = reading_minutes ? t('story.minutes', { count: reading_minutes }) : '';
  return (
    <RecordCard
      {...look}
      kind="blog"
      record={story}
      to={sitePaths.blog(language, slug)}
      fact={factLine(category?.title, minutes)}
      factNode={
        <>
          <Names>{category?.title}</Names>
          {published_at && (
            <>
              {category && ' · '}
              <time dateTime={machineDate(published_at)}>{formatDate(published_at, language)}</time>
            </>
          )}
          {minutes && ` · ${minutes}`}
        </>
      }
    />
  );
}
