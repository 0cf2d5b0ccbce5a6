import { buttonStyle } from '~/ui/button-style';
import { Icon, type IconName } from '~/ui/icon';
import { useAdmin } from '../shell/admin-context';
import { usePeopleText } from './text';
import type { Account } from './types';

export type AccountQuestion = 'send_link' | 'remove_factor' | 'delete';

interface AccountActionsProps {
  account: Account;
  changeable: boolean;
  onEdit: () => void;
  onAsk: (question: AccountQuestion) => void;
}

/** What can be done with an account, as far as the role allows it. */
export function AccountActions({ account, changeable, onEdit, onAsk }: AccountActionsProps) {
  const t = usePeopleText();
  const { admin, may } = useAdmin();
  if (!changeable) return <span className="text-xs text-muted">{t('accounts.beyond')}</span>;
  const name = account.full_name;
  const isSelf = account.id === admin.id;
  const mayUpdate = may('admin', 'update');
  return (
    <div className="flex justify-end gap-0.5">
      {mayUpdate && <Action icon="edit" label={t('accounts.edit_one', { name })} onClick={onEdit} />}
      {mayUpdate && account.is_active && (
        <Action
          icon="mail"
          label={t('accounts.send_link_one', { name })}
          onClick={() => onAsk('send_link')}
        />
      )}
      {mayUpdate && account.has_second_factor && !isSelf && (
        <Action
          icon="phone"
          label={t('accounts.remove_factor_one', { name })}
          onClick={() => onAsk('remove_factor')}
        />
      )}
      {may('admin', 'delete') && !isSelf && (
        <Action icon="trash" label={t('accounts.delete_one', { name })} onClick={() => onAsk('delete')} />
      )}
    </div>
  );
}

function Action({ icon, label, onClick }: { icon: IconName; label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      className={buttonStyle('quiet', 'small', 'px-2.5')}
    >
      <Icon name={icon} />
    </button>
  );
}
