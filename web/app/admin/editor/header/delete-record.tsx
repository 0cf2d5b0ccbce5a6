import { useNavigate } from '@remix-run/react';
import { useState } from 'react';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { toast } from '~/ui/toast-store';
import { callByDescriptor } from '../../api/browser';
import type { ContentRecord } from '../../api/types';
import { recordAddress } from '../../entities/paths';
import { useAdmin } from '../../shell/admin-context';
import { useAdminText } from '../../text';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { useOutcome } from '../../ui/outcome';
import { useEditor } from '../editor-context';

interface DeleteRecordProps {
  /** As it is stored. */
  record: ContentRecord;
  title: string;
  /** The list that one came from. */
  back: string;
  /** What was typed and not saved goes with the record. */
  onDeleted: () => void;
}

/** Puts the record that is edited into the bin, after a question that says what becomes of it. */
export function DeleteRecord({ record, title, back, onDeleted }: DeleteRecordProps) {
  const { id } = record;
  const wasLive = record.status === 1;
  const t = useAdminText();
  const { entity } = useEditor();
  const { may } = useAdmin();
  const say = useOutcome(entity);
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  const [pending, setPending] = useState(false);
  const { remove, restore, status } = entity.calls;
  if (!may(entity.right, 'delete')) return null;

  async function takeBack(restored: NonNullable<typeof restore>) {
    const answer = await callByDescriptor<unknown>(restored(id));
    say('restore', answer);
    if (!answer.ok) return;
    // What comes out of the bin is hidden, also what was live.
    if (wasLive && may(entity.right, 'publish')) {
      const shown = await callByDescriptor<unknown>(status(record, true));
      if (!shown.ok) say('status', shown);
    } else if (wasLive) toast.message(t('undo.stays_hidden', { count: 1 }));
    navigate(recordAddress(entity, id));
  }

  async function confirm() {
    setPending(true);
    const answer = await callByDescriptor<unknown>(remove(id));
    setPending(false);
    setAsked(false);
    if (!answer.ok) return say('delete', answer);
    onDeleted();
    const noun = t(`entity.${entity.name}.noun`);
    if (restore)
      toast.offer(t('toast.delete.success', { noun }), {
        label: t('undo.button'),
        run: () => void takeBack(restore),
      });
    else say('delete', answer);
    navigate(back);
  }

  return (
    <>
      <Button
        tone="quiet"
        size="small"
        aria-haspopup="dialog"
        aria-label={t('list.delete_one', { title })}
        onClick={() => setAsked(true)}
      >
        <Icon name="trash" />
        <span className="max-xl:visually-hidden">{t('list.delete')}</span>
      </Button>
      <ConfirmDialog
        open={asked}
        title={t('confirm.delete_one', { title })}
        action={t('list.delete')}
        pending={pending}
        onConfirm={() => void confirm()}
        onClose={() => setAsked(false)}
      >
        <p>{t(restore ? 'confirm.bin_text' : 'confirm.delete_text')}</p>
        {wasLive && <p className="mt-3">{t('confirm.live_text')}</p>}
      </ConfirmDialog>
    </>
  );
}
