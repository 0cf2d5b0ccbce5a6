import { lazy, Suspense, useCallback, useId, useState } from 'react';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { useAdminText } from '../../../text';
import { useLocked } from '../../../ui/locked';
import type { Coordinates } from '../../draft/field-rules';

const CoordinatesMap = lazy(() =>
  import('./coordinates-map.client').then((map) => ({ default: map.CoordinatesMap })),
);

interface CoordinatesPickerProps {
  value: Coordinates;
  onChange: (value: Coordinates) => void;
}

/** A map to choose a place on, fetched when it is opened. Keyboards have the numbers beside it. */
export function CoordinatesPicker({ value, onChange }: CoordinatesPickerProps) {
  const t = useAdminText();
  const locked = useLocked();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  if (locked) return null;
  return (
    <div className="col-span-full">
      <Button
        tone="quiet"
        size="small"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          setFailed(false);
          setOpen(!open);
        }}
      >
        <Icon name="map" />
        {t(open ? 'map_picker.close' : 'map_picker.open')}
      </Button>
      <div id={id} className="mt-2">
        {open && failed && <p role="alert">{t('map_picker.failed')}</p>}
        {open && !failed && (
          <>
            <p className="mb-2 text-xs text-muted">{t('map_picker.hint')}</p>
            <div className="relative isolate h-80 overflow-hidden rounded-card bg-river-wash">
              <Suspense>
                <CoordinatesMap
                  value={value}
                  onChange={onChange}
                  label={t('map_picker.label')}
                  pin={t('map_picker.pin')}
                  onFail={fail}
                />
              </Suspense>
            </div>
          </>
        )}
      </div>
    </div>
  );
}
