import { mergeAttributes, Node } from '@tiptap/core';

const VIDEO = /(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/))([\w-]{11})/;

/** The address under which a linked video is embedded, without cookies; null for any other link. */
export function embedAddress(link: string): string | null {
  const id = VIDEO.exec(link)?.[1];
  return id ? `https://www.youtube-nocookie.com/embed/${id}` : null;
}

/** A video of a known host, kept as the `iframe` that the API allows. */
export const VideoEmbed = Node.create({
  name: 'videoEmbed',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: { default: null }, title: { default: 'Video' } }),
  parseHTML: () => [{ tag: 'iframe[src]' }],
  renderHTML: ({ HTMLAttributes }) => [
    'iframe',
    mergeAttributes(HTMLAttributes, { allowfullscreen: 'true', loading: 'lazy' }),
  ],
});
