import { useTranslation } from 'react-i18next';
import { FacilityIcon } from '~/site/resources/place/facilities';
import { type Facility, facilities, isFacility } from '~/site/resources/place/facility-shapes';
import { cx } from '~/ui/cx';
import type { OwnControlProps } from '../entities/field';

/** What a place offers, each ticked beside its drawing, by the names that visitors read. */
export default function FacilitiesControl({ value, onChange }: OwnControlProps) {
  const { t } = useTranslation('places');
  const chosen = (value as string[]).filter(isFacility);
  const has = (code: Facility) => chosen.includes(code);
  const byName = [...facilities].sort((a, b) => t(`facility.${a}`).localeCompare(t(`facility.${b}`), 'vi'));
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-1.5">
      {byName.map((code) => (
        <label
          key={code}
          className={cx(
            'flex min-h-10 cursor-pointer items-center gap-2 rounded-input border px-2.5 text-xs',
            has(code) ? 'border-jade bg-jade-wash font-semibold' : 'border-edge hover:border-ink',
          )}
        >
          <input
            type="checkbox"
            className="size-4 shrink-0 accent-jade"
            checked={has(code)}
            onChange={() => onChange(has(code) ? chosen.filter((one) => one !== code) : [...chosen, code])}
          />
          <FacilityIcon code={code} />
          {t(`facility.${code}`)}
        </label>
      ))}
    </div>
  );
}
