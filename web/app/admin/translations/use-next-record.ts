import { useNavigate, useSearchParams } from '@remix-run/react';
import { useCallback } from 'react';
import { toast } from '~/ui/toast-store';
import { readList } from '../api/records';
import type { EntityDescriptor } from '../entities/descriptor';
import { recordAddress } from '../entities/paths';
import { useContentLanguage } from '../shell/content-language';
import { issueIn, withIssue } from './issues';
import { useTranslationsText } from './text';

/** As far as one looks ahead for what comes next. */
const LOOK_AHEAD = 100;

/**
 * The way through a list of what is missing, unpublished or stale, record by record. `look` finds what follows a record
 * while that is still in the list; `go` opens it.
 */
export function useNextRecord(entity: EntityDescriptor, id: number | null) {
  const t = useTranslationsText();
  const navigate = useNavigate();
  const language = useContentLanguage();
  const issue = issueIn(useSearchParams()[0]);

  const look = useCallback(async (): Promise<number | null> => {
    if (!issue) return null;
    const asked = { lang_id: language, translation: issue, page: 1, per_page: LOOK_AHEAD };
    const answer = await readList(entity, asked);
    if (!answer.ok) return null;
    const ids = answer.body.data.map((record) => record.id);
    return ids[ids.indexOf(id ?? 0) + 1] ?? ids.find((one) => one !== id) ?? null;
  }, [entity, id, issue, language]);

  const go = useCallback(
    (next: number | null) => {
      if (next === null) toast.message(t('next.none'));
      else navigate(withIssue(recordAddress(entity, next), language, issue));
    },
    [entity, issue, language, navigate, t],
  );

  return { issue, language, look, go };
}
