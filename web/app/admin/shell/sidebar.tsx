import { NavLink } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useLanguage } from '~/i18n/use-language';
import { LogoMark } from '~/site/logo';
import { cx } from '~/ui/cx';
import { Icon, type IconName } from '~/ui/icon';
import { useAdminText } from '../text';
import { useAdmin } from './admin-context';
import { useContentLanguage, withContentLanguage } from './content-language';
import { menuFor } from './navigation';

function Item({
  to,
  icon,
  end,
  ownPage,
  children,
}: {
  to: string;
  icon: IconName;
  end?: boolean | undefined;
  ownPage?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <NavLink
      to={to}
      end={end}
      reloadDocument={ownPage}
      prefetch={ownPage ? 'none' : 'intent'}
      className={({ isActive }) =>
        cx(
          'flex min-h-10 items-center gap-2.5 rounded-input px-3 no-underline transition-colors duration-150',
          isActive ? 'bg-jade-wash font-semibold text-jade-deep' : 'hover:bg-jade-wash',
        )
      }
    >
      <Icon name={icon} className="text-muted" />
      {children}
    </NavLink>
  );
}

/** The way to everything that the role may read. */
export function Navigation() {
  const t = useAdminText();
  const { holds } = useAdmin();
  const language = useContentLanguage();
  const own = useLanguage();
  return (
    <nav aria-label={t('nav.label')} data-print="hide" className="grid gap-5">
      <Item to="/admin" icon="menu" end>
        {t('nav.dashboard')}
      </Item>
      {menuFor(holds).map(({ name, items }) => (
        <div key={name}>
          <p className="kicker mb-1 px-3" id={`nav-${name}`}>
            {t(`nav.groups.${name}`)}
          </p>
          <ul aria-labelledby={`nav-${name}`} className="grid gap-0.5">
            {items.map(({ to, icon, text, exact, ownPage }) => (
              <li key={to}>
                <Item to={withContentLanguage(to, language, own)} icon={icon} end={exact} ownPage={ownPage}>
                  {t(text)}
                </Item>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** The left column of wide screens. */
export function Sidebar() {
  const t = useAdminText();
  return (
    <aside className="admin-sidebar sticky top-0 hidden h-dvh w-60 shrink-0 flex-col gap-6 overflow-y-auto border-r border-line bg-paper px-3 py-4 lg:flex">
      <a href="/admin" className="flex items-center gap-2.5 px-3 font-semibold no-underline">
        <LogoMark className="size-8" />
        <span className="leading-tight">
          {t('product')}
          <span className="block text-xs font-normal text-muted">{t('back_office')}</span>
        </span>
      </a>
      <Navigation />
      <a
        href="/vi"
        target="_blank"
        rel="noreferrer"
        className="link-quiet mt-auto flex min-h-10 items-center gap-2.5 px-3 text-muted"
      >
        <Icon name="external" />
        {t('nav.site')}
      </a>
    </aside>
  );
}
