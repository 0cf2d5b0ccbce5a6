import { type FormEvent, useState } from 'react';
import { Button } from '~/ui/button';
import { Textarea } from '~/ui/controls';
import { Field } from '~/ui/field';
import { callFromBrowser } from '../api/browser';
import { useListCall } from '../table/use-list-call';
import { useReviewText } from './text';
import type { ModeratedReview } from './types';

/** The organisation's answer to a review that is shown. */
export function ReviewReply({ review }: { review: ModeratedReview }) {
  const t = useReviewText();
  const { call, pending } = useListCall();
  const [reply, setReply] = useState(review.reply);

  function save(event: FormEvent) {
    event.preventDefault();
    const said = { success: t('done.reply'), failure: t('failed.reply') };
    void call(
      callFromBrowser('PUT', '/reviews/reply/{id}', {
        path: { id: review.id },
        json: { reply, version: review.version },
      }),
      said,
    );
  }

  return (
    <form onSubmit={save} className="grid gap-2">
      <Field label={t('reply')} hint={t('reply_hint')}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={3000}
            value={reply}
            onChange={(event) => setReply(event.target.value)}
          />
        )}
      </Field>
      <div>
        <Button
          type="submit"
          size="small"
          tone="secondary"
          pending={pending}
          disabled={reply === review.reply}
        >
          {t('reply_save')}
        </Button>
      </div>
    </form>
  );
}
