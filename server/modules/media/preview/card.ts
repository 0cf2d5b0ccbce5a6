import { lettering } from './lettering';
import { fitTitle } from './lines';

/** The size that sites which show previews ask for. */
export const previewSize = { width: 1200, height: 630 };

const margin = 64;
const colors = {
  paper: '#faf6ee',
  night: '#0e141d',
  lacquer: '#e24a3f',
  jade: '#75cbb4',
  jadeDeep: '#004f40',
  wash: '#0f2c2a',
};
const sizes = [68, 64, 60, 56, 52, 48, 44];

const svg = (content: string) => {
  const { width, height } = previewSize;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
  );
};

const ridges = 'M2 30c4.5-1 5.5-14 9.5-14.5 3.5-.4 4 5.5 6.5 8.5 1.8 2.1 3.5-4 6-4 3 0 4.5 8.5 14 10Z';

/** The site's mark: a red sun over limestone ridges and a line of water. */
const mark = (x: number, y: number, side: number) => `
  <g transform="translate(${x} ${y}) scale(${side / 40})">
    <circle cx="25.5" cy="13.5" r="6.5" fill="${colors.lacquer}"/>
    <path d="${ridges}" fill="${colors.jade}"/>
    <path d="M5 34h22m4 0h4" stroke="${colors.jade}" stroke-width="2" stroke-linecap="round"/>
  </g>`;

/** What is behind the title where there is no picture: the mark, as a landscape. */
export const plainGround = () =>
  svg(`
  <rect width="100%" height="100%" fill="${colors.wash}"/>
  <circle cx="905" cy="190" r="118" fill="${colors.lacquer}"/>
  <path d="${ridges}" transform="translate(60 -330) scale(29)" fill="${colors.jadeDeep}"/>`);

/**
 * Darkens from a height downwards, so much that light letters have a contrast of 4.5 even on a white picture: that takes
 * 62 % of this colour, and the title starts below `full`.
 */
const scrim = (full: number) => {
  const stops = [
    [full - 280, 0],
    [full - 200, 0.1],
    [full - 110, 0.32],
    [full - 45, 0.56],
    [full, 0.68],
    [previewSize.height, 0.9],
  ].map(
    ([y = 0, opacity]) =>
      `<stop offset="${y / previewSize.height}" stop-color="${colors.night}" stop-opacity="${opacity}"/>`,
  );
  return `
  <linearGradient id="scrim" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient>
  <rect width="100%" height="100%" fill="url(#scrim)"/>`;
};

/** What lies over the picture: a scrim, the title and the site's name. */
export const titleCard = (title: string): Buffer => {
  const letters = lettering();
  const { size, lines } = fitTitle(title, {
    width: previewSize.width - 2 * margin,
    maximumLines: 3,
    sizes,
    measure: letters.title.measure,
  });
  const markTop = previewSize.height - margin - 40;
  const leading = size * 1.18;
  const baseline = markTop - 44 - (lines.length - 1) * leading;
  // Capitals with two accents are as high as the size.
  const rule = baseline - size - 24;
  const outlines = lines.map((line, index) =>
    letters.title.outline(line, margin, baseline + index * leading, size),
  );
  return svg(`
  ${scrim(rule - 10)}
  <rect x="${margin}" y="${rule}" width="72" height="6" rx="3" fill="${colors.lacquer}"/>
  <path d="${outlines.join('')}" fill="${colors.paper}"/>
  ${mark(margin - 4, markTop, 44)}
  <path d="${letters.wordmark.outline('Visit Vietnam', margin + 52, markTop + 33, 30)}" fill="${colors.paper}"/>`);
};
