/** A picture of the library at the size of a preview; the shape cuts around its focal point. */
export function previewUrl(image: string): string {
  return `${image.split('?')[0]}?w=640&h=427&fit=cover&format=webp`;
}

/** The whole picture, not cut. */
export function wholeUrl(image: string): string {
  return `${image.split('?')[0]}?w=960&format=webp`;
}

/** The picture as it stands in an article. */
export function articleUrl(image: string): string {
  return `${image.split('?')[0]}?w=1280&format=webp`;
}
