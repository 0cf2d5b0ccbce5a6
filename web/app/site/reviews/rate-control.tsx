import { useFetcher, useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { isRefused, type Refused } from '~/site/account/outcome';
import { sitePaths } from '~/site/paths';
import { useScore } from '~/site/use-score';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { toast } from '~/ui/toast-store';
import { type RatedKind, ratedKinds } from './kinds';
import type { Rated } from './rated';
import { StarChoice } from './star-choice';
import { Stars } from './stars';
import { forgetOpinion, useOpinion } from './use-opinion';

interface RateControlProps {
  kind: RatedKind;
  record: { id: number; title: string; rating_score: number | null; rating_count: number };
}

/** What readers gave, and one's own stars: once, and only who is signed in. A form, so that it works without scripts. */
export function RateControl({ kind, record }: RateControlProps) {
  const { t } = useTranslation('reviews');
  const language = useLanguage();
  const shown = useScore();
  const { pathname } = useLocation();
  const fetcher = useFetcher<Rated | Refused>();
  const opinion = useOpinion(ratedKinds[kind].type, record.id);
  const answer = fetcher.data;
  const refused = answer && isRefused(answer) ? answer : undefined;
  const rated = answer && !isRefused(answer) ? answer : undefined;
  const own = rated?.score ?? opinion?.score ?? null;
  const average = rated?.rating_score ?? record.rating_score;
  const count = rated?.rating_count ?? record.rating_count;

  useEffect(() => {
    if (!answer) return;
    forgetOpinion();
    if (isRefused(answer)) toast.error(answer.message);
    else toast.success(answer.done);
  }, [answer]);

  const form = own === null && (
    <fetcher.Form
      method="post"
      action={sitePaths.rate(language)}
      className="mt-3 flex flex-wrap items-end gap-x-5 gap-y-3"
    >
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={record.id} />
      <input type="hidden" name="back" value={pathname} />
      <StarChoice label={t('rate.label')} error={refused?.errors.score?.[0]} />
      <Button type="submit" tone="secondary" pending={fetcher.state !== 'idle'}>
        {t('rate.submit')}
      </Button>
    </fetcher.Form>
  );
  // One line, for as long as there is nothing to tell.
  if (average === null && form) {
    return (
      <details data-print="hide" open={refused ? true : undefined} className="border-y border-line py-2">
        <summary className="cursor-pointer py-1">
          <span className="text-muted">{t('rate.none')}</span> <span className="link">{t('rate.first')}</span>
        </summary>
        {form}
      </details>
    );
  }
  return (
    <section aria-labelledby={`rate-${kind}`} data-print="hide" className="border-y border-line py-6">
      <h2 id={`rate-${kind}`} className="text-xl">
        {t(kind === 'blog' ? 'rate.title_read' : 'rate.title')}
      </h2>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-muted">
        {average === null ? (
          t('rate.none')
        ) : (
          <>
            <Icon name="star" className="fill-turmeric text-ink" />
            <span className="figures">{t('rate.average', { score: shown(average) })}</span>
            <span className="figures">· {t('rate.count', { count })}</span>
          </>
        )}
      </p>
      {own === null ? (
        form
      ) : (
        <p role="status" className="mt-3 flex flex-wrap items-center gap-3">
          <Stars score={own} className="text-xl" />
          {t('rate.done', { score: own })}
        </p>
      )}
    </section>
  );
}
