import { Link } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UnratedRecord } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { callAsCustomer } from '~/site/account/call';
import { useUser } from '~/site/account/user-store';
import { CardGrid, gridSizes } from '~/site/cards/card-grid';
import { sitePaths } from '~/site/paths';
import { Section } from '~/site/section';
import { Card } from '~/ui/card';

/** What the visitor knows and has not rated: filled in by the browser, since the page is the same for everybody. */
export function Unrated() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const userId = useUser()?.id;
  const [records, setRecords] = useState<UnratedRecord[] | null>(null);

  useEffect(() => {
    let isCurrent = true;
    setRecords(null);
    if (userId === undefined) return;
    void callAsCustomer('GET', '/me/unrated', { query: { lang_id: language } }).then(
      (answer) => isCurrent && setRecords(answer?.data ?? null),
    );
    return () => {
      isCurrent = false;
    };
  }, [userId, language]);

  if (userId === undefined) {
    return (
      <p className="page mt-6 text-sm">
        <Link
          to={`${sitePaths.signIn(language)}?next=${encodeURIComponent(sitePaths.rating(language))}`}
          className="link inline-block py-1"
        >
          {t('rating.guest')}
        </Link>
      </p>
    );
  }
  if (!records) return null;
  if (records.length === 0) return <p className="page mt-6 text-sm text-muted">{t('rating.none')}</p>;
  return (
    <Section title={t('rating.todo')} lead={t('rating.todo_text')}>
      <CardGrid label={t('rating.todo')}>
        {records.map((record) => (
          <Card
            key={`${record.kind} ${record.id}`}
            to={`/${language}${record.path}`}
            record={record}
            fact={t(`rating.${record.reason}`)}
            sizes={gridSizes}
          />
        ))}
      </CardGrid>
    </Section>
  );
}
