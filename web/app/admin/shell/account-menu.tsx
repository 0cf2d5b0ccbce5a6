import { Form, Link, useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { Icon } from '~/ui/icon';
import { forgetWork } from '../editor/draft/forget-work';
import { useAdminText } from '../text';
import { useAdmin } from './admin-context';
import { Avatar } from './avatar';
import { useClosingDisclosure } from './use-closing-disclosure';

/** Who is signed in, the own profile, and the way out. */
export function AccountMenu() {
  const t = useAdminText();
  const { admin } = useAdmin();
  const { pathname } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  useClosingDisclosure(menu);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has been gone to
  useEffect(() => {
    if (menu.current) menu.current.open = false;
  }, [pathname]);

  const entry =
    'flex min-h-10 w-full items-center gap-2.5 rounded-input px-3 text-left no-underline hover:bg-jade-wash';
  return (
    <details ref={menu} className="relative">
      <summary className="flex min-h-10 items-center gap-2 rounded-input px-1.5 hover:bg-jade-wash">
        <Avatar name={admin.full_name} image={admin.avatar} />
        <span className="visually-hidden">{t('account.menu', { name: admin.full_name })}</span>
        <Icon name="chevron-down" className="text-muted" />
      </summary>
      <div className="absolute right-0 z-30 mt-1 w-64 rounded-card border border-line bg-surface p-2 shadow-lift">
        <div className="border-b border-line px-3 pt-1 pb-3">
          <p className="font-semibold">{admin.full_name}</p>
          <p className="text-xs break-all text-muted">{admin.email}</p>
          <p className="mt-1 text-xs text-muted">{admin.role.name}</p>
        </div>
        <div className="mt-2 grid">
          <Link to="/admin/profile" className={entry}>
            <Icon name="user" /> {t('account.profile')}
          </Link>
          <Form method="post" action="/admin/logout" onSubmit={forgetWork}>
            <button type="submit" className={entry}>
              <Icon name="sign-out" /> {t('account.sign_out')}
            </button>
          </Form>
        </div>
      </div>
    </details>
  );
}
