/** What of the pictures on a clipboard, or of something dropped, can be taken over. */
export interface GivenPictures {
  /** Files to upload. */
  files: File[];
  /** Pictures that are somewhere else: a browser may not fetch them from there. */
  elsewhere: number;
  /** Whether there are words as well, which the editor takes in by itself. */
  hasWords: boolean;
}

/** A picture that is written out in an address, as a file. */
function fileOf(address: string, index: number): File | null {
  const [, type, data] = /^data:(image\/[\w.+-]+);base64,(.+)$/s.exec(address) ?? [];
  if (!type || !data) return null;
  try {
    const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
    return new File([bytes], `picture-${index + 1}.${type.slice(6).replace(/\W.*/, '')}`, { type });
  } catch {
    return null;
  }
}

/**
 * What is given. A picture that is copied comes as a file, with HTML around its former address; word processors give a
 * picture of their text beside the text, which nobody means.
 */
export function givenPictures(data: Pick<DataTransfer, 'files' | 'getData'>): GivenPictures {
  const files = [...data.files];
  const html = data.getData('text/html');
  const page = html ? new DOMParser().parseFromString(html, 'text/html') : null;
  const hasWords = Boolean(page?.body.textContent?.trim());
  if (files.length > 0 && !hasWords) return { files, elsewhere: 0, hasWords };
  const addresses = [...(page?.querySelectorAll('img') ?? [])]
    .map((picture) => picture.getAttribute('src') ?? '')
    .filter((address) => !address.startsWith('/media/'));
  const written = addresses.map(fileOf).filter((file) => file !== null);
  return { files: written, elsewhere: addresses.length - written.length, hasWords };
}
