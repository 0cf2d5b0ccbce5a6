type Triple = [number, number, number];

function toLinear(channel: number): number {
  const v = channel / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
}

function fromLinear(value: number): number {
  const v = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, v)) * 255);
}

function labToRgb([L, a, b]: Triple): Triple {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function hexToLab(hex: string): Triple {
  const r = toLinear(Number.parseInt(hex.slice(1, 3), 16));
  const g = toLinear(Number.parseInt(hex.slice(3, 5), 16));
  const b = toLinear(Number.parseInt(hex.slice(5, 7), 16));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function labToHex(lab: Triple): string {
  const hex = labToRgb(lab).map((v) => fromLinear(v).toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
}

/** An ink from OKLCH, as hex because the rasteriser knows no oklch(). Chroma gives way to the gamut. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  for (let c = chroma; c > 0; c -= 0.004) {
    const lab: Triple = [lightness, c * Math.cos(angle), c * Math.sin(angle)];
    if (labToRgb(lab).every((v) => v >= -0.0005 && v <= 1.0005)) return labToHex(lab);
  }
  return labToHex([lightness, 0, 0]);
}

/** Mix two inks in OKLab: 0 is all the first, 1 all the second. */
export function mix(first: string, second: string, amount: number): string {
  const a = hexToLab(first);
  const b = hexToLab(second);
  return labToHex([
    a[0] + (b[0] - a[0]) * amount,
    a[1] + (b[1] - a[1]) * amount,
    a[2] + (b[2] - a[2]) * amount,
  ]);
}

/** Shift an ink's lightness and scale its chroma. */
export function tone(hex: string, lightness: number, chroma = 1): string {
  const [L, a, b] = hexToLab(hex);
  return labToHex([Math.min(0.99, Math.max(0.04, L + lightness)), a * chroma, b * chroma]);
}

/** Turn an ink's hue by degrees. */
export function turn(hex: string, degrees: number): string {
  const [L, a, b] = hexToLab(hex);
  const t = (degrees * Math.PI) / 180;
  return labToHex([L, a * Math.cos(t) - b * Math.sin(t), a * Math.sin(t) + b * Math.cos(t)]);
}
