import { useLocation } from '@remix-run/react';
import { type ReactNode, useEffect, useState } from 'react';
import { Palette } from './palette';
import { SessionDialog } from './session-dialog';
import { Sidebar } from './sidebar';
import { TopBar } from './top-bar';
import { useShortcut } from './use-shortcut';

/** Navigation on the left, the bar above, the page. */
export function Shell({ children }: { children: ReactNode }) {
  const [paletteOpen, setPaletteOpen] = useState(false);
  const { pathname } = useLocation();
  useShortcut('k', () => setPaletteOpen((open) => !open));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has been gone to
  useEffect(() => setPaletteOpen(false), [pathname]);

  return (
    <div className="flex min-h-dvh">
      <Sidebar />
      <div className="flex min-w-0 grow flex-col">
        <TopBar onSearch={() => setPaletteOpen(true)} />
        <main id="main" tabIndex={-1} className="min-w-0 grow px-4 pb-16 outline-none md:px-6">
          {children}
        </main>
      </div>
      <Palette open={paletteOpen} onClose={() => setPaletteOpen(false)} />
      <SessionDialog />
    </div>
  );
}
