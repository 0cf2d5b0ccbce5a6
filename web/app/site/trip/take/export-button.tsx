import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestApi } from '~/api/call-api';
import { useLanguage } from '~/i18n/use-language';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { toast } from '~/ui/toast-store';
import type { ShownPlan } from '../plan';
import { planOf } from '../state/plan-changes';

/** Hands a file to the browser under a name. */
function download(file: Blob, name: string) {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // Some browsers read it after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The plan as a file for a calendar or for a map. */
export function ExportButton({ shown, format }: { shown: ShownPlan; format: 'ics' | 'gpx' }) {
  const { t } = useTranslation('trip');
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);

  async function make() {
    setBusy(true);
    try {
      const answer = await requestApi('POST', '/planner/export', {
        language,
        json: { lang_id: language, plan: planOf(shown), format },
      });
      if (!answer.ok) throw new Error(`The file answered ${answer.status}`);
      download(await answer.blob(), `visit-vietnam.${format}`);
    } catch {
      toast.error(t('take.file_failed'));
    }
    setBusy(false);
  }

  return (
    <Button tone="secondary" onClick={make} pending={isBusy}>
      <Icon name={format === 'ics' ? 'calendar' : 'map'} />
      {t(`take.${format}`)}
    </Button>
  );
}
