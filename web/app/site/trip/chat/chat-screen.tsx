import { Link } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { LanguageSwitch } from '~/site/header/language-switch';
import { LogoMark } from '~/site/logo';
import { CountryMap } from '~/site/map/country-map';
import { sitePaths } from '~/site/paths';
import { Button } from '~/ui/button';
import { cx } from '~/ui/cx';
import { Icon } from '~/ui/icon';
import { ThemeSwitch } from '~/ui/theme-switch';
import type { ChatData } from './chat-data.server';
import { ChatPlan } from './chat-plan';
import { Conversation } from './conversation';
import { type ChatWork, useChat } from './use-chat';

function TopBar({ work }: { work: ChatWork }) {
  const { t } = useTranslation('trip');
  const language = useLanguage();
  return (
    <header className="flex min-h-14 items-center gap-2 border-b border-line bg-paper px-(--gutter)">
      <Link to={sitePaths.home(language)} aria-label="Visit Vietnam" className="mr-1 py-1">
        <LogoMark />
      </Link>
      <h1 className="mr-auto text-lg leading-tight">{t('chat.title')}</h1>
      {work.chat && work.chat.messages.length > 0 && (
        <Button tone="quiet" size="small" onClick={work.startAnew} className="min-h-11">
          <Icon name="edit" />
          <span className="max-sm:visually-hidden">{t('chat.anew')}</span>
        </Button>
      )}
      <LanguageSwitch />
      <ThemeSwitch />
    </header>
  );
}

const views = ['talk', 'plan'] as const;

/** The conversation about a journey and, beside it, the plan that comes of it; on a phone one at a time. */
export function ChatScreen({ data }: { data: ChatData }) {
  const { t } = useTranslation(['trip', 'site']);
  const work = useChat();
  const [view, setView] = useState<(typeof views)[number]>('talk');
  const plan = work.chat?.plan ?? null;
  return (
    <div className="flex h-dvh flex-col">
      <TopBar work={work} />
      <nav
        aria-label={t('chat.views')}
        className="needs-script grid grid-cols-2 border-b border-line lg:hidden"
      >
        {views.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={view === name}
            onClick={() => setView(name)}
            className="min-h-11 border-b-3 border-transparent text-sm font-semibold text-muted aria-pressed:border-lacquer aria-pressed:text-ink"
          >
            {t(`chat.view.${name}`)}
            {name === 'plan' && plan && (
              <span className="figures ml-1.5">
                ({t('site:card.days', { count: plan.shown.days.length })})
              </span>
            )}
          </button>
        ))}
      </nav>
      <main
        id="main"
        tabIndex={-1}
        className="grid min-h-0 grow outline-none lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
      >
        <div className={cx('flex min-h-0 flex-col', view !== 'talk' && 'max-lg:hidden')}>
          <Conversation work={work} />
        </div>
        <section
          aria-label={t('chat.view.plan')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          className={cx(
            'min-h-0 overflow-y-auto overscroll-contain bg-surface p-(--gutter) focus-visible:-outline-offset-3 lg:border-l lg:border-line',
            view !== 'plan' && 'max-lg:hidden',
          )}
        >
          {plan ? (
            <ChatPlan plan={plan} work={work} />
          ) : (
            <div className="mx-auto max-w-md">
              <p className="mb-5 text-muted">{t('chat.no_plan')}</p>
              <CountryMap cities={data.cities} label={t('site:map.label')} />
            </div>
          )}
        </section>
      </main>
    </div>
  );
}
