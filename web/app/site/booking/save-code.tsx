import { useTranslation } from 'react-i18next';
import type { QrCode } from '~/site/qr/qr-code';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';

const POINT = 16;
const MARGIN = 4;

/** Draws the code large, black on white, with its letters below it, as wallets and galleries take it. */
function draw({ size, path }: QrCode, letters: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const side = (size + 2 * MARGIN) * POINT;
  canvas.width = side;
  canvas.height = side + 6 * POINT;
  const pen = canvas.getContext('2d');
  if (!pen) return canvas;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000';
  pen.font = `${3 * POINT}px monospace`;
  pen.textAlign = 'center';
  pen.fillText(letters, side / 2, side + 2 * POINT);
  pen.scale(POINT, POINT);
  pen.translate(MARGIN, MARGIN);
  pen.fill(new Path2D(path));
  return canvas;
}

/** Saves a ticket's code as a picture, to be kept in a wallet or among the photographs of a phone. */
export function SaveCode({ code, letters }: { code: QrCode; letters: string }) {
  const { t } = useTranslation('booking');

  function save() {
    const link = document.createElement('a');
    link.download = `${letters}.png`;
    link.href = draw(code, letters).toDataURL('image/png');
    link.click();
  }
  return (
    <Button
      tone="quiet"
      size="small"
      onClick={save}
      data-print="hide"
      className="needs-script mt-2 -ml-3 px-3"
    >
      <Icon name="download" />
      {t('tickets.picture')}
    </Button>
  );
}
