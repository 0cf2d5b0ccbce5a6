import type { Depictions } from './subjects';

const landmark = (...cities: string[]) => cities;

/** Gates, theatres and museums that stand once: each is told by who lives there, and stands for itself only. */
export const LANDMARKS: Depictions = {
  'statue/lady': {
    shows: ['pagoda', 'pagoda-tower'],
    cities: landmark('da-nang'),
    en: 'the white Lady Buddha of Sơn Trà on her lotus',
    vi: 'tượng Quan Âm trắng trên đài sen ở Sơn Trà',
  },
  'statue/seated': {
    shows: ['pagoda'],
    cities: landmark('nha-trang'),
    en: 'the white Buddha seated above Long Sơn pagoda',
    vi: 'tượng Phật trắng ngồi trên đồi chùa Long Sơn',
  },
  'citadel/ho': {
    shows: ['citadel'],
    cities: landmark('thanh-hoa'),
    en: 'the south gate of the Hồ citadel, three vaults of great stone blocks',
    vi: 'cổng nam Thành nhà Hồ với ba vòm đá khối',
  },
  'citadel/doan-mon': {
    shows: ['citadel'],
    cities: landmark('ha-noi'),
    en: 'the Đoan Môn gate of Thăng Long with its five arches',
    vi: 'Đoan Môn năm vòm cửa của Hoàng thành Thăng Long',
  },
  'grand-facade/opera-arch': {
    shows: ['theatre'],
    cities: landmark('ho-chi-minh-city'),
    en: 'an opera house with a great arch over its doors',
    vi: 'nhà hát với vòm cung lớn trên cửa chính',
  },
  'grand-facade/opera-columns': {
    shows: ['theatre'],
    cities: landmark('ha-noi'),
    en: 'an opera house with columns and domed corners',
    vi: 'nhà hát lớn với hàng cột và mái vòm hai góc',
  },
  'grand-facade/opera-port': {
    shows: ['theatre'],
    cities: landmark('hai-phong'),
    en: 'the theatre of Hải Phòng, a lyre in its pediment, under a bough of the flame tree',
    vi: 'Nhà hát thành phố Hải Phòng với cây đàn trên trán tường, dưới cành phượng',
  },
  'citadel/quang-tri': {
    shows: ['citadel', 'memorial'],
    cities: landmark('dong-ha'),
    mood: 'solemn',
    en: 'the rebuilt brick gate of the citadel of Quảng Trị over its moat',
    vi: 'cổng gạch phục dựng của Thành cổ Quảng Trị soi bóng hào nước',
  },
  'museum/camouflage': {
    shows: ['museum'],
    cities: landmark('dien-bien-phu'),
    en: 'the Victory Museum of Điện Biên Phủ, a blunt cone under its camouflage lattice',
    vi: 'Bảo tàng Chiến thắng Điện Biên Phủ hình nón cụt phủ lưới ngụy trang',
  },
  'hoan-kiem/ice-cream': {
    shows: ['food'],
    cities: landmark('ha-noi'),
    en: 'two sticks of ice cream held up by Hoàn Kiếm lake, the Turtle Tower behind',
    vi: 'hai que kem giơ lên bên hồ Hoàn Kiếm, xa xa là Tháp Rùa',
  },
  'country/cable-car-castle': {
    shows: ['cable-car'],
    cities: landmark('da-nang'),
    en: 'the cable car to Bà Nà over forest and falling water, a mock French town on the top',
    vi: 'cáp treo Bà Nà qua rừng và thác nước, trên đỉnh là khu phố kiểu Pháp',
  },
  'country/cable-car-sea': {
    shows: ['cable-car'],
    cities: landmark('phu-quoc'),
    sea: true,
    en: 'cabins of the Hòn Thơm cable car over a strait with fishing boats',
    vi: 'cabin cáp treo Hòn Thơm băng qua eo biển đầy thuyền câu',
  },
  'linh-phuoc': {
    shows: ['pagoda', 'pagoda-tower'],
    cities: landmark('da-lat'),
    en: 'the bell tower and hall of Linh Phước in broken china, and the dragon with scales of bottles',
    vi: 'tháp chuông, chánh điện khảm sành chùa Linh Phước và con rồng vảy vỏ chai',
  },
  'stone-village/buffalo': {
    shows: ['village', 'homestay', 'old-house'],
    cities: landmark('cao-bang'),
    en: 'buffalo coming home before the stone houses of Khuổi Ky',
    vi: 'đàn trâu về qua những nếp nhà sàn đá Khuổi Ky',
  },
  'stone-village/guests': {
    shows: ['village', 'homestay', 'old-house'],
    cities: landmark('cao-bang'),
    en: 'a Tày woman welcoming guests before the stone houses of Khuổi Ky',
    vi: 'người phụ nữ Tày đón khách trước những nếp nhà sàn đá Khuổi Ky',
  },
  'stone-village/singers': {
    shows: ['village', 'folk-song', 'zither'],
    cities: landmark('cao-bang'),
    en: 'three women in indigo with gourd lutes before the stone houses of Khuổi Ky',
    vi: 'ba người phụ nữ áo chàm ôm đàn tính trước những nếp nhà sàn đá Khuổi Ky',
  },
  'hmong-house': {
    shows: ['village', 'homestay', 'hotel', 'old-house'],
    cities: ['dong-van', 'ha-giang'],
    bough: true,
    en: 'a farmhouse of rammed earth with maize under its tiled eaves, behind a fence of laid stones',
    vi: 'ngôi nhà trình tường treo ngô dưới mái ngói âm dương, sau hàng rào đá xếp',
  },
};
