import { useState } from 'react';
import { pageLanguage } from '~/api/browser-fetch';
import { formatVnd } from '~/i18n/money';
import { useLanguage } from '~/i18n/use-language';
import { Button } from '~/ui/button';
import { Textarea } from '~/ui/controls';
import { Dialog } from '~/ui/dialog';
import { Field } from '~/ui/field';
import { callFromBrowser } from '../api/browser';
import { useListCall } from '../table/use-list-call';
import { useAdminText } from '../text';
import { useOrdersText } from './text';
import type { AdminOrder, AdminPayment } from './types';

/** Asks before it is written down that money was given back: the tickets cannot be made good again. */
export function RefundDialog({ order, payment }: { order: AdminOrder; payment: AdminPayment }) {
  const t = useOrdersText();
  const language = useLanguage();
  const _admin = useAdminText();
  const [open, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const { call, pending } = useListCall();

  async function mark() {
    const json = {
      payment_id: payment.id,
      note,
      version: order.version,
      lang_id: pageLanguage(),
    };
    const said = { success: t('refund_success'), failure: t('refund_failure') };
    const path = { code: order.code };
    await call(callFromBrowser('POST', '/orders/admin/{code}/refund', { path, json }), said);
    setOpen(false);
  }

  return (
    <>
      <Button tone="secondary" size="small" onClick={() => setOpen(true)}>
        {t('refund')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('refund_title')}
        className="w-[min(34rem,94vw)]"
      >
        <p>{t('refund_text', { amount: formatVnd(order.refund?.amount ?? payment.amount, language) })}</p>
        <Field label={t('refund_note')} className="mt-4">
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={500}
              value={note}
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
            />
          )}
        </Field>
        <div className="mt-6 flex justify-end">
          <Button tone="danger" pending={pending} onClick={() => void mark()}>
            {t('refund_confirm')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
