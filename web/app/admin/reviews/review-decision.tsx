import { useState } from 'react';
import { Button } from '~/ui/button';
import { Input } from '~/ui/controls';
import { Field } from '~/ui/field';
import { callFromBrowser } from '../api/browser';
import { useListCall } from '../table/use-list-call';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { useReviewText } from './text';
import type { ModeratedReview } from './types';

/** Shows a review, hides it with a word to its author, or deletes it. */
export function ReviewDecision({ review }: { review: ModeratedReview }) {
  const t = useReviewText();
  const { call, pending } = useListCall();
  const [reason, setReason] = useState('');
  const [isDeleting, setDeleting] = useState(false);
  const { id, status, version, reports } = review;

  const decide = (wanted: 'approved' | 'rejected') =>
    void call(
      callFromBrowser('PUT', '/reviews/status/{id}', {
        path: { id },
        json: { status: wanted, version, ...(wanted === 'rejected' && reason ? { reason } : {}) },
      }),
      { success: t(`done.${wanted}`), failure: t('failed.status') },
    );

  async function remove() {
    await call(callFromBrowser('DELETE', '/reviews/admin/{id}', { path: { id } }), {
      success: t('done.deleted'),
      failure: t('failed.deleted'),
    });
    setDeleting(false);
  }

  return (
    <>
      {status === 'pending' && (
        <Field label={t('reject_reason')}>
          {(control) => (
            <Input
              {...control}
              value={reason}
              maxLength={500}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      )}
      <div className="flex flex-wrap gap-2">
        {status !== 'approved' && (
          <Button size="small" pending={pending} onClick={() => decide('approved')}>
            {t('approve')}
          </Button>
        )}
        {status === 'approved' && reports.length > 0 && (
          <Button size="small" tone="secondary" pending={pending} onClick={() => decide('approved')}>
            {t('keep')}
          </Button>
        )}
        {status !== 'rejected' && (
          <Button size="small" tone="secondary" pending={pending} onClick={() => decide('rejected')}>
            {t('hide')}
          </Button>
        )}
        <Button
          size="small"
          tone="quiet"
          pending={pending}
          aria-haspopup="dialog"
          onClick={() => setDeleting(true)}
        >
          {t('delete')}
        </Button>
      </div>
      <ConfirmDialog
        open={isDeleting}
        title={t('confirm_title')}
        action={t('delete')}
        pending={pending}
        onConfirm={() => void remove()}
        onClose={() => setDeleting(false)}
      >
        {t('confirm_delete')}
      </ConfirmDialog>
    </>
  );
}
