/** What people call the parts of the two great cities, with and without accents. */
const ofHanoi =
  'hoàn kiếm|hoan kiem|ba đình|ba dinh|đống đa|dong da|hai bà trưng|hai ba trung|cầu giấy|cau giay|tây hồ|tay ho|thanh xuân|thanh xuan|hoàng mai|hoang mai|long biên|long bien|hà đông|ha dong|(?:nam|bắc|bac) từ liêm|(?:nam|bac) tu liem|mỹ đình|my dinh';
const ofSaigon =
  'bình thạnh|binh thanh|phú nhuận|phu nhuan|gò vấp|go vap|tân bình|tan binh|bình tân|binh tan|thủ đức|thu duc|hóc môn|hoc mon|nhà bè|nha be|thảo điền|thao dien|phú mỹ hưng|phu my hung|bùi viện|bui vien';

/** Where one is or comes from: "ở Hoàn Kiếm". A sight that is named so stands behind other words: "hồ Hoàn Kiếm". */
const at = '(?<=(?:ở|o|tại|tai|từ|tu|from|staying in) )';
const district = '(?:quận |quan |q\\. ?)';

/** Districts with the city that they are part of. */
export const districts: ReadonlyArray<readonly [RegExp, string]> = [
  // Districts by number are Saigon's; "quán 1 người" counts people.
  [/(?:q\.? ?|quận |district |dist\.? )(?:[1-9]|1[0-2])(?! ?(?:người|nguoi|\/|20\d\d))/i, 'sài gòn'],
  [/(?<=(?:ở|o|từ|tu|from) )quan (?:[1-9]|1[0-2])(?! ?nguoi)/i, 'sài gòn'],
  [new RegExp(`${at}${district}?(?:${ofHanoi})|${district}(?:${ofHanoi})`, 'i'), 'hà nội'],
  [new RegExp(`${at}${district}?(?:${ofSaigon})|${district}(?:${ofSaigon})`, 'i'), 'sài gòn'],
];
