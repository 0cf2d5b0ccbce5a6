import type { Answer } from '~/api/answer';
import { TIMEOUT_MS } from '~/api/browser-fetch';
import { spokenLanguage } from '../api/browser';
import { askToSignIn } from '../api/session-prompt';
import type { MediaRecord } from '../api/types';
import { shrunk } from './shrink';

const MAX_BYTES = 5 * 1024 * 1024;

export const acceptedTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif'];

type Prepared = { file: File; refusal: null } | { file: null; refusal: 'type' | 'size' };

/** A file as it is sent, large photographs made smaller; or why it can't be, before anything is sent. */
export async function prepared(given: File): Promise<Prepared> {
  if (!acceptedTypes.includes(given.type)) return { file: null, refusal: 'type' };
  const file = await shrunk(given, MAX_BYTES);
  return file.size > MAX_BYTES ? { file: null, refusal: 'size' } : { file, refusal: null };
}

type Uploaded = Answer<{ data: MediaRecord }>;

/** `fetch` does not say how far an upload is; XMLHttpRequest does. */
function send(
  path: string,
  fields: Record<string, File | string>,
  onProgress: (part: number) => void,
): Promise<Uploaded> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api${path}`);
    request.responseType = 'json';
    request.withCredentials = true;
    request.timeout = TIMEOUT_MS;
    request.setRequestHeader('accept-language', spokenLanguage());
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total ? loaded / total : 0),
    );
    request.addEventListener('load', () => {
      const { status, response } = request;
      if (status === 201 || status === 200) resolve({ ok: true, status, body: response });
      else
        resolve({
          ok: false,
          status,
          problem: response ?? { message: '', code: 'unavailable' },
        });
    });
    for (const event of ['error', 'timeout'])
      request.addEventListener(event, () =>
        resolve({ ok: false, status: 0, problem: { message: '', code: 'unreachable' } }),
      );
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    request.send(form);
  });
}

/** The same once more after signing in, when the session has ended. */
async function sendSigned(...given: Parameters<typeof send>): Promise<Uploaded> {
  const answer = await send(...given);
  return answer.status === 401 && (await askToSignIn()) ? send(...given) : answer;
}

/** Puts one picture into the library. `onProgress` hears the part that has gone, from 0 to 1. */
export const uploadPicture = (file: File, onProgress: (part: number) => void): Promise<Uploaded> =>
  sendSigned('/media', { file }, onProgress);

/** Puts another file in the place of a picture. */
export const replacePicture = (
  { id, version }: Pick<MediaRecord, 'id' | 'version'>,
  file: File,
  onProgress: (part: number) => void,
): Promise<Uploaded> =>
  sendSigned(`/media/records/${id}/file`, { version: String(version), file }, onProgress);
