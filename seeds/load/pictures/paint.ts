import sharp, { type Sharp } from 'sharp';
import { makeBlur } from '../../../server/platform/media/blur';
import { drawScene, type Focal } from '../../pictures/index';
import {
  drawGrain,
  drawPanorama,
  type Look,
  PANORAMA_NAMES,
  type PanoramaSpec,
  SHEET,
} from '../../pictures/panoramas';
import { lookInto, type Pixels, widthAround } from './look';
import type { DrawnSpec } from './orders';

/** A scene in its own units. */
const scene = { width: 1920, height: 1200 } as const;

/** SVG is rasterised at this many dots per inch unless told otherwise. */
const svgDensity = 72;

/** Enough for a placeholder of 16 pixels. */
const sketchedWidth = 48;

export interface PaintOrder {
  spec: DrawnSpec;
  width: number;
}

/** What is known of a picture before it is painted. */
export interface Sketch {
  focal: Focal;
  blur: string;
}

const isPanorama = (spec: DrawnSpec): spec is PanoramaSpec =>
  PANORAMA_NAMES.some((name) => name === spec.scene);

/** Height of a picture of a width. */
export const heightOf = ({ spec, width }: PaintOrder): number => {
  const sheet = isPanorama(spec) && !spec.look ? SHEET : scene;
  return Math.round((width * sheet.height) / sheet.width);
};

/** Draws straight at the wanted width: scaling a large raster down would cost twice. */
const rasterise = (svg: string, width: number, own: number) =>
  sharp(Buffer.from(svg), { density: Math.max(1, (svgDensity * width) / own) }).flatten({
    background: '#fff',
  });

const pixelsAround = async (spec: PanoramaSpec, width: number): Promise<Pixels> => {
  const { svg } = drawPanorama(spec);
  const picture = rasterise(svg, width, SHEET.width).removeAlpha().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/** A place's stills are sketched one after the other: the view that they are taken from is drawn once. */
let kept: { key: string; pixels: Promise<Pixels> } | undefined;

const sketchedAround = ({ look: _look, ...spec }: PanoramaSpec, width: number): Promise<Pixels> => {
  const key = JSON.stringify(spec);
  if (kept?.key !== key)
    kept = { key, pixels: pixelsAround({ ...spec, look: { azimuth: 0, elevation: 0 } }, width) };
  return kept.pixels;
};

const still = async (spec: PanoramaSpec, look: Look, order: PaintOrder): Promise<Sharp> => {
  const [width, height] = [order.width, heightOf(order)];
  const isSketch = width === sketchedWidth;
  const around = await (isSketch ? sketchedAround : pixelsAround)(spec, widthAround(width));
  const seen = lookInto(around, look, width, height);
  const picture = sharp(seen.data, { raw: { width, height, channels: 3 } });
  return isSketch ? picture : picture.composite([{ input: Buffer.from(drawGrain(spec, { width, height })) }]);
};

const draw = async (order: PaintOrder): Promise<{ picture: Sharp; focal: Focal }> => {
  const { spec, width } = order;
  if (!isPanorama(spec)) {
    const { svg, focal } = drawScene(spec);
    return { focal, picture: rasterise(svg, width, scene.width) };
  }
  if (spec.look) return { focal: { x: 0.5, y: 0.5 }, picture: await still(spec, spec.look, order) };
  const { svg, focal } = drawPanorama(spec);
  return { focal, picture: rasterise(svg, width, SHEET.width) };
};

/** The JPEG that is stored. Same order, same bytes. */
export const paint = async (order: PaintOrder): Promise<Buffer> =>
  (await draw(order)).picture.jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toBuffer();

/** A third of the work of painting. */
export const sketch = async ({ spec }: PaintOrder): Promise<Sketch> => {
  const { focal, picture } = await draw({ spec, width: sketchedWidth });
  return { focal, blur: await makeBlur(await picture.png().toBuffer()) };
};
