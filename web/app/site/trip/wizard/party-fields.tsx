import { useTranslation } from 'react-i18next';
import { planLimits } from '../plan';
import { NumberField } from './number-field';

interface Party {
  days: number;
  adults: number;
  children: number;
}

/** How long a journey is and for how many people, as three number fields side by side. */
export function PartyFields({ party: { days, adults, children } }: { party: Party }) {
  const { t } = useTranslation('trip');
  const { people } = planLimits;
  return (
    <>
      <NumberField label={t('wizard.days')} name="days" least={1} greatest={planLimits.days} value={days} />
      <NumberField label={t('wizard.adults')} name="adults" least={1} greatest={people} value={adults} />
      <NumberField
        label={t('wizard.children')}
        name="children"
        least={0}
        greatest={people}
        value={children}
      />
    </>
  );
}
