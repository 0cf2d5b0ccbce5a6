import { useEffect, useState } from 'react';
import type { components } from '~/api/schema.gen';
import { asTheApiFinds, callFromBrowser } from '../api/browser';
import { useDebounced } from '../shell/use-debounced';
import { type Shelf, tidyShelf, type Written } from './shelf-rules';

export type Found = components['schemas']['RuleCounts'][number];

/** What each shelf finds among what visitors see, as soon as one stops typing; undefined while that is not known. */
export function useFound(rule: readonly Shelf[], language: 'en' | 'vi'): readonly Found[] | undefined {
  const asked = useDebounced(JSON.stringify(rule.map(tidyShelf)));
  const [found, setFound] = useState<{ asked: string; counts: readonly Found[] }>();

  useEffect(() => {
    let current = true;
    void callFromBrowser('POST', '/collections/found', {
      json: { rule: asTheApiFinds<Written[]>(JSON.parse(asked)), lang_id: language },
    }).then((answer) => {
      if (current) setFound(answer.ok ? { asked, counts: answer.body.data } : undefined);
    });
    return () => {
      current = false;
    };
  }, [asked, language]);

  return found?.asked === asked ? found.counts : undefined;
}
