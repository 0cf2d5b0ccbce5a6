import { useFetcher, useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Review } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { isRefused, type Refused } from '~/site/account/outcome';
import { sitePaths } from '~/site/paths';
import { Button } from '~/ui/button';
import { Input, Select } from '~/ui/controls';
import { cx } from '~/ui/cx';
import { Field } from '~/ui/field';
import { Icon } from '~/ui/icon';
import { toast } from '~/ui/toast-store';
import type { Acted } from './acted';
import { forgetOpinion } from './use-opinion';

const reasons = ['spam', 'offensive', 'false', 'private', 'other'] as const;

function useSaid(answer: Acted | Refused | undefined) {
  useEffect(() => {
    if (!answer) return;
    forgetOpinion();
    if (isRefused(answer)) toast.error(answer.message);
    else toast.success(answer.done);
  }, [answer]);
}

/** Finding a review helpful, or reporting it: forms, so that both work without scripts. */
export function ReviewActs({ review, isHelpful }: { review: Review; isHelpful: boolean }) {
  const { t } = useTranslation('reviews');
  const language = useLanguage();
  const { pathname } = useLocation();
  const vote = useFetcher<Acted | Refused>();
  const report = useFetcher<Acted | Refused>();
  useSaid(vote.data);
  useSaid(report.data);
  const voted = vote.data && !isRefused(vote.data) ? vote.data : undefined;
  const pressed = voted?.is_helpful ?? isHelpful;
  const count = voted?.helpful_count ?? review.helpful_count;
  const back = `${pathname}#review-${review.id}`;
  const small = 'inline-flex min-h-9 items-center gap-1.5 rounded-input border border-line px-3 text-sm';

  return (
    <div data-print="hide" className="mt-4 flex flex-wrap items-start gap-2">
      <vote.Form method="post" action={sitePaths.reviewAct(language, review.id, 'helpful')}>
        <input type="hidden" name="back" value={back} />
        {pressed && <input type="hidden" name="take_back" value="1" />}
        <button
          type="submit"
          aria-pressed={pressed}
          aria-label={t('helpful_label', { title: review.title })}
          disabled={vote.state !== 'idle'}
          className={cx(small, 'hover:border-ink', pressed && 'border-jade bg-jade-wash')}
        >
          <Icon name="check" />
          <span aria-hidden="true">{count > 0 ? t('helpful_count', { count }) : t('helpful')}</span>
        </button>
      </vote.Form>
      <details className="group min-w-0">
        <summary
          aria-label={t('report_label', { title: review.title })}
          className={cx(small, 'cursor-pointer text-muted hover:border-ink')}
        >
          {t('report')}
        </summary>
        <report.Form
          method="post"
          action={sitePaths.reviewAct(language, review.id, 'report')}
          className="mt-3 grid max-w-sm gap-4 border border-line bg-surface p-4"
        >
          <input type="hidden" name="back" value={back} />
          <Field label={t('report_title')}>
            {(control) => (
              <Select {...control} name="reason" defaultValue="spam">
                {reasons.map((reason) => (
                  <option key={reason} value={reason}>
                    {t(`reason.${reason}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={t('report_note')}>
            {(control) => <Input {...control} name="note" maxLength={500} />}
          </Field>
          <Button type="submit" tone="secondary" size="small" pending={report.state !== 'idle'}>
            {t('report_submit')}
          </Button>
        </report.Form>
      </details>
    </div>
  );
}
