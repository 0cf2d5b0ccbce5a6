import { fold } from '../../../fold';
import { createPhraseBook } from '../understand/phrase-book';

/**
 * Words that visitors use for the same thing, in both languages, a line each. Who asks with one of a line also finds
 * what is written with another; the last of a line is no better than the first. A word of more than one meaning stands here
 * only with what makes it plain.
 */
const lines = [
  'visa, visas, e-visa, evisa, e visa, entry permit, entry requirements, passport, thị thực, visa điện tử, thị thực điện tử, nhập cảnh, hộ chiếu, xuất nhập cảnh',
  'visa exemption, visa free, without a visa, miễn thị thực, miễn visa',
  'tap water, ice, ice cubes, ice in drinks, nước đá, đá viên, đá lạnh, drinking water, drink the water, drink water, bottled water, water safe, from the tap, nước máy, nước lọc, nước có uống được, nước vòi, nước suối',
  'plug, plugs, electric plug, electric plugs, power plug, power socket, electrical outlet, power adapter, travel adapter, plug type, plug types, socket, sockets, adapter, adaptor, adapters, power outlet, outlet, voltage, electricity, ổ cắm, ổ cắm điện, phích cắm, điện áp, ổ điện, chân cắm',
  'ATM, cash machine, cash machines, ATM fee, ATM fees, withdrawal, withdrawals, withdrawal fee, cash withdrawal, phí rút tiền, withdraw money, cash, bank card, credit card, credit cards, cards, foreign card, foreign cards, debit card, debit cards, my card, ATMs, pay by card, pay with card, pay with a card, rút tiền, rút tiền ATM, cây ATM, tiền mặt, thẻ ngân hàng, quẹt thẻ, cà thẻ, thẻ tín dụng, trả tiền, chuyển khoản',
  'currency, money, exchange rate, exchange money, money exchange, change money, exchange dollars, change euros, exchange euros, change dollars, change pounds, dong, đổi tiền, đổi đô, đổi ngoại tệ, ngoại tệ, tiền Việt, tiền tệ, tỷ giá, tỉ giá, đổi ngoại tệ ở đâu, đổi tiền ở đâu',
  'tip, tips, tipping, gratuity, tiền tip, tiền boa, boa, cho tip',
  'emergency number, emergency, ambulance, police, fire brigade, who do I call, số khẩn cấp, khẩn cấp, cấp cứu, công an, cứu hỏa, số điện thoại khẩn cấp, gọi số nào, số cấp cứu, cấp cứu 115, 113, 114, 115, cảnh sát, emergency numbers, emergency phone number',
  'scam, scams, scammed, fraud, rip-off, ripped off, cheat, cheated, overcharged, overcharge, tourist traps, tourist trap, common scams, lừa đảo, bị lừa, lừa gạt, lừa, chặt chém, chiêu trò, cảnh giác, mánh khóe, small tricks',
  'theft, phone snatching, phone snatched, phone theft, thieves, is stolen, stolen, pickpocket, pickpockets, bag snatching, crime, lost passport, lost my passport, stolen passport, lose my passport, mất cắp, mất giấy tờ, mất hộ chiếu, mất passport, móc túi, cướp giật, giật đồ, trộm cắp',
  'SIM, SIM card, SIM cards, eSIM, esims, mobile data, internet, network, 4G, 5G, wifi, wi-fi, phone card, sim du lịch, mua sim, sim 4G, sim điện thoại, mạng điện thoại, mạng, sóng điện thoại, có sóng, bắt sóng',
  'driving permit, driving licence, driving license, driver licence, driver license, drivers license, licence, license, international driving permit, IDP, bằng lái, bằng lái xe, bằng lái xe máy, giấy phép lái xe, bằng lái quốc tế, giấy tờ xe',
  'motorbike, motorcycle, scooter, rent a motorbike, rent motorbike, rent a scooter, motorbike rental, ride a motorbike, xe máy, thuê xe máy',
  'helmet, mũ bảo hiểm',
  'drink and drive, drinking and driving, drink driving, at the wheel, beer and drive, drink beer and drive, drive after drinking, drive drunk, alcohol limit, drunk driving, nồng độ cồn, uống rượu lái xe, uống bia lái xe, rượu bia lái xe, rượu bia',
  'Tết, tet, Lunar New Year, Chinese new year, Vietnamese New Year, new year, năm mới, tết nguyên đán, tết âm lịch, mùng 1 tết',
  'public holiday, public holidays, bank holiday, bank holidays, national holidays, holidays, ngày lễ, nghỉ lễ, lịch nghỉ lễ, ngày nghỉ lễ, nghỉ tết',
  'vaccination, vaccinations, vaccine, vaccines, jab, jabs, shots, immunisation, tiêm phòng, tiêm chủng, tiêm ngừa, vắc xin, sốt rét, malaria',
  'dengue, dengue fever, mosquito, mosquitoes, mosquitos, sốt xuất huyết, muỗi, chống muỗi',
  'rabies, bite, bites, bitten, dog bite, khỉ cắn, mèo cắn, bị chó cắn, dog bites, bệnh dại, chó cắn, tiêm dại',
  'hospital, hospitals, doctor, doctors, pharmacy, pharmacies, clinic, medical help, bệnh viện, nhà thuốc, hiệu thuốc, phòng khám, bác sĩ, bị ốm, bị bệnh',
  'insurance, travel insurance, bảo hiểm y tế, bảo hiểm du lịch, mua bảo hiểm',
  'drone, drones, DJI, dji mini, fly my drone, flycam, máy bay không người lái, fly a drone, bay flycam',
  'wheelchair, wheelchairs, wheelchair access, wheelchair accessible, accessibility, accessible, disabled, limited mobility, xe lăn, người khuyết tật, khó đi lại',
  'stroller, pushchair, pram, xe đẩy',
  'airport, airports, airport transfer, airport transfers, airport taxi, airport bus, sân bay, từ sân bay, đón sân bay, ra sân bay',
  'train ticket, train tickets, book train, sleeper train, night train, railway, by train, vé tàu, vé tàu hỏa, vé tàu tết, mua vé tàu, đi tàu hỏa, tàu hỏa, tàu lửa, xe lửa, đường sắt',
  'sleeper bus, sleeper buses, night bus, coach, bus ticket, by bus, xe giường nằm, xe khách, xe đò, vé xe khách, xe limousine',
  'luggage storage, left luggage, store luggage, store my luggage, leave my luggage, leave our luggage, leave luggage, leave my bags, leave our bags, bag storage, gửi hành lý, giữ hành lý, gửi đồ, gửi vali',
  'laundry, laundromat, wash clothes, wash my clothes, giặt đồ, giặt là, giặt ủi, giặt sấy, tiệm giặt',
  'ferry, ferries, speedboat, boat to the island, phà, tàu cao tốc, tàu ra đảo, ra đảo, đi đảo, vé tàu cao tốc',
  'seasick, seasickness, motion sickness, say sóng, say tàu, say tàu xe, say xe',
  'taxi, taxis, Grab, uber, ride-hailing, xe công nghệ, gọi xe, đi taxi, bắt taxi, xe ôm',
  'typhoon, typhoons, storm, storms, flood, floods, flooding, typhoon season, bão, bão lũ, có bão, mùa bão, lũ lụt, lũ, áp thấp, áp thấp nhiệt đới',
  'safe to swim, safe swim, swim, swimming, swimming safe, dangerous to swim, rip current, rip currents, drowning, dòng chảy xa bờ, đuối nước, tắm biển an toàn, tắm biển có an toàn',
  'landmine, landmines, mines, mines and bombs, unexploded bomb, unexploded bombs, uxo, bom mìn, vật liệu nổ',
  'woman alone, alone as a woman, travel alone, solo female, solo female traveller, solo female traveler, solo woman, women alone, travelling alone, traveling alone, solo travel, phụ nữ đi một mình, con gái đi một mình, nữ đi một mình, đi một mình, một mình con gái, một mình nữ, gái đi một mình',
  'eat on the street, safe to eat, eat street food, lành bụng, ăn quán vỉa hè, street food safe, is street food safe, stomach, upset stomach, food poisoning, food safety, diarrhea, ăn vỉa hè, đau bụng, ngộ độc, ngộ độc thực phẩm, tiêu chảy',
  'e-cigarette, vape, vaping, heated tobacco, thuốc lá điện tử, vape',
  'customs, duty free, duty free allowance, customs allowance, customs allowance alcohol, customs declaration, hải quan, miễn thuế, khai hải quan',
  'time zone, timezone, time difference, local time, what time is it, múi giờ, giờ Việt Nam, chênh lệch giờ, lệch múi giờ',
  'country code, dialling code, calling Vietnam, mã vùng, mã quốc gia',
  'combined ticket, city pass, vé liên tuyến, vé gộp',
  'metro, underground, tàu điện, đường sắt đô thị',
  'air pollution, air quality, polluted, bad air, air bad, the air, smog, haze, hazy, fine dust, ô nhiễm không khí, chất lượng không khí, không khí, ô nhiễm, bụi mịn',
  'elephant, elephants, elephant riding, ride elephants, ride an elephant, con voi, cưỡi voi, xem voi, đi voi, voi nhà',
  'police stop, police stopped me, the police stopped me, stopped by the police, police stop me, police checks, traffic police, traffic fine, fined, cảnh sát giao thông, csgt, công an giao thông, bị phạt, thổi phạt, phạt bao nhiêu',
  'raw vegetables, raw herbs, salads, salad, rau sống, rau thơm',
  'packing, packing list, what to pack, what to bring, what to wear, clothes, mang gì, mang theo gì, cần mang gì, nên mang gì, mặc gì, mặc đồ gì, quần áo, xếp hành lý, hành lý, chuẩn bị gì, chuẩn bị đồ',
  'children, kids, with kids, toddler, baby, con nhỏ, trẻ em, trẻ nhỏ, em bé, đưa con, đưa bé, cho bé',
  'older travellers, elderly, seniors, ông bà, người lớn tuổi, cao tuổi',
  'when to go, where to go, when to visit, at its best, best time, best time to go, best time to visit, best month, best months, month by month, weather, weather month by month, season, seasons, climate, rainy season, dry season, mùa nào, đi mùa nào, mùa nào đẹp, mùa mưa, mùa khô, tháng nào, đi tháng nào, tháng mấy, thời tiết, thời tiết từng tháng, khi nào đi, theo mùa, thời điểm đẹp, thời điểm nào',
  'photograph, photograph people, photography rules, photos of soldiers, photographing people, taking pictures, take photos, taking photos, chụp ảnh người, xin chụp ảnh',
  'temple dress, dress code, dress for temples, dress in temples, shorts, wear to temples, đi lễ chùa, ăn mặc đi chùa, mặc gì đi chùa, mặc gì khi đi chùa',
  'English spoken, speak English, language, languages, language barrier, tiếng Anh, ngôn ngữ, phiên dịch',
  'QR code, QR codes, QR payment, pay by phone, mobile payment, quét mã, mã QR, quét QR',
  'banknotes, notes in everyday use, notes apart, denominations, tiền giấy, mệnh giá, đơn vị tiền',
  'children in cars, trẻ em ngồi ô tô, ghế an toàn, child seat, child seats, car seat, car seats, children in a car, ghế ô tô cho trẻ em, ghế ô tô cho bé, ghế an toàn cho trẻ, ghế an toàn cho bé, trẻ em trên ô tô, ghế trẻ em',
  'registration of residence, register my stay, register your stay, residence registration, temporary residence registration, register with the police, report of residence, temporary residence, khai báo tạm trú, tạm trú, đăng ký tạm trú',
  'hire a car, rent a car, car hire, car rental, car with a driver, private driver, private car, drive a car, thuê ô tô, thuê xe ô tô, thuê xe có lái, xe có lái',
  'bargaining, bargain, haggle, haggling, mặc cả, trả giá, hỏi giá',
  'is it safe, is vietnam safe, safe country, safety, stay safe, how safe, travelling safely, an toàn, an toàn không, có an toàn không',
  'LGBT, LGBTQ, same-sex, same-sex couple, same-sex couples, same sex couple, cùng giới, cặp đôi cùng giới, gay, lesbian, trans, gay friendly, lgbt friendly, queer, đồng tính, cộng đồng LGBT',
  'manners, chopsticks, chopsticks in rice, invited to a home, gift for a home, gift when invited, gift for hosts, invited to a Vietnamese home, light incense, street sellers, refuse street sellers, etiquette, customs and manners, phép lịch sự, lưu ý văn hóa, điều cấm kỵ',
  'toilet, toilets, public toilet, public toilets, restroom, restrooms, nhà vệ sinh, nhà vệ sinh công cộng',
  'giá thuê xe máy, thuê xe máy bao nhiêu, thuê xe máy giá, thuê xe máy đặt cọc, motorbike rental price, scooter rental price, scooter rental deposit, rent a motorbike price, rent a scooter price, cost to rent a motorbike, cost to rent a scooter',
  'Amex, American Express, Mastercard',
  'sắm lễ, khấn gì, nên khấn gì, đi lễ đầu năm, lễ đầu năm, đầu năm, Bà Chúa Kho, Bà Chúa Xứ, văn khấn',
  'unmarried, unmarried couple, unmarried couples, Vietnamese girlfriend, Vietnamese boyfriend, girlfriend is Vietnamese, boyfriend is Vietnamese, not married',
  'thịt trâu gác bếp, trâu gác bếp, hàng giả, hàng dỏm, hàng nhái',
  'hair dryer, hairdryer, hair dryers, 110 volt, 110-volt, 110V, US appliances',
  'sổ thông hành, giấy thông hành, Đông Hưng, Hà Khẩu',
  'bikini, topless, nude beach, naked bathing, swimwear, swimsuit',
  'dentist who speaks English, English speaking dentist, dentist, dentists, pharmacy open 24 hours, 24 hour pharmacy, 24h pharmacy, pharmacy open 24h',
  'bệnh viện nhi, con sốt, con ốm, bé sốt, bé ốm, trẻ sốt, con em sốt, sốt cao',
  'fruit in season, fruits in season, fruit season, fruit is in season, which fruit, what fruit, trái cây gì, mùa trái cây, mùa nào trái cây, vườn trái cây, trái chín',
  'món Huế cay, món Huế, ăn cay, cay lắm không, cay không',
  'halal, halal food, halal restaurant, halal restaurants, Muslim food, no pork, thịt heo, khách Hồi giáo, người Hồi giáo, đạo Hồi, quán halal, đồ ăn halal',
  'gluten, gluten free, gluten-free, gluten-free food, coeliac, celiac, contains wheat',
  'allergy, allergies, allergic, food allergy, nut allergy, peanut allergy, fish sauce allergy, dị ứng, dị ứng hải sản, dị ứng đậu phộng',
  'pets, pet travel, bring a pet, bring my pet, with a dog, with my dog, bring my dog, bring a dog, with a cat, bring a cat, bring my cat, thú cưng, mang thú cưng, mang chó, mang mèo, mang chó mèo, mang theo chó, mang theo mèo',
  'cash to declare, declare cash, cash limit, cash limit customs, cash can I bring, much cash can I bring, tiền mặt phải khai, khai báo tiền mặt, khai tiền mặt, mang ngoại tệ, mang ngoại tệ qua cửa khẩu',
  'hết bao nhiêu tiền, hết bao nhiêu, tốn bao nhiêu tiền, tốn bao nhiêu, chi phí đi chơi, chi phí du lịch, day cost, cost per day, cost a day, day in Vietnam cost, daily budget, budget per day, money per day, một ngày hết, một ngày hết bao nhiêu, một ngày tốn, một ngày tốn bao nhiêu, chi phí một ngày, chi phí mỗi ngày',
  'museums closed, museum closed, museum closed Monday, museums closed on Mondays, lunch break, lunch breaks, bảo tàng nghỉ, bảo tàng nghỉ thứ mấy, nghỉ trưa',
  'smoking, smoking allowed, smoking ban, hút thuốc, hút thuốc lá',
  'trẻ em đi máy bay, trẻ em bay, bé đi máy bay, trẻ đi máy bay, children on planes, children need to fly, child passport',
  'plastic waste, rubbish, rác nhựa',
  'embassy, embassies, consulate, consulates, consular, consulate general, đại sứ quán, lãnh sự quán, tổng lãnh sự quán, sứ quán, lãnh sự',
  'land border, land borders, border crossing, border crossings, land crossing, land crossings, land border crossings, land border crossing, border gate, border gates, overland, by land, cửa khẩu, cửa khẩu đường bộ, đường bộ sang, đi đường bộ, qua biên giới, bằng đường bộ',
  'extend my visa, extend a visa, extend visa, extend the visa, extend my e-visa, extend e-visa, extend my stay, visa extension, renew my visa, renew visa, visa renewal, visa run, overstay, overstay my visa, overstayed, overstaying, overstay visa, gia hạn thị thực, gia hạn visa, gia hạn e-visa, visa hết hạn, thị thực hết hạn, hết hạn visa, quá hạn visa, quá hạn thị thực, ở quá hạn, ở quá hạn visa',
  'Việt kiều, overseas Vietnamese, Vietnamese roots, Vietnamese origin, Vietnamese parents, Vietnamese wife, Vietnamese husband, Vietnamese spouse, five-year visa exemption, 5 year visa exemption, 5-year visa exemption, five-year visa, 5 year visa, visa exemption certificate, visa 5 năm, miễn thị thực 5 năm, giấy miễn thị thực, giấy miễn thị thực 5 năm, người Việt ở nước ngoài, gốc Việt',
  'opening hours of shops, shop opening hours, shop hours, shops open, shops close, stores open, stores close, supermarket, supermarkets, supermarket hours, bank opening hours, bank hours, banks open, banks close, bank open, post office hours, post offices, opening hours post office, post office opening hours, siêu thị mở cửa, siêu thị mở, siêu thị đóng cửa, siêu thị, trung tâm thương mại, giờ mở cửa siêu thị, bưu điện mở cửa, giờ mở cửa bưu điện',
  'Mass in English, English Mass, Sunday Mass, Catholic Mass, Catholic Mass times, Mass times, go to Mass, church service, church services, worship service, thánh lễ, giờ lễ, giờ lễ nhà thờ, lễ nhà thờ, có lễ mấy giờ, lễ mấy giờ, dự lễ nhà thờ',
  'mosque, mosques, Friday prayer, Friday prayers, prayer room, prayer rooms, Muslims pray, place to pray, thánh đường, thánh đường Hồi giáo, nhà thờ Hồi giáo',
  'kosher, synagogue, synagogues, Jewish, Chabad, Shabbat, Do Thái, khách Do Thái',
  'khách Ấn Độ, khách Ấn, người Ấn, đạo Hindu',
  'golf, golf course, golf courses, play golf, golfing, sân golf, chơi golf, đánh golf',
  'scuba diving, scuba, scuba dive, diving, snorkelling, snorkeling, snorkel, lặn biển, lặn san hô, lặn ngắm san hô, lặn ngắm, lặn bình khí',
  'climb a mountain, climbing mountains, climb Fansipan, climbing Fansipan, trekking permit, trekking permits, trekking guide, hiking permit, guide for trekking, leo Fansipan, leo núi có phải, leo núi có cần, leo núi thuê, leo núi xin phép, trekking có phải, xin phép leo núi',
  'camping, wild camping, campsite, campsites, camp site, pitch a tent, cắm trại, dựng lều, bãi cắm trại, khu cắm trại',
  'water puppets, water puppet, water puppet show, puppet show, puppet theatre, ca trù, xem chèo, nghe chèo, hát chèo, tuồng, xem tuồng, hát bội, cải lương, xem cải lương, court music, nhã nhạc, traditional music, folk opera, traditional opera, rối nước, múa rối, múa rối nước',
  'work remotely, working remotely on a tourist visa, remote work, remote working, working remotely, digital nomad, digital nomads, nomad visa, coworking, co-working, coworking space, coworking spaces, làm việc từ xa, vừa du lịch vừa làm việc, không gian làm việc chung',
  'my own medicines, my medicines, my own medicine, my medicine, my medication, bring medicines, bring medicine, bring my medication, bring medication, prescription medicine, prescription medicines, prescription drugs, without a prescription, antibiotics, mua thuốc, túi thuốc, thuốc men, mang thuốc',
  'tampons, tampon, sanitary pads, sun cream, sunscreen, contact lens, contact lenses, lens fluid, nappies, diapers, baby milk, baby formula, bỉm, tã, sữa bột, sữa công thức, bỉm sữa, mua bỉm',
  'VAT, VAT refund, VAT back, tax refund, tax free, tax-free shopping, refund of tax, hoàn thuế, hoàn thuế VAT, hoàn thuế giá trị gia tăng',
  'border areas, border area, border permit, border pass, border zone, permit for Hà Giang, permit Ha Giang, Ha Giang permit, đi cột mốc, khu vực biên giới, xã biên giới, vành đai biên giới, giấy phép biên giới',
  'apps, which apps, useful apps, travel apps, WhatsApp, Telegram, Facebook, VPN, blocked sites, ứng dụng nào, cài ứng dụng, ứng dụng du lịch, cài app, nên cài app, app du lịch, app nào',
  'postcard, postcards, parcel, parcels, post a parcel, send a parcel, ship home, shipping home, ship souvenirs, ship souvenirs home, send home, bưu thiếp, gửi đặc sản, gửi quà, gửi đồ về, gửi về nhà, gửi hàng',
  'drugs, drugs law, drug laws, cannabis, weed, marijuana, laughing gas, CBD, ma túy, cần sa, bóng cười, kẹo ke, nước vui',
  'snake, snakes, leech, leeches, scorpion, scorpions, crocodile, crocodiles, dangerous animals, snake bite, con rắn, rắn cắn, rắn độc, gặp rắn, con vắt, vắt cắn, ong đốt, con rết',
  'carry my passport, carry a passport, carry passport, carry your passport, carry ID, passport with me, mang căn cước, căn cước bản cứng, bản cứng, dùng VNeID, VNeID',
  'self-drive, self drive, self-drive car rental, self drive car rental, drive myself, rent a car and drive, thuê ô tô tự lái, thuê xe tự lái, ô tô tự lái, xe tự lái',
  'book a bus, bus booking, bus tickets online, book bus tickets, buses between towns, bus tickets, đặt vé xe khách, đặt vé xe, phụ thu vé xe, vé xe Tết, vé xe khách Tết',
  'dsvn, dsvn.vn, soft sleeper, hard sleeper, train class, train classes, train booking, book a train, book train tickets, đổi vé tàu, trả vé tàu, hoàn vé tàu, đổi trả vé tàu',
  'baggage allowance, luggage allowance, much luggage, luggage on flights, luggage on domestic flights, luggage can I take, baggage, hand luggage, carry-on, carry on, cabin baggage, cabin bag, checked bags, checked luggage, checked baggage, hành lý xách tay, xách tay, ký gửi, hành lý ký gửi, bao nhiêu ký, mấy ký, mấy kg',
  'power bank, power banks, powerbank, powerbanks, lithium battery, pin dự phòng, sạc dự phòng, pin sạc dự phòng, cục sạc',
  'domestic flight, domestic flights, papers for flights, ID for flights, fly inside Vietnam, giấy tờ đi máy bay, giấy tờ bay, giấy tờ tùy thân đi máy bay, đi máy bay cần giấy tờ, đi máy bay trong nước, bay nội địa, đi máy bay cần',
  'motorbike by train, motorbike on the train, motorbike on a train, take my motorbike on the train, send a motorbike, send my motorbike, bicycle by train, bike on the train, bicycle on the train, gửi xe máy, gửi xe máy theo tàu, gửi xe theo tàu, xe máy theo tàu, mang xe máy lên tàu, gửi xe máy tàu hỏa',
  'bring fish sauce, fish sauce on plane, fish sauce on a plane, fish sauce flight, fly with fish sauce, fly with durian, durian on plane, durian on a plane, rice wine on plane, snake wine, fly with snake wine, mang sầu riêng, sầu riêng lên máy bay, sầu riêng máy bay, mang nước mắm, nước mắm lên máy bay, mang đồ ăn lên máy bay, đồ ăn lên máy bay, mang hải sản, hải sản lên máy bay, mang đặc sản lên máy bay',
  'trừ điểm, trừ điểm bằng lái, bằng lái bị trừ điểm, phục hồi điểm, phạt nguội, tra phạt nguội, licence points, penalty points, điểm bằng lái, điểm giấy phép lái xe',
  'flight delayed, delayed flight, flight delay, flight delays, flight is delayed, flight cancelled, cancelled flight, flight is cancelled, flight is delayed or cancelled, compensation for delay, delay, máy bay trễ, chuyến bay trễ, trễ chuyến, hoãn chuyến, hủy chuyến, hủy chuyến bay, chậm chuyến, bay delay',
  'Vietnamese holidays, domestic holidays, 2 September holiday, busy holidays, 30 April, 2 September, Hùng Kings, Hung Kings, lễ 30-4, lễ 30/4, 30/4, 30-4, 2-9, 2/9, lễ 2-9, lễ 2/9, Giỗ Tổ, cao điểm lễ',
  'surf, surfing, surfboard, surf lesson, surf lessons, surf school, good waves, best waves, kitesurf, kitesurfing, kiteboarding, lướt sóng, lướt ván diều, ván diều, lướt ván',
];

/** A topic by the place of its line. */
export type Topic = number;

const phrases = lines.map((line, topic) => ({ phrases: line.split(', '), group: topic }));

const topicOf = (first: string): Topic => lines.findIndex((line) => line.startsWith(`${first}, `));

/** The topic of when to go where. */
export const seasons: Topic = topicOf('when to go');

/** Who needs a visa, and who none. */
export const visas: ReadonlySet<Topic> = new Set([topicOf('visa'), topicOf('visa exemption')]);

/** Every phrase of a topic. */
export const topicPhrases: readonly string[] = phrases.flatMap((topic) => topic.phrases);

/** Topics that a text is about, with where they stand in it. */
export const topicsAmong = createPhraseBook<Topic>(phrases);

/** Folded words of a text, in their order. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}
