import sharp from 'sharp';
import { makeBlur } from '../../../server/modules/media/blur';
import { drawScene, type Focal, type PictureSpec } from '../../pictures/index';

/** Width of a drawing in its own units. */
const drawnWidth = 1920;

/** SVG is rasterised at this many dots per inch unless told otherwise. */
const svgDensity = 72;

/** Enough for a placeholder of 16 pixels. */
const sketchedWidth = 48;

export interface PaintOrder {
  spec: PictureSpec;
  width: number;
}

/** What is known of a picture before it is painted. */
export interface Sketch {
  focal: Focal;
  blur: string;
}

/** Draws a scene straight at the wanted width: scaling a large raster down would cost twice. */
const rasterise = (svg: string, width: number) =>
  sharp(Buffer.from(svg), { density: (svgDensity * width) / drawnWidth }).flatten({ background: '#fff' });

/** The JPEG that is kept. Same order, same bytes. */
export const paint = ({ spec, width }: PaintOrder): Promise<Buffer> =>
  rasterise(drawScene(spec).svg, width).jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toBuffer();

/** A third of the work of painting. */
export const sketch = async ({ spec }: PaintOrder): Promise<Sketch> => {
  const { svg, focal } = drawScene(spec);
  return { focal, blur: await makeBlur(await rasterise(svg, sketchedWidth).png().toBuffer()) };
};
