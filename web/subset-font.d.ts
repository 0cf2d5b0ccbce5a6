declare module 'subset-font' {
  /** @returns the font with only the glyphs of `text`, and with its axes pinned to `variationAxes`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; variationAxes: Record<string, number> },
  ): Promise<Buffer>;
}
