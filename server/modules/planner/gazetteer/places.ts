/**
 * Places of Vietnam that people ask for, whether or not the site has a page about them: former provinces with the town
 * that one would go to, towns, islands, parks and landscapes. Coordinates are those of the place itself, to about a
 * kilometre, from public maps. After the name come other ways in which people call it, without accents.
 */
const lines = `
Lạng Sơn | lang son, mau son, dong dang | 21.85 106.76
Bắc Sơn | thung lung bac son, bac son valley | 21.90 106.32
Thái Nguyên | thai nguyen, tan cuong, nui coc, ho nui coc, dinh hoa | 21.59 105.84
Bắc Kạn | bac kan, bac can | 22.15 105.83
Ba Bể | ba be, ho ba be, ba be lake | 22.41 105.62
Bắc Giang | bac giang | 21.27 106.19
Bắc Ninh | bac ninh, dong ho, kinh bac | 21.18 106.06
Hải Dương | hai duong, con son, kiep bac | 20.94 106.33
Hưng Yên | hung yen, pho hien | 20.65 106.06
Thái Bình | thai binh, chua keo, keo pagoda | 20.45 106.34
Nam Định | nam dinh, phat diem | 20.43 106.17
Xuân Thủy | xuan thuy | 20.23 106.53
Hà Nam | ha nam, phu ly, tam chuc | 20.54 105.91
Vĩnh Phúc | vinh phuc, vinh yen | 21.31 105.60
Tam Đảo | tam dao | 21.46 105.64
Ba Vì | ba vi | 21.07 105.37
Đường Lâm | duong lam | 21.15 105.47
Phú Thọ | phu tho, viet tri, den hung, hung temple, hung kings temple | 21.32 105.40
Tuyên Quang | tuyen quang, tan trao | 21.82 105.21
Na Hang | na hang, ho na hang, lam binh | 22.37 105.40
Hoàng Su Phì | hoang su phi, xin man | 22.74 104.68
Yên Bái | yen bai | 21.72 104.90
Thác Bà | thac ba, ho thac ba | 21.80 105.02
Mù Cang Chải | mu cang chai, tu le, khau pha | 21.85 104.09
Nghĩa Lộ | nghia lo, muong lo, suoi giang | 21.60 104.51
Y Tý | y ty, lung po | 22.62 103.60
Lai Châu | lai chau, tam duong, sin ho, sin suoi ho | 22.39 103.46
Điện Biên | dien bien phu, dien bien, a pa chai, muong phang | 21.39 103.02
Tà Xùa | ta xua, bac yen | 21.28 104.43
Pù Luông | pu luong | 20.45 105.25
Thanh Hóa | thanh hoa, thanh nha ho, ho citadel, lam kinh | 19.81 105.78
Sầm Sơn | sam son | 19.74 105.90
Nghệ An | nghe an, vinh city, tp vinh, thanh pho vinh, kim lien, nam dan | 18.68 105.69
Cửa Lò | cua lo | 18.81 105.71
Pù Mát | pu mat, con cuong | 19.05 104.88
Hà Tĩnh | ha tinh, thien cam, dong loc | 18.34 105.90
Quảng Trị | quang tri, dong ha, khe sanh, dmz, khu phi quan su, hien luong, lao bao | 16.82 107.10
Vịnh Mốc | vinh moc | 17.07 107.11
Cồn Cỏ | con co | 17.16 107.34
Bạch Mã | bach ma | 16.19 107.86
Lăng Cô | lang co | 16.25 108.06
Tam Kỳ | tam ky | 15.57 108.48
Cù Lao Chàm | cu lao cham, cham islands, cham island | 15.955 108.52
Quảng Ngãi | quang ngai, my lai, son my, sa huynh | 15.12 108.80
Lý Sơn | ly son | 15.385 109.115
Ngọc Linh | ngoc linh | 15.07 107.98
Kon Tum | kon tum, kontum | 14.35 108.00
Măng Đen | mang den | 14.60 108.28
Pleiku | pleiku, play ku, gia lai, bien ho, chu dang ya | 13.98 108.00
Phú Yên | phu yen, tuy hoa, ganh da dia, song cau, mui dien | 13.09 109.30
Hồ Lắk | ho lak, lak lake, ho lac | 12.42 108.18
Dray Nur | dray nur, dray sap | 12.53 107.90
Buôn Đôn | buon don, ban don, yok don | 12.90 107.78
Đắk Nông | dak nong, dac nong, gia nghia, ta dung | 12.00 107.69
Bảo Lộc | bao loc | 11.55 107.80
Đạ Tẻh | da teh | 11.52 107.50
Bình Ba | binh ba, dao tom hum | 11.84 109.24
Bình Hưng | binh hung | 11.77 109.21
Vân Phong | van phong, diep son, dam mon | 12.63 109.35
Ninh Thuận | ninh thuan, phan rang, thap cham, ninh chu, nam cuong | 11.57 108.99
Vĩnh Hy | vinh hy, hang rai | 11.72 109.20
Núi Chúa | nui chua | 11.75 109.15
Phú Quý | phu quy | 10.525 108.945
La Gi | la gi, lagi, ke ga, ta cu | 10.66 107.77
Đồng Nai | dong nai, bien hoa | 10.95 106.83
Cát Tiên | cat tien, nam cat tien | 11.42 107.43
Trị An | tri an | 11.10 107.05
Bình Dương | binh duong, thu dau mot | 10.98 106.65
Bình Phước | binh phuoc, dong xoai, loc ninh | 11.53 106.90
Bù Gia Mập | bu gia map | 12.20 107.15
Tây Ninh | tay ninh, nui ba den, ba den, black virgin mountain, black lady mountain, dau tieng | 11.31 106.10
Lò Gò–Xa Mát | lo go, xa mat | 11.60 105.93
Cần Giờ | can gio, monkey island | 10.41 106.95
Hồ Tràm | ho tram, ho coc, binh chau, long hai | 10.47 107.40
Long An | long an, tan an, tan lap, dong thap muoi, tram tich | 10.54 106.41
Tiền Giang | tien giang, my tho, cai be, go cong | 10.36 106.36
Bến Tre | ben tre | 10.24 106.38
Trà Vinh | tra vinh, ao ba om | 9.93 106.34
Vĩnh Long | vinh long, an binh island, cu lao an binh | 10.25 105.97
Đồng Tháp | dong thap, sa dec, cao lanh, tram chim, gao giong | 10.46 105.63
An Giang | an giang, long xuyen | 10.38 105.43
Châu Đốc | chau doc, nui sam, nui cam, ba chua xu, that son | 10.70 105.12
Trà Sư | tra su, rung tram tra su | 10.58 105.06
Rạch Giá | rach gia, u minh thuong | 10.01 105.08
Nam Du | nam du | 9.69 104.35
Hòn Sơn | hon son | 9.805 104.63
Hậu Giang | hau giang, vi thanh, nga bay, phung hiep | 9.78 105.47
Sóc Trăng | soc trang | 9.60 105.97
Bạc Liêu | bac lieu | 9.29 105.72
Cà Mau | ca mau, dat mui, u minh ha, nam can | 9.18 105.15
Hải Phòng | hai phong, haiphong, do son | 20.86 106.68
Cô Tô | co to, dao co to, quan lan, minh chau | 20.98 107.77
Móng Cái | mong cai, tra co | 21.52 107.97
Bình Liêu | binh lieu | 21.53 107.40
Sơn Tây | son tay | 21.14 105.50
`;

/** A place that somebody may ask for. */
export interface GazetteerPlace {
  /** As it is written, with its accents. */
  name: string;
  /** Folded names, the own one among them. */
  names: readonly string[];
  lat: number;
  lon: number;
}

/** Whether or not the site covers them. */
export const gazetteer: readonly GazetteerPlace[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', names = '', point = ''] = line.split(' | ');
    const [lat = 0, lon = 0] = point.split(' ').map(Number);
    return { name, names: names.split(', '), lat, lon };
  });
