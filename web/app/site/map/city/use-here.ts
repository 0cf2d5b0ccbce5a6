import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '~/ui/toast-store';

export interface Here {
  lat: number;
  lon: number;
}

const PATIENCE_MS = 15_000;

/** Where the visitor is; asked of the browser only when they want to know, and sent nowhere. */
export function useHere() {
  const { t } = useTranslation('maps');
  const [here, setHere] = useState<Here | null>(null);
  const [locating, setLocating] = useState(false);

  function locate() {
    if (!('geolocation' in navigator)) {
      toast.error(t('no_geolocation'));
      return;
    }
    setLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating(false);
        setHere({ lat: coords.latitude, lon: coords.longitude });
      },
      () => {
        setLocating(false);
        toast.error(t('no_location'));
      },
      { timeout: PATIENCE_MS, maximumAge: 60_000 },
    );
  }

  return { here, locating, locate, forget: () => setHere(null) };
}
