import { useEffect, useRef, useState } from 'react';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { useOrdersText } from './text';

const LOOK_MS = 250;

/** Reads QR codes with the camera, where the browser can; elsewhere there is only the field to type into. */
export function Scanner({ onCode }: { onCode: (text: string) => void }) {
  const t = useOrdersText();
  const [canScan, setCanScan] = useState(false);
  const [isOn, setOn] = useState(false);
  const [failed, setFailed] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const found = useRef(onCode);
  found.current = onCode;

  useEffect(() => setCanScan('BarcodeDetector' in window && Boolean(navigator.mediaDevices)), []);

  useEffect(() => {
    const element = video.current;
    const { BarcodeDetector } = window;
    if (!isOn || !element || !BarcodeDetector) return undefined;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout>;
    let ended = false;
    let last = '';
    const detector = new BarcodeDetector({ formats: ['qr_code'] });

    const look = async () => {
      if (ended) return;
      const [code] = await detector.detect(element).catch(() => []);
      // A code that stays before the camera is read once.
      if (code && code.rawValue !== last) {
        last = code.rawValue;
        found.current(last);
      }
      timer = setTimeout(look, LOOK_MS);
    };

    navigator.mediaDevices
      .getUserMedia({ video: { facingMode: 'environment' } })
      .then(async (opened) => {
        stream = opened;
        if (ended) return opened.getTracks().forEach((track) => void track.stop());
        element.srcObject = opened;
        await element.play();
        await look();
      })
      .catch(() => {
        setFailed(true);
        setOn(false);
      });
    return () => {
      ended = true;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, [isOn]);

  if (!canScan) return null;
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        tone="secondary"
        onClick={() => {
          setFailed(false);
          setOn(!isOn);
        }}
      >
        <Icon name="eye" />
        {isOn ? t('check_in.stop') : t('check_in.scan')}
      </Button>
      {failed && (
        <p role="alert" className="text-danger">
          {t('check_in.no_camera')}
        </p>
      )}
      {isOn && (
        <video
          ref={video}
          muted
          playsInline
          aria-label={t('check_in.view')}
          className="aspect-square w-full max-w-md rounded-card bg-ink object-cover"
        />
      )}
    </div>
  );
}
