import { useRevalidator } from '@remix-run/react';
import { useId, useRef, useState } from 'react';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/controls';
import { Icon } from '~/ui/icon';
import { ImportReportView } from './import-report';
import { useTranslationsText } from './text';
import { useImport } from './use-import';

/** Takes a translated file back: what it would do is shown before it does anything. */
export function ImportPanel() {
  const t = useTranslationsText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [publishNew, setPublishNew] = useState(false);
  const { revalidate } = useRevalidator();
  const { file, report, error, pending, choose, write, forget } = useImport();
  const writes = report ? report.counts.new + report.counts.changed : 0;

  return (
    <div className="grid content-start gap-4">
      <h3 className="font-semibold">{t('files.import')}</h3>
      <div>
        <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
          {t('files.choose')}
        </label>
        <input
          ref={input}
          id={id}
          type="file"
          accept="application/json,.json"
          disabled={pending}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) void choose(chosen);
            // The same file can be chosen again once it was corrected.
            target.value = '';
          }}
          className="block w-full rounded-input border border-edge bg-surface p-2 text-sm file:mr-3 file:min-h-9 file:rounded-input file:border-0 file:bg-jade-wash file:px-3 file:text-jade-deep"
        />
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {t('files.hint')}
        </p>
      </div>
      <div role="status">
        {pending && <p className="text-sm text-muted">{t('files.checking')}</p>}
        {error && (
          <p className="flex items-start gap-2 text-sm text-danger">
            <Icon name="alert" className="mt-0.5 shrink-0" />
            {error}
          </p>
        )}
        {report && <p className="text-sm font-semibold">{file?.name}</p>}
      </div>
      {report && (
        <>
          <ImportReportView report={report} />
          {report.counts.refused === 0 && writes > 0 && (
            <div className="grid gap-2">
              {report.counts.new > 0 && (
                <div>
                  <Checkbox
                    label={t('files.publish_new')}
                    checked={publishNew}
                    onChange={({ target }) => setPublishNew(target.checked)}
                  />
                  <p className="text-sm text-muted">{t('files.publish_new_hint')}</p>
                </div>
              )}
              <div className="flex flex-wrap gap-3">
                <Button pending={pending} onClick={() => void write(publishNew).then(revalidate)}>
                  <Icon name="upload" />
                  {t('files.write', { count: writes })}
                </Button>
                <Button tone="quiet" onClick={forget}>
                  {t('files.cancel')}
                </Button>
              </div>
            </div>
          )}
        </>
      )}
    </div>
  );
}
