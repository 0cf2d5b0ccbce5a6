import QRCode from 'qrcode';

export interface QrCode {
  /** Points along one side. */
  size: number;
  /** The dark points as one path of an SVG. */
  path: string;
}

/** A text as a code for cameras. A tenth of it may be dirty or torn on paper. */
export function qrCode(text: string): QrCode {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const points = [...modules.data].flatMap((dark, index) =>
    dark ? [`M${index % modules.size} ${Math.floor(index / modules.size)}h1v1h-1z`] : [],
  );
  return { size: modules.size, path: points.join('') };
}
