import type { Story } from '~/api/types';
import { RateControl } from '~/site/reviews/rate-control';
import { ArticleFooter } from './article-footer';

/** What follows the text of a story: its stars, where it takes place, and the ways on. */
export function ArticleEnding({ article }: { article: Story }) {
  return (
    <>
      <div className="mt-12 max-w-measure">
        <RateControl kind="blog" record={article} />
      </div>
      <ArticleFooter article={article} />
    </>
  );
}
