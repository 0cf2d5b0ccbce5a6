import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { toast } from '~/ui/toast-store';
import { Answer } from './answer';
import { recordName } from './answer-parts';
import type { OfferedStop } from './chat-events';
import type { ChatMessage } from './chat-store';
import type { ChatWork } from './use-chat';

interface MessageEntryProps {
  message: ChatMessage;
  work: ChatWork;
  isLast: boolean;
}

interface OfferedProps {
  message: ChatMessage;
  offered: OfferedStop;
  work: ChatWork;
}

/** One thing that can be added to the plan, and why. */
function Offered({ message, offered, work }: OfferedProps) {
  const { t } = useTranslation('trip');
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const record = message.records[recordName(offered)];
  const stops = work.chat?.plan?.shown.days.flatMap((day) => day.stops) ?? [];
  const isIn = stops.some(({ kind, id }) => kind === offered.kind && id === offered.id);

  if (!record) return null;

  async function add() {
    setBusy(true);
    if (await work.add(offered)) toast.success(t('chat.added', { title: record?.title }));
    setBusy(false);
  }

  return (
    <li className="flex items-start gap-3 border-t border-line py-3">
      <span className="min-w-0 grow">
        {record.path ? (
          <a
            href={sitePaths.place(language, record.path)}
            target="_blank"
            rel="noopener"
            className="link-quiet font-semibold"
          >
            <Names>{record.title}</Names>
          </a>
        ) : (
          <span className="font-semibold">
            <Names>{record.title}</Names>
          </span>
        )}
        <span className="block text-sm text-muted">{offered.reason}</span>
      </span>
      {work.chat?.plan && (
        <Button
          tone="secondary"
          size="small"
          onClick={add}
          pending={isBusy}
          disabled={isIn}
          aria-label={t('chat.add_one', { title: record.title })}
        >
          <Icon name={isIn ? 'check' : 'plus'} />
          {t(isIn ? 'chat.is_in' : 'board.add_short')}
        </Button>
      )}
    </li>
  );
}

/** What somebody said, with what can be done about it. */
export function MessageEntry({ message, work, isLast }: MessageEntryProps) {
  const { t } = useTranslation('trip');
  const { role, content, records, questions, isCut } = message;
  const suggestions = message.suggestions.filter((offered) => records[recordName(offered)]);
  if (role === 'user') {
    return (
      <li className="ml-auto max-w-[85%] rounded-card bg-jade-wash px-4 py-3 whitespace-pre-wrap [overflow-wrap:anywhere]">
        <span className="visually-hidden">{t('chat.you')}: </span>
        {content}
      </li>
    );
  }
  return (
    <li className="border-l-3 border-lacquer pl-5">
      <span className="visually-hidden">{t('chat.planner')}: </span>
      <Answer text={content} records={records} />
      {suggestions.length > 0 && (
        <ul aria-label={t('chat.offers')} className="mt-4 border-b border-line">
          {suggestions.map((offered) => (
            <Offered key={recordName(offered)} message={message} offered={offered} work={work} />
          ))}
        </ul>
      )}
      {isCut && <p className="mt-3 text-sm text-muted">{t('chat.was_cut')}</p>}
      {isLast && !work.isBusy && questions.length > 0 && (
        <ul aria-label={t('chat.replies')} className="mt-4 flex flex-wrap gap-2">
          {questions.map((question) => (
            <li key={question}>
              <Button tone="secondary" size="small" onClick={() => work.send(question)}>
                {/* One part of the button, or its gap would stand beside each name. */}
                <span>
                  <Names>{question}</Names>
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
