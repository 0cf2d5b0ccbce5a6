import { useState } from 'react';
import type { Problem } from '~/api/answer';
import { pageLanguage } from '~/api/browser-fetch';
import type { Language } from '~/i18n/languages';
import { useLanguage } from '~/i18n/use-language';
import { Button } from '~/ui/button';
import { buttonStyle } from '~/ui/button-style';
import { Icon } from '~/ui/icon';
import { toast } from '~/ui/toast-store';
import { callByDescriptor } from '../api/browser';
import type { EntityDescriptor } from '../entities/descriptor';
import { listAddress } from '../entities/paths';
import { withContentLanguage } from '../shell/content-language';
import { PageHeader } from '../shell/page-header';
import { useWorkText } from '../table/text';
import { useAdminText } from '../text';
import { ImportFile } from './import-file';
import { ImportLanguage } from './import-language';
import { ImportReport } from './import-report';
import { ImportUndo } from './import-undo';
import type { Report } from './report';
import { useColumnWord } from './use-column-word';

interface ImportPageProps {
  entity: EntityDescriptor;
  columns: string[];
  language: Language;
}

/** Why a table was refused as a whole. */
const reasonOf = ({ errors, message }: Problem) => Object.values(errors ?? {})[0]?.[0] ?? message;

/** A table of records: chosen, looked through without writing anything, then written as a whole. */
export function ImportPage({ entity, columns, language }: ImportPageProps) {
  const t = useWorkText();
  const admin = useAdminText();
  const columnWord = useColumnWord();
  const own = useLanguage();
  const [csv, setCsv] = useState('');
  // Of a table that doesn't say it by itself; asked for, and never taken from the list one came from.
  const [spoken, setSpoken] = useState<Language | null>(null);
  const [isUnsaid, setUnsaid] = useState(false);
  const [report, setReport] = useState<Report | null>(null);
  const [refusal, setRefusal] = useState('');
  const [pending, setPending] = useState(false);
  const list = withContentLanguage(listAddress(entity), language, own);
  const many = admin(`entity.${entity.name}.many`);

  async function send(text: string, dryRun: boolean, spokenNow = spoken) {
    setPending(true);
    setRefusal('');
    setUnsaid(false);
    // The query says in which language to answer; the body in which one to write.
    const answer = await callByDescriptor<{ data: Report }>({
      method: 'POST',
      path: `/import/${entity.right}?lang_id=${pageLanguage()}`,
      body: { csv: text, dry_run: dryRun, ...(spokenNow ? { lang_id: spokenNow } : {}) },
    });
    setPending(false);
    if (answer.ok) {
      setReport(answer.body.data);
      if (!dryRun) {
        setCsv('');
        toast.success(t('import.success'));
      }
      return;
    }
    if (answer.problem.errors?.lang_id) return setUnsaid(true);
    const { data } = answer.problem;
    // Another refusal may come with something else.
    const found = data && 'problems' in data ? data : null;
    setReport(found);
    const reason = answer.status === 0 ? admin('error.no_answer') : reasonOf(answer.problem);
    setRefusal(found ? '' : reason);
    if (!dryRun) toast.error(`${t('import.failure')} ${found ? '' : reason}`.trim());
  }

  const changes = report ? report.created + report.updated : 0;
  const mayWrite = csv !== '' && report?.dry_run && report.problems.length === 0 && changes > 0;

  return (
    <>
      <PageHeader
        title={`${t('import.title')}: ${many}`}
        crumbs={[
          { title: admin('nav.dashboard'), to: '/admin' },
          { title: many, to: list },
          { title: t('import.title') },
        ]}
        actions={
          <a
            href={`${listAddress(entity)}/export.csv?for=import&lang_id=${language}`}
            download
            className={buttonStyle('secondary', 'small')}
          >
            <Icon name="download" />
            {t('import.template')}
          </a>
        }
      />
      <p className="max-w-measure text-muted">{t('import.intro')}</p>
      <details className="mt-2 max-w-measure text-sm">
        <summary className="cursor-pointer py-1 font-semibold">{t('import.columns')}</summary>
        <p className="mt-1 text-muted">{t('import.columns_text')}</p>
        <ul className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-2">
          {columns.map((column) => (
            <li key={column} className="[overflow-wrap:anywhere]">
              <code>{column}</code> <span className="text-muted">{columnWord(column)}</span>
            </li>
          ))}
        </ul>
      </details>
      <ImportFile
        pending={pending}
        onText={(text) => {
          setCsv(text);
          setReport(null);
          setSpoken(null);
          void send(text, true, null);
        }}
        onRefused={(reason) => {
          setCsv('');
          setReport(null);
          setUnsaid(false);
          setRefusal(reason);
        }}
      />
      <div role="status" className="mt-6">
        {pending && <p className="text-muted">{t('import.checking')}</p>}
        {refusal && (
          <p className="flex items-start gap-2 text-danger">
            <Icon name="alert" className="mt-1" />
            {refusal}
          </p>
        )}
        {isUnsaid && !pending && (
          <ImportLanguage
            csv={csv}
            onChosen={(chosen) => {
              setSpoken(chosen);
              void send(csv, true, chosen);
            }}
          />
        )}
        {report && !pending && <ImportReport report={report} entity={entity} />}
      </div>
      {report?.import_id && <ImportUndo key={report.import_id} importId={report.import_id} entity={entity} />}
      {mayWrite && (
        <Button className="mt-6" pending={pending} onClick={() => void send(csv, false)}>
          <Icon name="check" />
          {t('import.write', { count: changes })}
        </Button>
      )}
    </>
  );
}
