import type { ReactNode } from 'react';
import { LogoMark } from '~/site/logo';
import { ThemeSwitch } from '~/ui/theme-switch';
import { InterfaceLanguageSwitch } from '../shell/interface-language-switch';
import { useAdminText } from '../text';

/** The page around a sign-in form: a strip of the country's light on one side, the form on the other. */
export function SignInPage({
  title,
  intro,
  children,
}: {
  title: string;
  intro: string;
  children: ReactNode;
}) {
  const t = useAdminText();
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,32rem)]">
      <Horizon />
      <main id="main" tabIndex={-1} className="flex flex-col bg-surface px-6 py-6 outline-none sm:px-12">
        <div className="flex items-center justify-between">
          <p className="flex items-center gap-2.5 font-semibold">
            <LogoMark className="size-9" />
            <span className="leading-tight">
              {t('product')}
              <span className="block text-xs font-normal text-muted">{t('back_office')}</span>
            </span>
          </p>
          <div className="flex items-center gap-1">
            <InterfaceLanguageSwitch />
            <ThemeSwitch />
          </div>
        </div>
        <div className="my-auto w-full max-w-96 py-10">
          <h1 className="text-2xl">{title}</h1>
          <p className="mt-2 mb-7 text-muted">{intro}</p>
          {children}
        </div>
      </main>
    </div>
  );
}

/** From far to near; the farther, the more of the sky is in the ink. */
const hills = [
  {
    ink: 'color-mix(in oklch, var(--color-river) 22%, var(--color-turmeric-wash))',
    path: 'M0 640c80-10 90-150 150-150s60 90 110 96 70-130 130-130 60 110 120 118 80-70 130-70 70 60 120 66 80-40 140-40v470H0z',
  },
  {
    ink: 'color-mix(in oklch, var(--color-river) 50%, var(--color-turmeric-wash))',
    path: 'M0 700c90-8 110-120 180-120s70 96 150 100 110-150 190-150 90 130 170 138 110-60 210-60v392H0z',
  },
  {
    ink: 'color-mix(in oklch, var(--color-jade) 80%, var(--color-river))',
    path: 'M0 790c120-20 150-150 230-150s90 120 190 126 210 8 480-14v248H0z',
  },
  { ink: 'var(--color-jade)', path: 'M0 880c220-40 420-20 900 10v110H0z' },
];

function Horizon() {
  return (
    <div aria-hidden="true" className="relative hidden overflow-hidden bg-turmeric-wash lg:block">
      <svg
        aria-hidden="true"
        viewBox="0 0 900 1000"
        preserveAspectRatio="xMidYMax slice"
        className="absolute inset-0 size-full"
      >
        <circle cx="560" cy="430" r="120" className="fill-lacquer" />
        {hills.map(({ ink, path }) => (
          <path key={path} style={{ fill: ink }} d={path} />
        ))}
        <g className="stroke-turmeric-wash" strokeWidth="5" strokeLinecap="round" opacity=".7">
          <path d="M470 838h180M520 862h120M560 886h60M120 918h120M700 930h110" />
        </g>
      </svg>
    </div>
  );
}
