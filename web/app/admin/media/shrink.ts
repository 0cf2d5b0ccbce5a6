/** Longest side that a picture of the site needs, on the largest screens too. */
const longest = 3840;

/** How it is written, in turn, until it is small enough: leaves and gravel take twice as much as a sky. */
const ways = [
  { side: longest, quality: 0.9 },
  { side: longest, quality: 0.8 },
  { side: 2880, quality: 0.8 },
  { side: 2048, quality: 0.75 },
];

/** Kinds that a canvas can write again; others may move or hold more than it knows. */
const written = ['image/jpeg', 'image/png', 'image/webp'];

const endings: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/** How large a picture is sent: no side beyond the longest, in the same shape. */
export function sentSize(width: number, height: number, side = longest): { width: number; height: number } {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** A WebP that moves says so in its head; a canvas would keep its first picture only. */
async function moves(file: File): Promise<boolean> {
  if (file.type !== 'image/webp') return false;
  const head = new Uint8Array(await file.slice(0, 64).arrayBuffer());
  return String.fromCharCode(...head).includes('ANIM');
}

/** The picture in a size and quality; null where the browser can't. */
function encode(
  bitmap: ImageBitmap,
  type: string,
  { side, quality }: (typeof ways)[number],
): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, sentSize(bitmap.width, bitmap.height, side));
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}

/**
 * A photograph as it is worth sending: large ones are made smaller, upright as their camera meant it. What is small
 * enough, and what this browser can't read, stays as it is. `enough` is the size in bytes that needs no care.
 */
export async function shrunk(file: File, enough: number): Promise<File> {
  if (!written.includes(file.type) || (await moves(file))) return file;
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!bitmap) return file;
  try {
    const { width, height } = sentSize(bitmap.width, bitmap.height);
    if (width === bitmap.width && height === bitmap.height && file.size <= enough) return file;
    // PNG can't be made smaller by quality; WebP keeps what is transparent.
    const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
    let blob: Blob | null = null;
    for (const way of ways) {
      blob = await encode(bitmap, type, way);
      if (!blob || blob.size <= enough) break;
    }
    if (!blob || blob.size >= file.size) return file;
    const name = file.name.replace(/(\.\w+)?$/, `.${endings[blob.type] ?? 'png'}`);
    return new File([blob], name, { type: blob.type, lastModified: file.lastModified });
  } finally {
    bitmap.close();
  }
}
