import { useEffect, useState } from 'react';
import { pageLanguage } from '~/api/browser-fetch';
import type { Language } from '~/i18n/languages';
import { callFromBrowser } from '../api/browser';
import { firstErrors } from '../people/use-save';
import { useDebounced } from '../shell/use-debounced';
import { useAdminText } from '../text';
import type { MailText } from './types';

const PAUSE_MS = 400;

/** A draft as its reader would get it, a moment after the typing stops; and what is wrong with it meanwhile. */
export function usePreview(code: string, language: Language, draft: MailText) {
  const _adminText = useAdminText();
  const settled = useDebounced(draft, PAUSE_MS);
  const [preview, setPreview] = useState<(MailText & { language: Language }) | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  useEffect(() => {
    let wanted = true;
    void callFromBrowser('POST', '/emailtemplate/{id}/preview', {
      path: { id: code },
      query: { lang_id: pageLanguage() },
      json: { ...settled, lang_id: language },
    }).then((answer) => {
      if (!wanted) return;
      if (answer.ok) setPreview({ ...answer.body.data, language });
      setErrors(answer.ok ? {} : firstErrors(answer.problem));
    });
    return () => {
      wanted = false;
    };
  }, [code, language, settled]);

  return { preview: preview?.language === language ? preview : null, errors };
}
