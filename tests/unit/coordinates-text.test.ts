import { expect, test } from 'vitest';
import { coordinatesIn } from '../../web/app/admin/editor/controls/coordinates/coordinates-text';

const hanoi = { lat: 21.0285, lon: 105.8542 };

test.each([
  '21.0285, 105.8542',
  '21.0285,105.8542',
  ' (21.0285 105.8542) ',
  '21,0285; 105,8542',
  '21,0285, 105,8542',
  '21.0285° N, 105.8542° E',
  '21.0285N 105.8542E',
  'N 21.0285 E 105.8542',
  '21,0285° B; 105,8542° Đ',
  '105.8542, 21.0285',
  '105.8542° E, 21.0285° N',
  'https://www.google.com/maps/@21.0285,105.8542,17z',
  'https://www.google.com/maps/place/X/@21.1,105.9,17z/data=!3m1!8m2!3d21.0285!4d105.8542',
  'https://maps.google.com/?q=21.0285%2C105.8542',
  'https://www.openstreetmap.org/?mlat=21.0285&mlon=105.8542#map=12/21.1/105.9',
  'https://www.openstreetmap.org/#map=17/21.0285/105.8542',
  'geo:21.0285,105.8542?z=17',
])('%s is a place', (written) => {
  expect(coordinatesIn(written)).toEqual(hanoi);
});

test('degrees, minutes and seconds are read too', () => {
  const place = { lat: 21.028333, lon: 105.854167 };
  expect(coordinatesIn(`21°01'42"N 105°51'15"E`)).toEqual(place);
  expect(coordinatesIn('21°01′42″N, 105°51′15″E')).toEqual(place);
  expect(coordinatesIn('21°1.7’N 105°51.25’E')).toEqual(place);
  expect(coordinatesIn('33°51\'54"S 70°0\'0"W')).toEqual({ lat: -33.865, lon: -70 });
});

test.each([
  '21,105',
  '21.0285',
  '',
  'Hà Nội',
  '21.0285, 305.8542',
  '95.1, 95.2',
  'https://maps.app.goo.gl/abc',
  'https://example.com/?a=1,2',
])('%s is none', (written) => {
  expect(coordinatesIn(written)).toBeNull();
});
