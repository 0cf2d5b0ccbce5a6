import { useEffect, useState } from 'react';
import { Button } from '~/ui/button';
import { buttonStyle } from '~/ui/button-style';
import { Checkbox } from '~/ui/controls';
import { Dialog } from '~/ui/dialog';
import { Icon } from '~/ui/icon';
import { toast } from '~/ui/toast-store';
import { usePeopleText } from '../people/text';

/** The codes, once. The dialog stays until they have been put away. */
export function RecoveryCodes({ codes, onClose }: { codes: string[] | null; onClose: () => void }) {
  const t = usePeopleText();
  const [kept, setKept] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other codes have to be put away anew
  useEffect(() => setKept(false), [codes]);
  const text = `${codes?.join('\n') ?? ''}\n`;

  return (
    <Dialog
      open={codes !== null}
      onClose={() => kept && onClose()}
      title={t('second_factor.codes_title')}
      className="w-[min(32rem,94vw)]"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !kept) event.preventDefault();
      }}
    >
      <p className="text-muted">{t('second_factor.codes_text')}</p>
      <ol className="figures my-5 grid gap-x-6 gap-y-1.5 rounded-card bg-paper p-4 font-mono sm:grid-cols-2">
        {codes?.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button
          tone="secondary"
          size="small"
          onClick={() =>
            void navigator.clipboard.writeText(text).then(
              () => toast.success(t('second_factor.copied')),
              () => {},
            )
          }
        >
          <Icon name="copy" />
          {t('second_factor.codes_copy')}
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={t('second_factor.codes_file')}
          className={buttonStyle('secondary', 'small')}
        >
          <Icon name="download" />
          {t('second_factor.codes_download')}
        </a>
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <Checkbox
          label={t('second_factor.codes_kept')}
          checked={kept}
          onChange={(event) => setKept(event.target.checked)}
        />
        <Button size="small" disabled={!kept} onClick={onClose}>
          {t('second_factor.codes_done')}
        </Button>
      </div>
    </Dialog>
  );
}
