import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { SearchAnswer } from '~/api/types';
import { dateInWords, machineDate } from '~/i18n/dates';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { Icon } from '~/ui/icon';

type Answer = SearchAnswer['answers'][number];

/** Who says it and when that was looked at; what is told on a page of ours has neither. */
function AnswerSource({ answer }: { answer: Answer }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const { source, source_url, checked_on, is_expired } = answer;
  if (source === '') return null;
  return (
    <p className="mt-2 text-sm text-muted">
      {t('search.answer_source')}:{' '}
      {source_url ? (
        <a href={source_url} rel="noopener" className="link inline-block py-0.5">
          {source}
        </a>
      ) : (
        source
      )}
      {checked_on && (
        <>
          {' · '}
          {t('search.answer_checked')}{' '}
          <time dateTime={machineDate(checked_on)} className="whitespace-nowrap">
            {dateInWords(checked_on, language)}
          </time>
        </>
      )}
      {is_expired && (
        <span className="mt-1 flex items-start gap-1.5 text-danger">
          <Icon name="alert" className="mt-0.5" />
          {t('search.answer_expired')}
        </span>
      )}
    </p>
  );
}

/** What answers the question by itself, before the places that were found for it. */
export function SearchAnswers({ answers }: { answers: Answer[] }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  return (
    <section aria-labelledby="answers" className="mt-8 rounded-card bg-surface p-5 sm:p-7">
      <h2 id="answers" className="kicker font-text">
        {t('search.answers', { count: answers.length })}
      </h2>
      {answers.map((answer) => (
        <div
          key={`${answer.type} ${answer.path}`}
          className="mt-3 border-line not-first-of-type:mt-5 not-first-of-type:border-t not-first-of-type:pt-5"
        >
          <h3 className="text-lg">
            <Names>{answer.title}</Names>
          </h3>
          <p className="mt-1 max-w-[68ch]">
            <Names>{answer.text}</Names>
          </p>
          <AnswerSource answer={answer} />
          <p className="mt-2">
            <Link
              to={`/${language}${answer.path}`}
              prefetch="intent"
              className="link inline-block py-0.5 text-sm"
            >
              {t('search.answer_more')}
              <span className="visually-hidden">: {answer.title}</span>
            </Link>
          </p>
        </div>
      ))}
    </section>
  );
}
