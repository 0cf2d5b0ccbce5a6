import { useEffect, useState } from 'react';
import { callApi } from '~/api/call-api';
import type { SearchHit } from '~/api/types';
import type { Language } from '~/i18n/languages';

const DEBOUNCE_MS = 300;
/** One letter finds everything. */
const LEAST = 2;

interface Found {
  keyword: string;
  hits: SearchHit[];
}

async function suggest(keyword: string, language: Language, signal: AbortSignal): Promise<SearchHit[]> {
  const query = { keyword, lang_id: language };
  const answer = await callApi('GET', '/search/suggest', { query, language, signal });
  if (!answer.ok) throw new Error(`The suggestions answered ${answer.status}`);
  return answer.body.data;
}

/** What fits the words typed so far, once typing pauses; an answer that comes too late is not waited for. */
export function useSuggestions(keyword: string, language: Language): SearchHit[] {
  const [found, setFound] = useState<Found>({ keyword: '', hits: [] });
  const isAsked = keyword.length >= LEAST;

  useEffect(() => {
    if (!isAsked) return;
    const call = new AbortController();
    const timer = setTimeout(() => {
      suggest(keyword, language, call.signal).then(
        (hits) => setFound({ keyword, hits }),
        // The form still leads to the search page.
        () => !call.signal.aborted && setFound({ keyword, hits: [] }),
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      call.abort();
    };
  }, [keyword, language, isAsked]);

  return isAsked ? found.hits : [];
}
