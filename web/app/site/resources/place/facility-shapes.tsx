import type { ReactElement } from 'react';

const waves = (
  <path d="M3 9c2-1.6 4-1.6 6 0s4 1.6 6 0 4-1.6 6 0M3 14.5c2-1.6 4-1.6 6 0s4 1.6 6 0 4-1.6 6 0" />
);
const cup = (
  <path d="M5 9h11v5.5a4.5 4.5 0 0 1-4.5 4.5h-2A4.5 4.5 0 0 1 5 14.5Zm11 1.5h1.5a2.5 2.5 0 0 1 0 5H16M8.5 3v2.5m4-2.5v2.5" />
);
const leaf = <path d="M5 19c0-9 5-14 14.5-14C20 14.5 15 19.5 7 17.5M5 20c1.5-5 4.5-8 9-10" />;

/** Drawings of what a place offers, on the same grid as the other icons; they come with the pages of places only. */
export const facilityShapes = {
  air_conditioning: <path d="M12 3v18M4.2 7.5l15.6 9m0-9-15.6 9M9.5 4.5 12 7l2.5-2.5m-5 15L12 17l2.5 2.5" />,
  airport_shuttle: (
    <path d="M4 16.5v-8A2.5 2.5 0 0 1 6.5 6H16l4 5v5.5h-2.5m-11 0H4m4.5 0h5M4.5 11H20M11 6v5M8.5 16.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0Zm9 0a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z" />
  ),
  audio_guide: (
    <path d="M4 17v-4a8 8 0 0 1 16 0v4M4 14.5h2.5v5H5.5A1.5 1.5 0 0 1 4 18Zm16 0h-2.5v5h1A1.5 1.5 0 0 0 20 18Z" />
  ),
  bar: <path d="M4.5 5h15L12 13Zm7.5 8v6.5m-4 0h8M15 8l3-5" />,
  beach: waves,
  bicycles: (
    <path d="M9 16a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0Zm13 0a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0ZM5.5 16 9 9h6.5l3 7M9 9l4 7 2.5-7M8 6.5h2.5m3.5 0h2l.5 2.5" />
  ),
  breakfast: cup,
  cafe: cup,
  card_payment: (
    <path d="M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5ZM3 10h18M6.5 14.5h4" />
  ),
  family_rooms: (
    <path d="M9.5 6.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM3 20v-5a4 4 0 0 1 8 0v5m6.5-8.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM14 20v-3a3.5 3.5 0 0 1 7 0v3" />
  ),
  garden: leaf,
  guide: <path d="M6 21V3.5l11.5 4L6 11.5M3.5 21h5" />,
  gym: <path d="M6.5 7v10M3.5 9.5v5M17.5 7v10m3-7.5v5M6.5 12h11" />,
  laundry: (
    <path d="M6.5 3h11A1.5 1.5 0 0 1 19 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19.5v-15A1.5 1.5 0 0 1 6.5 3ZM16 14a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM8 6.3h.1m3 0h.1" />
  ),
  lift: <path d="M5 3.5h14v17H5Zm7 0v17M7.5 10.5 8.5 9l1 1.5m5 3 1 1.5 1-1.5" />,
  luggage_storage: (
    <path d="M5.5 8h13A1.5 1.5 0 0 1 20 9.5v9a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-9A1.5 1.5 0 0 1 5.5 8ZM9 8V5.5A1.5 1.5 0 0 1 10.5 4h3A1.5 1.5 0 0 1 15 5.5V8M8.5 8v12m7-12v12" />
  ),
  meeting_rooms: <path d="M3.5 5.5h17v9h-17ZM12 14.5V18m-4 2.5 4-2.5 4 2.5M7 11l2.5-2 2 1.5L15 8" />,
  museum: <path d="M3.5 20h17M5 17h14M6.5 17v-6.5m11 6.5v-6.5M12 17v-6.5M3.5 10.5 12 4.5l8.5 6Z" />,
  parking: (
    <path d="M5.5 4h13A1.5 1.5 0 0 1 20 5.5v13a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-13A1.5 1.5 0 0 1 5.5 4ZM9.5 16.5v-9H13a2.7 2.7 0 0 1 0 5.4H9.5" />
  ),
  pets_allowed: (
    <path
      d="M7.5 16.5c0-2.5 2-5 4.5-5s4.5 2.5 4.5 5-2 3-4.5 2.5c-2.5.5-4.5 0-4.5-2.5ZM5 12.5V11m4-3.5V6m6 1.5V6m4 6.5V11"
      strokeWidth="2"
    />
  ),
  pool: (
    <path d="M3 15.5c2-1.5 4-1.5 6 0s4 1.5 6 0 4-1.5 6 0M3 20c2-1.5 4-1.5 6 0s4 1.5 6 0 4-1.5 6 0M8 13V6a2.5 2.5 0 0 1 5 0m3 7V6a2.5 2.5 0 0 1 5 0M8 9.5h8" />
  ),
  restaurant: <path d="M7 3v18M4 3v4.5a3 3 0 0 0 6 0V3m8 18V3c-2.5 1-4 4-4 7.5V14h4" />,
  room_service: <path d="M4 16.5a8 8 0 0 1 16 0ZM2.5 19.5h19M12 8.5V6m-1.5 0h3" />,
  shop: <path d="M5.5 8h13l1 12h-15Zm3 3V7a3.5 3.5 0 0 1 7 0v4" />,
  spa: (
    <path d="M12 19c-5.5 0-9-3-9.5-8 2.5 0 4.5 1 6 2.5M12 19c5.5 0 9-3 9.5-8-2.5 0-4.5 1-6 2.5M12 19c-2.5-2-3.8-4.5-3.8-7.5S9.5 6 12 4c2.5 2 3.8 4.5 3.8 7.5S14.5 17 12 19Z" />
  ),
  terrace: <path d="M12 3v18m-9-9.5C3.5 7 7 4.5 12 4.5s8.5 2.5 9 7ZM8 21h8" />,
  ticket_office: <path d="M3.5 7.5h17v3a2 2 0 0 0 0 4v3h-17v-3a2 2 0 0 0 0-4ZM14 7.5v2m0 2v2m0 2v2" />,
  toilets: (
    <path d="M8.5 5.5a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 0 1 3.6 0Zm10.6 0a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 0 1 3.6 0ZM12 3v18M4.5 10h4.4v5H8v5.5H5.4V15h-.9Zm12.8 0L14.8 16h1.4v4.5h2.2V16h1.4Z" />
  ),
  vegetarian: leaf,
  wheelchair_access: (
    <path d="M11.5 4.8a1.6 1.6 0 1 1-3.2 0 1.6 1.6 0 0 1 3.2 0ZM10 8.5V14h5l3 5.5 2-1M10 10.5h4.5M7.5 12.5a4.7 4.7 0 1 0 6.5 6" />
  ),
  wifi: <path d="M3 9.5a13 13 0 0 1 18 0M6 13a8.5 8.5 0 0 1 12 0m-9 3.5a4.2 4.2 0 0 1 6 0M12 19.5v.1" />,
} satisfies Record<string, ReactElement>;

export type Facility = keyof typeof facilityShapes;

export const isFacility = (code: string): code is Facility => Object.hasOwn(facilityShapes, code);

/** All of them. */
export const facilities = Object.keys(facilityShapes).filter(isFacility);
