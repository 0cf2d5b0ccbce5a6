import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import { Input } from '~/ui/controls';
import { Dialog } from '~/ui/dialog';
import { Field } from '~/ui/field';
import type { Plan, ShownPlan } from '../plan';
import { useBoard } from './board-context';

const TITLE_LENGTH = 200;

/** What the plan is called, and when it begins. */
export function NameDialog({ shown, onClose }: { shown: ShownPlan; onClose: () => void }) {
  const { t } = useTranslation('trip');
  const { edit, change, say } = useBoard();
  const start = shown.request.start_date;

  function take(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const title = String(form.get('title') ?? '').trim() || shown.title;
    const date = String(form.get('start_date') ?? '');
    const make = (plan: Plan) => ({ ...plan, title });
    if (date && date !== start) edit(() => ({ edits: [{ do: 'set_start_date', start_date: date }], make }));
    else if (title !== shown.title) change(make);
    say(t('board.renamed', { title }));
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title={t('board.name')}>
      <form onSubmit={take} className="grid gap-5">
        <Field label={t('board.title')}>
          {(control) => (
            <Input {...control} name="title" maxLength={TITLE_LENGTH} defaultValue={shown.title} required />
          )}
        </Field>
        <Field label={t('wizard.start_date')}>
          {(control) => <Input {...control} type="date" name="start_date" defaultValue={start ?? ''} />}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{t('board.take')}</Button>
          <Button tone="quiet" onClick={onClose}>
            {t('board.leave')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
