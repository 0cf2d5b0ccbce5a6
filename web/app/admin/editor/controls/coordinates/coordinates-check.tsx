import { useEffect, useMemo, useState } from 'react';
import type { Got } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { Icon } from '~/ui/icon';
import { callFromBrowser } from '../../../api/browser';
import { useDebounced } from '../../../shell/use-debounced';
import { useAdminText } from '../../../text';
import type { Coordinates } from '../../draft/field-rules';
import { useDraftState } from '../../editor-context';

type Checked = Got<'/coordinates/check'>['data'];

/** What the API says of a point, some moments after it has settled. */
function useChecked({ lat, lon }: Coordinates): Checked | null {
  const { city_id } = useDraftState().draft;
  const query = useMemo(
    () =>
      lat === null || lon === null ? null : { lat, lon, ...(typeof city_id === 'number' && { city_id }) },
    [lat, lon, city_id],
  );
  const settled = useDebounced(query);
  const [checked, setChecked] = useState<Checked | null>(null);
  useEffect(() => {
    setChecked(null);
    if (settled === null) return;
    let current = true;
    void callFromBrowser('GET', '/coordinates/check', { query: settled }).then((answer) => {
      if (current && answer.ok) setChecked(answer.body.data);
    });
    return () => {
      current = false;
    };
  }, [settled]);
  return checked;
}

/** Asks whether a point is meant that lies at sea, abroad, or far from the record's city. It can be saved all the same. */
export function CoordinatesCheck({ value }: { value: Coordinates }) {
  const t = useAdminText();
  const checked = useChecked(value);
  const language = useLanguage();
  const km = (distance: number) =>
    new Intl.NumberFormat(language === 'vi' ? 'vi-VN' : 'en-GB', {
      maximumFractionDigits: distance < 10 ? 1 : 0,
    }).format(distance);
  const { out_km = 0, city = null } = checked ?? {};
  const warnings = [
    out_km > 0 && t('coordinates.out', { km: km(out_km) }),
    city?.is_far && t('coordinates.far', { km: km(city.km), city: city.title }),
  ].filter(Boolean);
  return (
    <div role="status" className="col-span-full">
      {warnings.length > 0 && (
        <p className="flex items-start gap-1.5 text-sm text-lacquer">
          <Icon name="alert" className="mt-0.5" />
          <span>
            {warnings.join(' ')} {t('coordinates.please_check')}
          </span>
        </p>
      )}
    </div>
  );
}
