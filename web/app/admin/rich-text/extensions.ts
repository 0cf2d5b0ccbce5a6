import Image from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { VideoEmbed } from './video-embed';

/** What a text may consist of; the API keeps no more than this. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, autolink: true, defaultProtocol: 'https', protocols: ['mailto', 'tel'] },
  }),
  Image,
  TableKit.configure({ table: { resizable: false, renderWrapper: false } }),
  VideoEmbed,
];
