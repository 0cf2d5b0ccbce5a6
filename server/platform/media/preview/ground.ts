/** The size that sites which show previews ask for. */
export const previewSize = { width: 1200, height: 630 };

export const colors = {
  paper: '#faf6ee',
  night: '#0e141d',
  lacquer: '#e24a3f',
  jade: '#75cbb4',
  jadeDeep: '#004f40',
  wash: '#0f2c2a',
};

/** A drawing of that size. */
export const svg = (content: string) => {
  const { width, height } = previewSize;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
  );
};

/** The limestone ridges of the site's mark. */
export const ridges = 'M2 30c4.5-1 5.5-14 9.5-14.5 3.5-.4 4 5.5 6.5 8.5 1.8 2.1 3.5-4 6-4 3 0 4.5 8.5 14 10Z';

/** What is behind the title where there is no picture: the mark, as a landscape. */
export const plainGround = () =>
  svg(`
  <rect width="100%" height="100%" fill="${colors.wash}"/>
  <circle cx="905" cy="190" r="118" fill="${colors.lacquer}"/>
  <path d="${ridges}" transform="translate(60 -330) scale(29)" fill="${colors.jadeDeep}"/>`);
