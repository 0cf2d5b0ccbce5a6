import { useSearchParams } from '@remix-run/react';
import { useCallback, useRef, useState } from 'react';
import { Button } from '~/ui/button';
import { buttonStyle } from '~/ui/button-style';
import { EmptyState } from '~/ui/empty-state';
import { Icon } from '~/ui/icon';
import { Pagination } from '~/ui/pagination';
import { LeaveWarning } from '../editor/saving/leave-warning';
import { FilterBar, FilterSelect } from '../people/filter-bar';
import { FormNotice } from '../session/form-notice';
import { useAdmin } from '../shell/admin-context';
import { PageHeader } from '../shell/page-header';
import { useAdminText } from '../text';
import { ImportDialog } from './import-dialog';
import { namespaceWord } from './namespace-word';
import { ProgressOf } from './progress-of';
import { useLanguagesText } from './text';
import { TextRow } from './text-row';
import { type SiteLanguage, type TextPage, together } from './types';

interface TextGridProps {
  language: SiteLanguage;
  /** Languages that texts can be translated from. */
  sources: readonly SiteLanguage[];
  source: string;
  list: TextPage;
  /** When the list was made: a new one begins with what is stored by then. */
  madeAt: number;
}

/** The texts of the interface in one language beside those of another, the missing ones first. */
export function TextGrid({ language, sources, source, list, madeAt }: TextGridProps) {
  const t = useLanguagesText();
  const adminText = useAdminText();
  const { may } = useAdmin();
  const [query] = useSearchParams();
  const [importing, setImporting] = useState(false);
  const grid = useRef<HTMLOListElement>(null);
  const unsaved = useRef(new Set<string>());
  const isDirty = useCallback(() => unsaved.current.size > 0, []);
  const readOnly = !may('language', 'translate');
  const chosen = query.get('namespace');
  const shown = chosen ? list.namespaces.filter(({ namespace }) => namespace === chosen) : list.namespaces;
  const { code, native_name: name } = language;

  const move = useCallback((from: Element | null, step: 1 | -1) => {
    const fields = [...(grid.current?.querySelectorAll<HTMLElement>('[data-text-field]') ?? [])];
    const next = fields[fields.indexOf(from as HTMLElement) + step];
    next?.focus();
    next?.scrollIntoView({ block: 'center' });
  }, []);

  return (
    <>
      <PageHeader
        title={t('grid.title', { name })}
        crumbs={[
          { title: adminText('nav.dashboard'), to: '/admin' },
          { title: t('title'), to: '/admin/languages' },
          { title: name },
        ]}
        actions={
          <>
            <a
              href={`/admin/languages/${code}/export.json${chosen ? `?namespace=${chosen}` : ''}`}
              download
              title={t('grid.export_hint')}
              className={buttonStyle('secondary', 'small')}
            >
              <Icon name="download" />
              {t('grid.export')}
            </a>
            {!readOnly && (
              <Button tone="secondary" size="small" aria-haspopup="dialog" onClick={() => setImporting(true)}>
                <Icon name="upload" />
                {t('import.open')}
              </Button>
            )}
          </>
        }
      />
      <div className="mb-4">
        <ProgressOf progress={together(shown)} />
      </div>
      {readOnly && <FormNotice message={t('grid.read_only')} />}
      <FilterBar placeholder={t('grid.search')}>
        <FilterSelect
          name="namespace"
          label={t('grid.namespace')}
          className="w-52 grow sm:grow-0"
          options={[
            ['', t('grid.all_namespaces')],
            ...list.namespaces.map(
              (state) => [state.namespace, namespaceWord(state.namespace, t, state.missing)] as const,
            ),
          ]}
        />
        <FilterSelect
          name="show"
          label={t('grid.show')}
          className="w-56 grow sm:grow-0"
          options={[
            ['', t('grid.show_all')],
            ['missing', t('grid.show_missing')],
            ['edited', t('grid.show_edited')],
          ]}
        />
        <FilterSelect
          name="source"
          label={t('grid.source')}
          options={sources.map((one) => [one.code, `${t('grid.source')}: ${one.native_name}`] as const)}
        />
      </FilterBar>
      <p className="mt-3 mb-1 text-xs text-muted">
        <span role="status">{t('grid.total', { count: list.total })}</span>
        {!readOnly && list.total > 0 && ` · ${t('grid.keys_hint')}`}
      </p>
      {list.total === 0 ? (
        <div className="mt-8">
          {query.get('show') === 'missing' && !query.has('keyword') ? (
            <EmptyState title={t('grid.nothing_missing')}>{t('grid.nothing_missing_text')}</EmptyState>
          ) : (
            <EmptyState title={t('grid.empty_title')}>{t('grid.empty_text')}</EmptyState>
          )}
        </div>
      ) : (
        <ol key={madeAt} ref={grid} className="border-t border-line">
          {list.data.map((text) => {
            const key = `${text.namespace}:${text.key}`;
            return (
              <TextRow
                key={key}
                text={text}
                language={code}
                sourceLanguage={source}
                readOnly={readOnly}
                onDirty={(dirty) => {
                  if (dirty) unsaved.current.add(key);
                  else unsaved.current.delete(key);
                }}
                onMove={(step) => move(document.activeElement, step)}
              />
            );
          })}
        </ol>
      )}
      <Pagination page={list.page} lastPage={list.last_page} />
      <LeaveWarning when={isDirty} />
      <ImportDialog code={code} open={importing} onClose={() => setImporting(false)} />
    </>
  );
}
