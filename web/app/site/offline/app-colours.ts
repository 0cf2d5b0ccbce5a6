/** The tokens `paper` and `jade` of the light theme, and `paper` of the dark one: what a browser paints before any style. */
export const appColours = { paper: '#faf6ee', jade: '#066755', darkPaper: '#0e141d' };
