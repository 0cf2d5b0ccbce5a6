import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../server/calendar/lunar/day-number';
import { formatDate } from '../../server/time';
import { breaksOff, partnerServer, saysJson } from '../factories/partner-server';
import { testApp } from '../factories/test-app';

const partner = await partnerServer();
const plain = await testApp();
const selling = await testApp({ DUFFEL_TOKEN: 'duffel_test_token', DUFFEL_URL: partner.url });

const today = formatDate(new Date());
const day = addDays(today, 30);
const back = addDays(today, 37);

const ask = async (query: string, app = plain, language = 'en') => {
  const answer = await supertest(app.server).get(`/flights?${query}`).set('accept-language', language);
  return { status: answer.status, ...answer.body };
};

describe('the built-in schedule', () => {
  it('says that it is an example, and has journeys there and back in the reader’s language', async () => {
    const { data } = await ask(`from=hanoi&to=Sài Gòn&date=${day}&return_date=${back}&adults=2&lang_id=vi`);
    expect(data).toMatchObject({
      source: 'timetable',
      is_sample: true,
      from: { code: 'HAN', city: 'Hà Nội' },
      to: { code: 'SGN', city: 'TP. Hồ Chí Minh' },
      adults: 2,
      cabin: 'economy',
    });
    expect(data.outbound).toMatchObject({ date: day, other_dates: [] });
    expect(data.inbound).toMatchObject({ date: back });
    expect(data.outbound.journeys.length).toBe(data.outbound.total);
    expect(data.outbound.journeys[0]).toMatchObject({ from: { code: 'HAN' }, to: { code: 'SGN' }, stops: 0 });
    expect(data.inbound.journeys[0]).toMatchObject({ from: { code: 'SGN' }, to: { code: 'HAN' } });
    expect(data.airlines).toContainEqual({ code: 'VN', name: 'Vietnam Airlines' });
  });

  it('is filtered and ordered, and still says who flies and how many there were', async () => {
    const { data } = await ask(`from=HAN&to=SGN&date=${day}&airlines=VJ&times=morning,evening&sort=price`);
    expect(data.inbound).toBeNull();
    expect(data.outbound.journeys.length).toBeLessThan(data.outbound.total);
    for (const { segments } of data.outbound.journeys) expect(segments[0].airline.code).toBe('VJ');
    expect(data.airlines.length).toBeGreaterThan(1);
  });

  it('names the nearest days with flights when there are none', async () => {
    const week = Array.from({ length: 7 }, (_, index) => addDays(day, index));
    const answers = await Promise.all(week.map((date) => ask(`from=SGN&to=SFO&date=${date}`)));
    const empty = answers.filter(({ data }) => data.outbound.total === 0);
    expect(empty).toHaveLength(3);
    for (const { data } of empty) {
      expect(data.outbound.other_dates.length).toBeGreaterThan(0);
      const [other] = data.outbound.other_dates;
      expect((await ask(`from=SGN&to=SFO&date=${other}`)).data.outbound.total).toBeGreaterThan(0);
    }
  });

  it.each([
    [`from=HAN&to=HAN&date=${day}`, ['to']],
    [`from=Tokyo&to=NRT&date=${day}`, ['to']],
    [`from=Atlantis&to=Utopia&date=${day}`, ['from', 'to']],
    ['from=HAN&to=SGN&date=2020-01-01', ['date']],
    [`from=HAN&to=SGN&date=${addDays(today, 400)}`, ['date']],
    [`from=HAN&to=SGN&date=${back}&return_date=${day}`, ['return_date']],
    [`from=HAN&to=SGN&date=${day}&adults=6&children=4`, ['children']],
    [`from=HAN&to=SGN&date=${day}&adults=10`, ['adults']],
    [`from=HAN&to=SGN&date=${day}&cabin=first`, ['cabin']],
    [`from=HAN&to=SGN&date=${day}&times=noon`, ['times']],
    ['from=HAN&to=SGN', ['date']],
  ])('refuses %s', async (query, fields) => {
    const { status, errors } = await ask(query, plain, 'vi');
    expect(status).toBe(422);
    expect(Object.keys(errors)).toEqual(fields);
  });

  it('says what is wrong in the reader’s language', async () => {
    const { errors } = await ask(`from=Atlantis&to=SGN&date=${day}`, plain, 'vi');
    expect(errors.from).toEqual(['Chưa có sân bay nào tên như vậy.']);
  });

  it('names the airport that is near a place, and none where none is', async () => {
    const nearest = async (query: string) =>
      (await supertest(plain.server).get(`/flights/airports/nearest?${query}`)).body;
    expect((await nearest('lat=15.878&lon=108.328&lang_id=vi')).data).toMatchObject({
      code: 'DAD',
      city: 'Đà Nẵng',
      distance_km: 23,
    });
    expect((await nearest('lat=22.336&lon=103.844')).data).toBeNull();
    // Phú Quốc's is nearer to Hà Tiên than any other, but the sea lies between.
    expect((await nearest('lat=10.383&lon=104.488')).data).toBeNull();
    expect(Object.keys((await nearest('lat=91&lon=0')).errors)).toEqual(['lat']);
  });

  it('lists its airports, those of Vietnam first', async () => {
    const { body } = await supertest(plain.server).get('/flights/airports?lang_id=vi');
    expect(body.data[0].is_domestic).toBe(true);
    expect(body.data.at(-1).is_domestic).toBe(false);
    expect(body.data).toContainEqual(expect.objectContaining({ code: 'TPE', city: 'Đài Bắc' }));
  });
});

const airport = (iata_code: string, city_name: string) => ({
  iata_code,
  name: `${city_name} Airport`,
  city_name,
  iata_country_code: 'XX',
});

const segment = (from: string, to: string, departing_at: string, arriving_at: string, number: string) => ({
  origin: airport(from, `City of ${from}`),
  destination: airport(to, `City of ${to}`),
  departing_at,
  arriving_at,
  duration: 'PT2H10M',
  marketing_carrier: { iata_code: 'VN', name: 'Vietnam Airlines', logo_symbol_url: 'https://logos.example' },
  marketing_carrier_flight_number: number,
  operating_carrier: { iata_code: 'BL', name: 'Pacific Airlines' },
});

const slice = (way: string, hour: string, number: string) => ({
  id: 'sli_1',
  duration: 'PT2H10M',
  segments: [segment(way.slice(0, 3), way.slice(3), `${day}T${hour}:00:00`, `${day}T${hour}:59:00`, number)],
});

const offer = (total_amount: string, ...slices: object[]) => ({
  id: 'off_1',
  total_amount,
  total_currency: 'USD',
  slices,
});

describe('a partner that sells flights', () => {
  it('is asked for what was asked, and its offers become journeys with what they cost', async () => {
    let body = '';
    let headers: Record<string, unknown> = {};
    partner.answers((request, response) => {
      headers = request.headers;
      request.on('data', (part) => {
        body += part;
      });
      request.on('end', () =>
        saysJson({
          data: {
            offers: [
              offer('120.40', slice('HANDAD', '08', '161'), slice('DADHAN', '18', '162')),
              offer('99.10', slice('HANDAD', '08', '161'), slice('DADHAN', '20', '164')),
            ],
          },
        })(request, response),
      );
    });
    const question = `from=HAN&to=DAD&date=${day}&return_date=${day}&adults=1&children=1&cabin=premium`;
    const { data } = await ask(question, selling);
    expect(partner.asked[0]).toMatch(/^POST \/air\/offer_requests\?return_offers=true/);
    expect(headers).toMatchObject({ authorization: 'Bearer duffel_test_token', 'duffel-version': 'v2' });
    expect(JSON.parse(body).data).toMatchObject({
      slices: [{ origin: 'HAN', destination: 'DAD', departure_date: day }, { origin: 'DAD' }],
      passengers: [{ type: 'adult' }, { age: 8 }],
      cabin_class: 'premium_economy',
    });
    expect(data).toMatchObject({ source: 'duffel', is_sample: false });
    expect(data.outbound.journeys).toEqual([
      expect.objectContaining({
        from: expect.objectContaining({ code: 'HAN', city: 'Hà Nội', country: 'VN' }),
        duration_minutes: 130,
        price: { low: 99, high: 121, currency: 'USD', covers: 'trip' },
      }),
    ]);
    expect(data.outbound.journeys[0].segments[0]).toMatchObject({
      flight_number: 'VN161',
      operated_by: { code: 'BL', name: 'Pacific Airlines' },
    });
    expect(data.inbound.journeys).toHaveLength(2);
    const before = partner.asked.length;
    await ask(`${question}&sort=price`, selling);
    expect(partner.asked).toHaveLength(before);
  });

  it.each([
    ['breaks off', breaksOff],
    ['is down', saysJson({ errors: [] }, 500)],
    ['lies', saysJson({ data: { offers: [offer('free')] } })],
    [
      'gives a flight that ends nowhere',
      saysJson({ data: { offers: [offer('1.00', { duration: null, segments: [] })] } }),
    ],
  ])('is replaced by the example schedule when it %s', async (name, answering) => {
    partner.answers(answering);
    const { status, data } = await ask(`from=HAN&to=DAD&date=${addDays(day, name.length)}`, selling);
    expect(status).toBe(200);
    expect(data).toMatchObject({ source: 'timetable', is_sample: true });
    expect(data.outbound.total).toBeGreaterThan(0);
  });
});
