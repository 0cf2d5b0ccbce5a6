import { useTranslation } from 'react-i18next';
import type { SearchHit } from '~/api/types';
import type { Language } from '~/i18n/languages';
import { sitePaths } from '~/site/paths';
import { Marked } from '~/site/search/marked';
import { isSearchType } from '~/site/search/search-types';
import { Icon } from '~/ui/icon';
import { Picture } from '~/ui/picture';

/** One line of the list under the search box. */
export interface SearchOption {
  to: string;
  /** What is searched for, where the option is a search. */
  keyword?: string;
  hit?: SearchHit;
}

/** The records that were found and, after them, all results; before anything is typed, the last searches. */
export function searchOptions(
  language: Language,
  keyword: string,
  hits: SearchHit[],
  recent: string[],
): SearchOption[] {
  const search = (word: string) => ({
    to: `${sitePaths.search(language)}?${new URLSearchParams({ keyword: word })}`,
    keyword: word,
  });
  if (keyword === '') return recent.map(search);
  return [...hits.map((hit) => ({ to: `/${language}${hit.path}`, hit })), search(keyword)];
}

/** What an option shows. */
export function OptionFace({ option, isRecent }: { option: SearchOption; isRecent: boolean }) {
  const { t } = useTranslation('site');
  const { hit, keyword } = option;
  if (!hit) {
    return (
      <>
        <span className="grid w-12 shrink-0 place-items-center text-muted">
          <Icon name={isRecent ? 'clock' : 'search'} />
        </span>
        <span className="py-1">{isRecent ? keyword : t('search.all_results', { keyword })}</span>
      </>
    );
  }
  return (
    <>
      <Picture
        source={hit.image}
        alt=""
        ratio="1:1"
        sizes="48px"
        largest={320}
        blur={hit.image_blur}
        className="w-12! shrink-0 rounded-input"
      />
      <span className="min-w-0">
        <span className="line-clamp-2 leading-snug">
          <Marked html={hit.highlight.title} />
        </span>
        {isSearchType(hit.type) && (
          <span className="block text-xs text-muted">{t(`search.kind_${hit.type}`)}</span>
        )}
      </span>
    </>
  );
}
