/** The window in which current and coming events are asked for: the pixels that their pictures come in. */
export const eventWindow = { width: 640, height: 670 } as const;

/** The city whose things to do are shown where a page has no city of its own: Hà Nội in the content that ships. */
export const usualCityId = 5;
