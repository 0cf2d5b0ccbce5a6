import { useEffect, useState } from 'react';
import type { Language } from '~/i18n/languages';
import { callFromBrowser } from '../../api/browser';

/**
 * The picture that links to a page are shown with, as the site says it now. Null while something is unsaved, for then it
 * will be another, and for a page that visitors can't see.
 */
export function useLinkPreview(path: string | null, language: Language, isSaved: boolean): string | null {
  const [preview, setPreview] = useState<string | null>(null);

  useEffect(() => {
    setPreview(null);
    if (!path || !isSaved) return;
    let wanted = true;
    const body = { url: path, lang_id: language };
    void callFromBrowser('POST', '/seosearch/search-by-url', { json: body }).then((answer) => {
      if (wanted && answer.ok) setPreview(answer.body.data.preview_image);
    });
    return () => {
      wanted = false;
    };
  }, [path, language, isSaved]);

  return preview;
}
