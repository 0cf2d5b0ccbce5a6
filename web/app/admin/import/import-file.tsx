import { useState } from 'react';
import { Icon } from '~/ui/icon';
import { useWorkText } from '../table/text';

/** The API takes no more. */
const MOST_BYTES = 5 * 1024 * 1024;

interface ImportFileProps {
  pending: boolean;
  onText: (text: string) => void;
  onRefused: (reason: string) => void;
}

/** A CSV file, chosen or dropped; spreadsheets of other programs are told what to do. */
export function ImportFile({ pending, onText, onRefused }: ImportFileProps) {
  const t = useWorkText();
  const [name, setName] = useState('');

  async function take(file: File | undefined) {
    if (!file) return;
    setName(file.name);
    if (file.size > MOST_BYTES) return onRefused(t('import.too_large'));
    if (!/\.(csv|txt|tsv)$/i.test(file.name)) return onRefused(t('import.not_csv'));
    const text = await file.text();
    // Letters in another encoding than UTF-8 would be written as question marks.
    if (text.includes('\uFFFD')) return onRefused(t('import.not_utf8'));
    onText(text);
  }

  return (
    <label
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer.files[0]);
      }}
      className="mt-6 flex min-h-24 max-w-2xl cursor-pointer flex-wrap items-center justify-center gap-3 rounded-card border border-edge border-dashed px-4 py-6 font-semibold focus-within:outline-3 focus-within:outline-offset-3 focus-within:outline-river hover:border-ink"
    >
      <Icon name="upload" />
      {name || t('import.choose')}
      <input
        type="file"
        accept=".csv,.txt,.tsv,text/csv"
        disabled={pending}
        className="visually-hidden"
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </label>
  );
}
