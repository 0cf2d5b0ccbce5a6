import type { Language } from '../../language';

/** An airport by its IATA code, with its city, country (ISO 3166-1), place on earth and time zone. */
export interface Airport {
  code: string;
  name: string;
  city: Record<Language, string>;
  country: string;
  lat: number;
  lon: number;
  zone: string;
}

/**
 * Airports of Vietnam that have scheduled flights, and those abroad that the timetable reaches.
 * code | name | city in English | city in Vietnamese | country | latitude | longitude | time zone
 */
const table = `
HAN|Nội Bài|Hà Nội|Hà Nội|VN|21.2212|105.8072|Asia/Ho_Chi_Minh
SGN|Tân Sơn Nhất|Hồ Chí Minh City|TP. Hồ Chí Minh|VN|10.8188|106.652|Asia/Ho_Chi_Minh
DAD|Đà Nẵng|Đà Nẵng|Đà Nẵng|VN|16.0439|108.1994|Asia/Ho_Chi_Minh
CXR|Cam Ranh|Nha Trang|Nha Trang|VN|11.9982|109.2194|Asia/Ho_Chi_Minh
PQC|Phú Quốc|Phú Quốc|Phú Quốc|VN|10.1698|103.9931|Asia/Ho_Chi_Minh
HPH|Cát Bi|Hải Phòng|Hải Phòng|VN|20.8194|106.7247|Asia/Ho_Chi_Minh
VDO|Vân Đồn|Hạ Long|Hạ Long|VN|21.1178|107.4142|Asia/Ho_Chi_Minh
VII|Vinh|Vinh|Vinh|VN|18.7376|105.6708|Asia/Ho_Chi_Minh
THD|Thọ Xuân|Thanh Hóa|Thanh Hóa|VN|19.9017|105.4678|Asia/Ho_Chi_Minh
VDH|Đồng Hới|Đồng Hới|Đồng Hới|VN|17.515|106.5906|Asia/Ho_Chi_Minh
HUI|Phú Bài|Huế|Huế|VN|16.4015|107.7026|Asia/Ho_Chi_Minh
VCL|Chu Lai|Chu Lai|Chu Lai|VN|15.4033|108.706|Asia/Ho_Chi_Minh
UIH|Phù Cát|Quy Nhơn|Quy Nhơn|VN|13.955|109.0422|Asia/Ho_Chi_Minh
TBB|Tuy Hòa|Tuy Hòa|Tuy Hòa|VN|13.0496|109.3337|Asia/Ho_Chi_Minh
PXU|Pleiku|Pleiku|Pleiku|VN|14.0045|108.0172|Asia/Ho_Chi_Minh
BMV|Buôn Ma Thuột|Buôn Ma Thuột|Buôn Ma Thuột|VN|12.6683|108.1203|Asia/Ho_Chi_Minh
DLI|Liên Khương|Đà Lạt|Đà Lạt|VN|11.75|108.367|Asia/Ho_Chi_Minh
VCA|Cần Thơ|Cần Thơ|Cần Thơ|VN|10.0851|105.7119|Asia/Ho_Chi_Minh
VCS|Côn Đảo|Côn Đảo|Côn Đảo|VN|8.7318|106.633|Asia/Ho_Chi_Minh
DIN|Điện Biên Phủ|Điện Biên Phủ|Điện Biên Phủ|VN|21.3975|103.0078|Asia/Ho_Chi_Minh
BKK|Suvarnabhumi|Bangkok|Bangkok|TH|13.69|100.7501|Asia/Bangkok
DMK|Don Mueang|Bangkok|Bangkok|TH|13.9126|100.6067|Asia/Bangkok
SIN|Changi|Singapore|Singapore|SG|1.3644|103.9915|Asia/Singapore
KUL|Kuala Lumpur|Kuala Lumpur|Kuala Lumpur|MY|2.7456|101.7099|Asia/Kuala_Lumpur
CGK|Soekarno–Hatta|Jakarta|Jakarta|ID|-6.1256|106.6559|Asia/Jakarta
DPS|Ngurah Rai|Bali|Bali|ID|-8.7482|115.1672|Asia/Makassar
MNL|Ninoy Aquino|Manila|Manila|PH|14.5086|121.0198|Asia/Manila
SAI|Siem Reap–Angkor|Siem Reap|Siem Reap|KH|13.3694|104.2211|Asia/Phnom_Penh
VTE|Wattay|Vientiane|Viêng Chăn|LA|17.9883|102.5633|Asia/Vientiane
LPQ|Luang Prabang|Luang Prabang|Luang Prabang|LA|19.8973|102.1608|Asia/Vientiane
HKG|Hong Kong|Hong Kong|Hồng Kông|HK|22.308|113.9185|Asia/Hong_Kong
TPE|Taoyuan|Taipei|Đài Bắc|TW|25.0797|121.2342|Asia/Taipei
CAN|Baiyun|Guangzhou|Quảng Châu|CN|23.3924|113.2988|Asia/Shanghai
PVG|Pudong|Shanghai|Thượng Hải|CN|31.1443|121.8083|Asia/Shanghai
ICN|Incheon|Seoul|Seoul|KR|37.4602|126.4407|Asia/Seoul
PUS|Gimhae|Busan|Busan|KR|35.1795|128.9382|Asia/Seoul
NRT|Narita|Tokyo|Tokyo|JP|35.772|140.3929|Asia/Tokyo
HND|Haneda|Tokyo|Tokyo|JP|35.5494|139.7798|Asia/Tokyo
KIX|Kansai|Osaka|Osaka|JP|34.4347|135.244|Asia/Tokyo
NGO|Chubu|Nagoya|Nagoya|JP|34.8584|136.8054|Asia/Tokyo
FUK|Fukuoka|Fukuoka|Fukuoka|JP|33.5859|130.4507|Asia/Tokyo
DEL|Indira Gandhi|Delhi|Delhi|IN|28.5562|77.1|Asia/Kolkata
BOM|Chhatrapati Shivaji|Mumbai|Mumbai|IN|19.0896|72.8656|Asia/Kolkata
DOH|Hamad|Doha|Doha|QA|25.2731|51.6081|Asia/Qatar
DXB|Dubai|Dubai|Dubai|AE|25.2532|55.3657|Asia/Dubai
IST|Istanbul|Istanbul|Istanbul|TR|41.2753|28.7519|Europe/Istanbul
CDG|Charles de Gaulle|Paris|Paris|FR|49.0097|2.5479|Europe/Paris
FRA|Frankfurt|Frankfurt|Frankfurt|DE|50.0379|8.5622|Europe/Berlin
LHR|Heathrow|London|London|GB|51.47|-0.4543|Europe/London
SYD|Kingsford Smith|Sydney|Sydney|AU|-33.9399|151.1753|Australia/Sydney
MEL|Tullamarine|Melbourne|Melbourne|AU|-37.669|144.841|Australia/Melbourne
SFO|San Francisco|San Francisco|San Francisco|US|37.6213|-122.379|America/Los_Angeles`;

const parse = (line: string): Airport => {
  const [code = '', name = '', en = '', vi = '', country = '', lat = '', lon = '', zone = ''] =
    line.split('|');
  return { code, name, city: { en, vi }, country, lat: Number(lat), lon: Number(lon), zone };
};

/** By code, those of Vietnam first. */
export const airports: ReadonlyMap<string, Airport> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, 3), parse(line)]),
);

/** @throws if there is none: codes come from the tables here, which a test holds against each other */
export const airportOf = (code: string): Airport => {
  const found = airports.get(code);
  if (!found) throw new Error(`no airport ${code}`);
  return found;
};
