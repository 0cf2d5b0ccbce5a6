import { Link } from '@remix-run/react';
import { useState } from 'react';
import { pageLanguage } from '~/api/browser-fetch';
import type { Posted } from '~/api/types';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { toast } from '~/ui/toast-store';
import { callByDescriptor } from '../api/browser';
import type { EntityDescriptor } from '../entities/descriptor';
import { recordAddress } from '../entities/paths';
import { useWorkText } from '../table/text';
import { useAdminText } from '../text';

type Undone = Posted<'/import/{entity}/undo'>['data'];

interface ImportUndoProps {
  importId: string;
  entity: EntityDescriptor;
}

/** Takes a whole import back by one press, and says what has been changed since and therefore stays. */
export function ImportUndo({ importId, entity }: ImportUndoProps) {
  const t = useWorkText();
  const admin = useAdminText();
  const [pending, setPending] = useState(false);
  const [undone, setUndone] = useState<Undone | null>(null);

  async function undo() {
    setPending(true);
    const answer = await callByDescriptor<{ data: Undone }>({
      method: 'POST',
      path: `/import/${entity.right}/undo?lang_id=${pageLanguage()}`,
      body: { import_id: importId },
    });
    setPending(false);
    if (answer.ok) return setUndone(answer.body.data);
    const reason = answer.status === 0 ? admin('error.no_answer') : answer.problem.message;
    toast.error(`${t('import.undo_failed')} ${reason}`.trim());
  }

  return (
    <div role="status" className="mt-4">
      {!undone && (
        <Button tone="secondary" size="small" pending={pending} onClick={() => void undo()}>
          <Icon name="undo" /> {t('import.undo')}
        </Button>
      )}
      {undone && (
        <p className="figures">
          {t('import.undone', { removed: undone.removed, reverted: undone.reverted })}
        </p>
      )}
      {undone && undone.left.length > 0 && (
        <>
          <p className="mt-2 text-lacquer">{t('import.left')}</p>
          <ul className="mt-1 grid gap-1 text-sm">
            {undone.left.map(({ id, title, reason, message }) => (
              <li key={id}>
                <Link to={recordAddress(entity, id)} className="link-quiet inline-block py-1">
                  {title || `#${id}`}
                </Link>{' '}
                <span className="text-muted">{message ?? t(`import.left_why.${reason}`)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
