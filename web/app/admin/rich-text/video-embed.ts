import { mergeAttributes, Node } from '@tiptap/core';

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
