import { type Attraction, attraction } from './attraction';
import { ofNature } from './attractions-of-nature';
import { ofPeople } from './attractions-of-people';

/** What destinations are chosen by. */
export const attractions: readonly Attraction[] = [...ofNature, ...ofPeople];

/** Where few others are, and where everybody is: weighed, but no reason to go by itself. */
export const quietTowns = attraction(
  'quiet',
  'quiet(?:er)?|peaceful|no crowds?|uncrowded|off the beaten (?:track|path)|away from (?:the )?(?:crowds|tourists)|vang (?:nguoi|khach|ve)|it (?:nguoi|khach)|yen tinh|(?:tranh|do|bot|khong|it|ngai|so) (?:cho |qua )?dong(?: nguoi| duc)?',
  {
    THO: 0.8,
    QNH: 0.7,
    PLG: 0.8,
    BBE: 0.7,
    CDO: 0.7,
    CBG: 0.6,
    KTM: 0.6,
    HUE: -0.6,
    PQC: -0.2,
    SPA: -0.6,
    HLG: -0.8,
    DAN: -0.8,
    HOI: -0.8,
    NTR: -0.8,
    HAN: -1,
    SGN: -1,
  },
);
