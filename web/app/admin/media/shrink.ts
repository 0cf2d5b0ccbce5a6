/** Longest side that a picture of the site needs, on the largest screens too. */
const longest = 3840;
const quality = 0.9;

/** Kinds that a canvas can write again; others may move or hold more than it knows. */
const written = ['image/jpeg', 'image/png', 'image/webp'];

const endings: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/** How large a picture is sent: no side beyond the longest, in the same shape. */
export function sentSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** A WebP that moves says so in its head; a canvas would keep its first picture only. */
async function moves(file: File): Promise<boolean> {
  if (file.type !== 'image/webp') return false;
  const head = new Uint8Array(await file.slice(0, 64).arrayBuffer());
  return String.fromCharCode(...head).includes('ANIM');
}

const encode = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));

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
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const pen = canvas.getContext('2d');
    if (!pen) return file;
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(bitmap, 0, 0, width, height);
    // PNG can't be made smaller by quality; WebP keeps what is transparent.
    const blob = await encode(canvas, file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp');
    if (!blob || blob.size >= file.size) return file;
    const name = file.name.replace(/(\.\w+)?$/, `.${endings[blob.type] ?? 'png'}`);
    return new File([blob], name, { type: blob.type, lastModified: file.lastModified });
  } finally {
    bitmap.close();
  }
}
