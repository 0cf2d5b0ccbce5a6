import { useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { ThemeSwitch } from '~/ui/theme-switch';
import { useAdminText } from '../text';
import { AccountMenu } from './account-menu';
import { ContentLanguageSwitch } from './content-language-switch';
import { Drawer } from './drawer';
import { InterfaceLanguageSwitch } from './interface-language-switch';
import { Navigation } from './sidebar';
import { useModifierKey } from './use-modifier-key';

/** Search, the language of content, and what is one's own. */
export function TopBar({ onSearch }: { onSearch: () => void }) {
  const t = useAdminText();
  const modifier = useModifierKey();
  const { pathname } = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has been gone to
  useEffect(() => setMenuOpen(false), [pathname]);

  return (
    <header
      data-print="hide"
      className="flex min-h-14 flex-wrap items-center gap-x-2 gap-y-1 border-b border-line bg-surface px-2 md:px-6"
    >
      <Button
        tone="quiet"
        size="icon"
        className="needs-script lg:hidden"
        onClick={() => setMenuOpen(true)}
        aria-label={t('nav.open')}
        aria-haspopup="dialog"
      >
        <Icon name="menu" />
      </Button>
      <button
        type="button"
        onClick={onSearch}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className="needs-script flex min-h-10 items-center gap-2.5 rounded-input border border-edge bg-surface px-3 text-muted hover:border-ink md:w-72"
      >
        <Icon name="search" />
        <span className="hidden grow text-left sm:inline">{t('palette.open')}</span>
        <span className="visually-hidden sm:hidden">{t('palette.open')}</span>
        <kbd className="hidden rounded-input border border-line px-1.5 text-xs md:inline">{modifier} K</kbd>
      </button>
      <div className="ml-auto flex items-center gap-1">
        <ContentLanguageSwitch />
        <span className="hidden md:block">
          <InterfaceLanguageSwitch />
        </span>
        <span className="hidden sm:block">
          <ThemeSwitch />
        </span>
        <AccountMenu />
      </div>
      <Drawer open={menuOpen} onClose={() => setMenuOpen(false)} title={t('nav.label')} side="left">
        <Navigation />
        <div className="mt-6 flex items-center gap-1 border-t border-line pt-4">
          <InterfaceLanguageSwitch />
          <ThemeSwitch />
        </div>
      </Drawer>
    </header>
  );
}
