import { useTranslation } from 'react-i18next';
import { type Facility, facilityShapes, isFacility } from './facility-shapes';

/** The drawing of what a place offers. */
export function FacilityIcon({ code }: { code: Facility }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className="size-6 shrink-0 text-jade"
    >
      {facilityShapes[code]}
    </svg>
  );
}

/** What a place offers, each as a drawing with its word. */
export function Facilities({ codes }: { codes: string[] }) {
  const { t } = useTranslation('places');
  const known = codes.filter(isFacility);
  if (known.length === 0) return null;
  return (
    <section aria-labelledby="facilities">
      <h2 id="facilities" className="text-xl">
        {t('place.facilities')}
      </h2>
      <ul className="mt-4 grid gap-x-8 border-b border-line sm:grid-cols-2">
        {known.map((code) => (
          <li key={code} className="flex items-center gap-3 border-t border-line py-2.5">
            <FacilityIcon code={code} />
            {t(`facility.${code}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
