import { useRevalidator } from '@remix-run/react';
import { useState } from 'react';
import { formatDateTime } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { Panel } from '../editor/panels/panel';
import { usePeopleText } from '../people/text';
import { EnrolDialog } from './enrol-dialog';
import { ProofDialog } from './proof-dialog';
import { RecoveryCodes } from './recovery-codes';
import type { SecondFactor } from './types';

/** So few that it is time for new ones. */
const FEW_CODES = 3;

/** Two-step sign-in of one's own account: turning it on and off, and the codes for when the phone is lost. */
export function SecondFactorPanel({ factor }: { factor: SecondFactor }) {
  const t = usePeopleText();
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<'enrol' | 'renew' | 'remove' | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const close = () => setOpen(null);

  function show(fresh: string[]) {
    setOpen(null);
    setCodes(fresh);
    revalidate();
  }

  return (
    <Panel title={t('second_factor.title')} intro={t('second_factor.intro')}>
      {factor.is_on ? (
        <>
          <p className="flex items-center gap-2 font-semibold text-jade-deep">
            <Icon name="check" />
            {t('second_factor.is_on', { at: formatDateTime(factor.confirmed_at ?? '', language) })}
          </p>
          <p className="mt-1 text-muted">{t('second_factor.left', { count: factor.recovery_codes_left })}</p>
          {factor.recovery_codes_left <= FEW_CODES && (
            <p className="mt-1 flex items-start gap-1.5 text-danger">
              <Icon name="alert" className="mt-0.5" />
              {t('second_factor.few_left')}
            </p>
          )}
          <div className="mt-4 flex flex-wrap gap-3">
            <Button tone="secondary" size="small" onClick={() => setOpen('renew')} aria-haspopup="dialog">
              {t('second_factor.renew')}
            </Button>
            <Button tone="quiet" size="small" onClick={() => setOpen('remove')} aria-haspopup="dialog">
              {t('second_factor.turn_off')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className="text-muted">{t('second_factor.is_off')}</p>
          <Button size="small" className="mt-4" onClick={() => setOpen('enrol')} aria-haspopup="dialog">
            {t('second_factor.begin')}
          </Button>
        </>
      )}
      <EnrolDialog open={open === 'enrol'} onClose={close} onDone={show} />
      <ProofDialog open={open === 'renew'} purpose="renew" onClose={close} onDone={show} />
      <ProofDialog
        open={open === 'remove'}
        purpose="remove"
        onClose={close}
        onDone={() => {
          close();
          revalidate();
        }}
      />
      <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />
    </Panel>
  );
}
