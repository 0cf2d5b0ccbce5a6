/** How people go from one place to the next. */
export const travelModes = ['walk', 'motorbike', 'car', 'bus', 'train', 'boat', 'flight'] as const;

export type TravelMode = (typeof travelModes)[number];
