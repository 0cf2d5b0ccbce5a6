declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** The values that its axes are pinned to. */
    variationAxes?: Record<string, number>;
    /** Leaves out how outlines are fitted to pixels. */
    noHinting?: boolean;
    /** Leaves out glyphs that only features of the layout, such as ligatures, ask for. */
    noLayoutClosure?: boolean;
  }

  /** @returns the font with only the glyphs of `text`. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
