/**
 * The archipelagos that belong to every map of the country, with the province or city each is part of. The world's
 * outlines leave their reefs out or set them apart, so they are drawn as dots: offsets from the middle in units of
 * the country map.
 */
export const archipelagos = [
  {
    name: 'Hoàng Sa',
    province: 'Đà Nẵng',
    lat: 16.5,
    lon: 112.0,
    dots: [
      [0, 0],
      [-9, 6],
      [8, -5],
      [14, 4],
      [-3, -9],
      [5, 10],
    ],
  },
  {
    name: 'Trường Sa',
    province: 'Khánh Hòa',
    lat: 8.6,
    lon: 111.9,
    dots: [
      [0, 0],
      [-12, 5],
      [10, -9],
      [18, 3],
      [-5, -12],
      [7, 9],
      [24, -14],
      [-16, -6],
    ],
  },
] as const;
