import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { SearchHit } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { Picture } from '~/ui/picture';
import { Marked } from './marked';
import { isSearchType } from './search-types';

/** What was found, best first. */
export function SearchHits({ hits }: { hits: SearchHit[] }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  return (
    <ul>
      {hits.map((hit) => {
        const { type } = hit;
        if (!isSearchType(type)) return null;
        return (
          <li
            key={`${type} ${hit.id}`}
            className="relative grid grid-cols-[6rem_1fr] gap-4 border-b border-line py-5 sm:grid-cols-[10rem_1fr] sm:gap-6"
          >
            <Picture
              source={hit.image}
              alt=""
              ratio="3:2"
              sizes="160px"
              largest={480}
              blur={hit.image_blur}
              className="self-start rounded-input"
            />
            <div>
              <p className="kicker">{t(`search.kind_${type}`)}</p>
              <h2 className="text-lg">
                <Link
                  to={`/${language}${hit.path}`}
                  prefetch="intent"
                  viewTransition
                  className="stretched link-quiet"
                >
                  <Marked html={hit.highlight.title} />
                </Link>
              </h2>
              <p className="mt-1 line-clamp-2 text-sm text-muted">
                <Marked html={hit.highlight.description} />
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
