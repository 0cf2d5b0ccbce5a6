import { useState } from 'react';

export interface Here {
  lat: number;
  lon: number;
}

/** Why the visitor's place is not known: they said no, the device does not know it, or the browser cannot tell. */
export type LocationProblem = 'refused' | 'unknown' | 'unsupported';

const PATIENCE_MS = 15_000;

/** Where the visitor is; asked of the browser only when they want to know, and sent nowhere. */
export function useHere() {
  const [here, setHere] = useState<Here | null>(null);
  const [problem, setProblem] = useState<LocationProblem | null>(null);
  const [locating, setLocating] = useState(false);

  function locate() {
    if (!('geolocation' in navigator)) return setProblem('unsupported');
    setProblem(null);
    setLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating(false);
        setHere({ lat: coords.latitude, lon: coords.longitude });
      },
      ({ code, PERMISSION_DENIED }) => {
        setLocating(false);
        setProblem(code === PERMISSION_DENIED ? 'refused' : 'unknown');
      },
      { timeout: PATIENCE_MS, maximumAge: 60_000 },
    );
  }

  return { here, problem, locating, locate, forget: () => setHere(null) };
}
