import { useState } from 'react';
import { Icon } from '~/ui/icon';
import { toast } from '~/ui/toast-store';
import type { MediaRecord } from '../api/types';
import { useAdminText } from '../text';
import { acceptedTypes, prepared, replacePicture } from './upload';

/** Puts another file in the place of a picture, wherever it is shown. */
export function ReplaceButton({
  record,
  onChanged,
}: {
  record: MediaRecord;
  onChanged: (record: MediaRecord) => void;
}) {
  const t = useAdminText();
  const [progress, setProgress] = useState<number | null>(null);

  async function take(file: File | undefined) {
    if (!file) return;
    const { file: sent, refusal } = await prepared(file);
    if (refusal) {
      toast.error(`${file.name}: ${t(`media.refused.${refusal}`)}`);
      return;
    }
    setProgress(0);
    const answer = await replacePicture(record, sent, setProgress);
    setProgress(null);
    if (answer.ok) {
      toast.success(t('media.replaced'));
      onChanged(answer.body.data);
      return;
    }
    const { errors, message } = answer.problem;
    toast.error(`${t('media.not_replaced')} ${errors?.file?.[0] ?? (message || t('error.no_answer'))}`);
  }

  return (
    <label className="inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-input px-3 text-sm font-semibold focus-within:outline-3 focus-within:outline-offset-3 focus-within:outline-river hover:bg-jade-wash">
      <Icon name="upload" />
      {progress === null ? t('media.replace') : `${Math.round(progress * 100)}%`}
      <input
        type="file"
        accept={acceptedTypes.join(',')}
        disabled={progress !== null}
        className="visually-hidden"
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </label>
  );
}
