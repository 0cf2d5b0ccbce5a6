import { colors, previewSize, ridges, svg } from './ground';
import { lettering } from './lettering';
import { fitTitle } from './lines';

const margin = 64;
const sizes = [68, 64, 60, 56, 52, 48, 44];

/** The site's mark: a red sun over limestone ridges and a line of water. */
const mark = (x: number, y: number, side: number) => `
  <g transform="translate(${x} ${y}) scale(${side / 40})">
    <circle cx="25.5" cy="13.5" r="6.5" fill="${colors.lacquer}"/>
    <path d="${ridges}" fill="${colors.jade}"/>
    <path d="M5 34h22m4 0h4" stroke="${colors.jade}" stroke-width="2" stroke-linecap="round"/>
  </g>`;

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
