import { Link } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { Composer, type Draft } from './composer';
import { MessageEntry } from './message-entry';
import { Understood } from './understood';
import type { ChatWork } from './use-chat';

const starters = ['first', 'second', 'third', 'fourth'] as const;

/** Nearer to the end than this, in pixels, one follows what comes. */
const NEAR = 160;

/** Keeps the end in sight while one is there; who has gone back to read is left in peace. */
function useFollowing(what: unknown) {
  const box = useRef<HTMLElement>(null);
  const isNear = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is added, the end moves
  useEffect(() => {
    const element = box.current;
    if (element && isNear.current) element.scrollTop = element.scrollHeight;
  }, [what]);
  const onScroll = () => {
    const element = box.current;
    if (element) isNear.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
  };
  return { box, onScroll };
}

function Beginning({ work }: { work: ChatWork }) {
  const { t } = useTranslation('trip');
  return (
    <div className="max-w-measure">
      <h2 className="text-2xl">{t('chat.begin')}</h2>
      <p className="mt-3 text-muted">{t('chat.begin_text')}</p>
      <ul aria-label={t('chat.replies')} className="mt-6 grid gap-2.5">
        {starters.map((starter) => (
          <li key={starter}>
            <button
              type="button"
              onClick={() => work.send(t(`chat.starter.${starter}`))}
              className="flex min-h-12 w-full items-center gap-3 border-b border-line py-2 text-left hover:border-ink"
            >
              <Icon name="arrow-right" className="text-lacquer" />
              {t(`chat.starter.${starter}`)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What was said so far, and where one goes on. */
export function Conversation({ work }: { work: ChatWork }) {
  const { t } = useTranslation('trip');
  const language = useLanguage();
  const { chat, status, spoken, problem, isBusy, retry } = work;
  const messages = chat?.messages ?? [];
  const { box, onScroll } = useFollowing(chat);
  const [draft, setDraft] = useState<Draft | null>(null);
  const canRetry = !isBusy && messages.length > 0 && (problem !== '' || messages.at(-1)?.isCut);
  return (
    <>
      <section
        ref={box}
        onScroll={onScroll}
        aria-label={t('chat.conversation')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="min-h-0 grow overflow-y-auto overscroll-contain px-(--gutter) py-6 focus-visible:-outline-offset-3"
      >
        <noscript>
          <p className="max-w-measure text-lg">{t('chat.needs_script')}</p>
          <p className="mt-4">
            <a href={sitePaths.trip(language)} className="link py-1 font-semibold">
              {t('chat.to_wizard')}
            </a>
          </p>
        </noscript>
        {chat && messages.length === 0 && <Beginning work={work} />}
        <ol className="grid gap-6">
          {messages.map((message, index) => {
            const isLast = index === messages.length - 1;
            if (message.role === 'assistant' && message.content === '' && isLast && isBusy) return null;
            // biome-ignore lint/suspicious/noArrayIndexKey: messages stay where they are
            return <MessageEntry key={index} message={message} work={work} isLast={isLast} />;
          })}
        </ol>
        {isBusy && status && (
          <p className="mt-5 flex items-center gap-3 pl-5 text-sm text-muted">
            <span aria-hidden="true" className="size-2 animate-pulse rounded-full bg-lacquer" />
            {status}
          </p>
        )}
        {problem && (
          <p className="mt-5 flex items-start gap-2 border-l-3 border-danger bg-danger-wash px-4 py-3 text-danger">
            <Icon name="alert" className="mt-0.5" />
            {problem}
          </p>
        )}
        {canRetry && (
          <Button tone="secondary" size="small" onClick={retry} className="mt-3">
            <Icon name="undo" />
            {t('chat.retry')}
          </Button>
        )}
      </section>
      {/* Once at the beginning, once at the end: what comes in between would only chatter. */}
      <p role="status" className="visually-hidden">
        {isBusy ? t('chat.thinking') : problem || (spoken && `${t('chat.planner')}: ${spoken}`)}
      </p>
      <div className="border-t border-line px-(--gutter) py-3">
        {chat?.plan && (
          <Understood
            request={chat.plan.shown.request}
            days={chat.plan.shown.days.length}
            onCorrect={(text) => setDraft({ text })}
          />
        )}
        <Composer work={work} draft={draft} />
        <p className="needs-script mt-2 text-xs text-muted">
          {t('chat.note')}{' '}
          <Link to={sitePaths.trip(language)} className="link inline-block py-0.5">
            {t('chat.to_wizard')}
          </Link>
        </p>
      </div>
    </>
  );
}
