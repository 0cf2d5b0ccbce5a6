import { useCallback, useState } from 'react';
import { randomId } from '~/ui/random-id';
import type { MediaRecord } from '../api/types';
import { useAdminText } from '../text';
import { prepared, uploadPicture } from './upload';

export interface Upload {
  key: string;
  name: string;
  /** From 0 to 1. */
  progress: number;
  error?: string;
}

/** Uploads files one after the other; each is handed on, with the file that was given, as soon as it is in the library. */
export function useUploads(onUploaded: (record: MediaRecord, file: File) => void) {
  const t = useAdminText();
  const [uploads, setUploads] = useState<Upload[]>([]);

  const change = useCallback((key: string, changes: Partial<Upload>) => {
    setUploads((before) => before.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)));
  }, []);

  const add = useCallback(
    async (files: Iterable<File>) => {
      const fresh = [...files].map((file) => ({ file, key: randomId() }));
      setUploads((before) => [
        ...before.filter(({ error }) => !error),
        ...fresh.map(({ key, file }) => ({ key, name: file.name, progress: 0 })),
      ]);
      for (const { key, file } of fresh) {
        const { file: sent, refusal } = await prepared(file);
        if (refusal) {
          change(key, { error: t(`media.refused.${refusal}`) });
          continue;
        }
        const answer = await uploadPicture(sent, (progress) => change(key, { progress }));
        if (answer.ok) {
          setUploads((before) => before.filter((upload) => upload.key !== key));
          onUploaded(answer.body.data, file);
        } else {
          const { errors, message } = answer.problem;
          change(key, { error: errors?.file?.[0] || message || t('error.no_answer') });
        }
      }
    },
    [change, onUploaded, t],
  );

  return { uploads, add };
}
