import type { Editor } from '@tiptap/core';
import { useCallback, useEffect, useRef } from 'react';
import type { Language } from '~/i18n/languages';
import { toast } from '~/ui/toast-store';
import type { MediaRecord } from '../api/types';
import { articleUrl } from '../media/preview-url';
import { useUploads } from '../media/use-uploads';
import { useAdmin } from '../shell/admin-context';
import { useAdminText } from '../text';
import { givenPictures } from './pasted-pictures';

/**
 * Pictures that are pasted or dropped into a text: they go into the media library, and from there to where they were
 * put, which moves with what is typed meanwhile.
 */
export function useGivenPictures(editor: Editor | null, language: Language) {
  const t = useAdminText();
  const { may } = useAdmin();
  const places = useRef(new Map<File, number>());

  useEffect(() => {
    if (!editor) return;
    const follow = ({ transaction }: { transaction: { mapping: { map: (place: number) => number } } }) => {
      for (const [file, place] of places.current) places.current.set(file, transaction.mapping.map(place));
    };
    editor.on('transaction', follow);
    return () => {
      editor.off('transaction', follow);
    };
  }, [editor]);

  const insert = useCallback(
    ({ image, alt }: MediaRecord, file: File) => {
      if (!editor || editor.isDestroyed) return;
      const end = editor.state.doc.content.size;
      const place = Math.min(places.current.get(file) ?? end, end);
      places.current.delete(file);
      const attrs = { src: articleUrl(image), alt: alt[language] };
      editor.commands.insertContentAt(place, { type: 'image', attrs });
    },
    [editor, language],
  );
  const { uploads, add } = useUploads(insert);

  /** Takes what is given at a place. True when there is nothing else in it for the editor. */
  const take = useCallback(
    (data: DataTransfer | null, place: number): boolean => {
      if (!data) return false;
      const { files, elsewhere, hasWords } = givenPictures(data);
      if (elsewhere > 0) toast.error(t('rich.pictures_elsewhere', { count: elsewhere }));
      if (files.length === 0) return false;
      if (!may('media', 'create')) {
        toast.error(t('rich.no_upload'));
        return !hasWords;
      }
      for (const file of files) places.current.set(file, place);
      void add(files);
      return !hasWords;
    },
    [add, may, t],
  );

  return { uploads, take };
}
