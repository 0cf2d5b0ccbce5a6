import { Link } from '@remix-run/react';
import { buttonStyle } from '~/ui/button-style';
import { Icon } from '~/ui/icon';
import { useAdminText } from '../text';

/** To the page that gathers all that belongs to a record. */
export function WorkspaceLink({ to, title }: { to: string; title: string }) {
  const t = useAdminText();
  return (
    <Link
      to={to}
      aria-label={t('workspace.open', { title })}
      title={t('workspace.open', { title })}
      className={buttonStyle('quiet', 'small', 'px-2.5')}
    >
      <Icon name="list" />
    </Link>
  );
}
