import type { pagesEn } from './en';

/** What search engines are told of the site's own pages until an editor says otherwise, in Vietnamese. */
export const pagesVi: Record<keyof typeof pagesEn, string> = {
  page_home_title: 'Visit Vietnam – điểm đến, mùa đẹp và những câu chuyện',
  page_home_description:
    'Đi đâu ở Việt Nam và đi khi nào: những thành phố, vùng cảnh quan từ Hà Giang đến Phú Quốc, khí hậu từng tháng, bản đồ và câu chuyện của người am hiểu.',
  page_blogs_title: 'Chuyện kể từ Việt Nam',
  page_blogs_description:
    'Bài viết về món ăn, lễ hội, cảnh quan và đời sống thường ngày ở Việt Nam, cùng những lời khuyên hữu ích cho chuyến đi.',
  page_where_to_go_title: 'Đi đâu ở Việt Nam? So sánh các điểm đến',
  page_where_to_go_description:
    'Cho biết đi tháng nào, với ai, cần gì, rồi xem nơi nào hợp: thời tiết, đường đi, chi phí và cả điều chưa hợp của từng nơi, đặt cạnh nhau.',
  page_when_to_go_title: 'Đi Việt Nam tháng nào? Thời tiết từng vùng theo tháng',
  page_when_to_go_description:
    'Mười hai tháng, tám vùng trong một bảng: nơi nào khô ráo, nắng nóng, mưa nhiều hay có bão, kèm trang riêng cho từng tháng và từng vùng.',
  page_collections_title: 'Bộ sưu tập: nơi hợp với kiểu đi của bạn',
  page_collections_description:
    'Đi cùng con nhỏ, đưa ông bà đi chơi, ăn chay, đi tàu hỏa, cuối tuần cả nhà, ngày Tết: điều cần biết và những nơi hợp, chọn từ dữ liệu của trang.',
  page_today_title: 'Hôm nay ở Việt Nam: nơi đang mở, tối nay có gì, cảnh báo',
  page_today_description:
    'Nơi đang mở cửa, sự kiện tối nay, cảnh báo đang có hiệu lực và số khẩn cấp cho điểm đến bạn đang ở tại Việt Nam; xem được cả khi mất mạng.',
  page_chat_title: 'Trò chuyện để lên lịch trình đi Việt Nam',
  page_chat_description:
    'Kể chuyến đi bạn muốn bằng lời của mình, nhận lịch trình từng ngày gồm những nơi có thật, có giờ, đường đi và bản đồ, rồi sửa tùy ý.',
  page_placetogo_title: 'Điểm đến khắp Việt Nam',
  page_placetogo_description:
    'Mọi điểm đến theo vùng trên cùng một bản đồ, kèm những tháng đẹp nhất của từng nơi.',
  page_search_title: 'Tìm kiếm',
  page_search_description:
    'Tìm khắp trang Visit Vietnam: điểm đến, hoạt động, nơi ở, quán ăn, lịch trình, sự kiện và bài viết.',
  page_tripdetail_title: 'Tự lên lịch trình đi Việt Nam',
  page_tripdetail_description:
    'Chọn nơi muốn đến, số ngày và nhịp đi, bạn sẽ có ngay một cung đường để chỉnh sửa, lưu lại và chia sẻ.',
  page_trip_result_title: 'Lịch trình của bạn',
  page_trip_result_description: 'Cung đường được sắp theo những gì bạn đã chọn.',
  page_about_title: 'Về Visit Vietnam',
  page_about_description: 'Ai viết trang này, bài vở được kiểm chứng ra sao và liên hệ ban biên tập thế nào.',
  page_experience_types_title: 'Trải nghiệm ở Việt Nam',
  page_experience_types_description:
    'Trải nghiệm ở Việt Nam theo chủ đề: ẩm thực, nhịp sống, di sản, thành phố về đêm, núi và nước, kèm giá tham khảo, thời lượng và bản đồ.',
  page_things_to_do_title: 'Việc nên làm ở Việt Nam',
  page_things_to_do_description:
    'Đi bộ, đạp xe, đi thuyền, bảo tàng, lớp học nghề, biểu diễn theo từng nơi: mất bao lâu, hết bao nhiêu, bắt đầu ở đâu.',
  page_local_life_title: 'Đời sống địa phương ở Việt Nam',
  page_local_life_description:
    'Chợ sớm, làng nghề, gánh hàng vỉa hè: những trải nghiệm đưa bạn vào một ngày bình thường của người địa phương.',
  page_city_vibes_title: 'Nhịp sống thành phố Việt Nam',
  page_city_vibes_description:
    'Phố cổ, quán cà phê, sân thượng và chợ đêm: chơi gì ở các thành phố Việt Nam từ sáng đến khuya.',
  page_cultural_heritage_title: 'Di sản văn hóa Việt Nam',
  page_cultural_heritage_description:
    'Thành quách, đền tháp, đình làng và nghệ thuật truyền thống, kèm những điều nên để ý khi đứng trước di sản.',
  page_romantic_getaways_title: 'Những chuyến đi cho hai người ở Việt Nam',
  page_romantic_getaways_description:
    'Bãi biển vắng, đồi sương và những chuyến thuyền chậm: nơi dành cho những ngày chỉ có hai người.',
  page_vietnamese_cuisine_title: 'Ẩm thực Việt Nam theo vùng miền',
  page_vietnamese_cuisine_description:
    'Bắc, Trung, Nam ăn gì, nên thử ở đâu và gọi món thế nào cho đúng điệu.',
  page_itineraries_title: 'Lịch trình và tour ở Việt Nam',
  page_itineraries_description:
    'Những hành trình từ hai ngày cuối tuần đến hai tuần, chia theo từng ngày, có ngày khởi hành, giá và dịch vụ đi kèm.',
  page_payment_title: 'Thanh toán',
  page_payment_description: 'Thanh toán đơn đặt của bạn.',
  page_payment_success_title: 'Cảm ơn bạn đã đặt chỗ',
  page_payment_success_description: 'Đơn đặt của bạn đã được xác nhận.',
  page_events_title: 'Lễ hội và sự kiện ở Việt Nam',
  page_events_description:
    'Đang có gì và sắp có gì: lễ hội theo âm lịch, ngày lễ và sự kiện văn hóa khắp cả nước, đủ ngày giờ và địa điểm.',
  page_detail_ticket_title: 'Vé của bạn',
  page_detail_ticket_description: 'Một vé trong đơn đặt của bạn.',
  page_sightseeing_title: 'Tham quan các thành phố Việt Nam theo bản đồ',
  page_sightseeing_description:
    'Các điểm tham quan của một thành phố trên cùng bản đồ: đó là nơi nào, quanh đó có gì.',
  page_visa_guide_title: 'Cẩm nang thị thực Việt Nam',
  page_visa_guide_description:
    'Ai cần thị thực, thị thực điện tử làm ra sao và tra cứu thông tin chính thức ở đâu.',
  page_essentials_title: 'Cần biết trước khi đi Việt Nam',
  page_essentials_description:
    'Tiền bạc, điện thoại, hành lý, phép lịch sự: những điều nên nắm trước khi lên đường.',
  page_getting_around_title: 'Đến Việt Nam và đi lại trong nước',
  page_getting_around_description:
    'Máy bay, tàu hỏa, xe khách, tàu thủy, xe máy: chặng nào nên đi gì và cần lưu ý điều gì.',
  page_accessibility_title: 'Du lịch Việt Nam cho người khuyết tật',
  page_accessibility_description:
    'Vỉa hè, nhà ga, khách sạn, điểm tham quan thuận tiện đến đâu với người khó đi lại, khiếm thị, khiếm thính, và nên chuẩn bị thế nào.',
  page_vietnam_pass_title: 'Vé gộp và thẻ du lịch ở Việt Nam',
  page_vietnam_pass_description:
    'Nơi nào một vé vào được nhiều điểm, vé gồm những gì và khi nào thì đáng mua.',
  page_safety_title: 'Đi chơi an toàn ở Việt Nam',
  page_safety_description:
    'Số điện thoại khẩn cấp, đường sá, biển, mùa mưa bão, những mánh khóe thường gặp và cách tìm người giúp.',
  page_visa_information_title: 'Tra cứu thị thực Việt Nam theo quốc tịch',
  page_visa_information_description:
    'Xem hộ chiếu nước nào được miễn thị thực vào Việt Nam, trong bao nhiêu ngày, kèm nguồn thông tin.',
  page_weather_title: 'Thời tiết Việt Nam và mùa đẹp',
  page_weather_description: 'Dự báo những ngày tới và thời tiết thường gặp trong từng tháng ở từng nơi.',
  page_currency_title: 'Tiền tệ và chi tiêu ở Việt Nam',
  page_currency_description:
    'Quy đổi đồng Việt Nam với các ngoại tệ, nhận biết tờ tiền và chọn cách trả tiền cho tiện.',
  page_download_app_title: 'Visit Vietnam trên điện thoại',
  page_download_app_description:
    'Đưa trang vào màn hình chính, mang theo kế hoạch của bạn trên mọi chặng đường.',
  page_hotels_title: 'Nơi lưu trú khắp Việt Nam',
  page_hotels_description: 'Khách sạn, nhà nghỉ, homestay theo điểm đến: phòng ốc, tiện nghi và vị trí.',
  page_attractions_title: 'Điểm tham quan ở Việt Nam',
  page_attractions_description: 'Danh thắng, quán ăn, chỗ vui chơi khắp cả nước, xếp theo nơi và theo loại.',
  page_shopping_title: 'Giỏ hàng của bạn',
  page_shopping_description: 'Những gì bạn đã chọn.',
  page_restaurant_title: 'Ăn ở đâu khi đi Việt Nam',
  page_restaurant_description:
    'Quán ăn, nhà hàng theo thành phố: món chính, mức giá, giờ mở cửa và chỉ đường.',
  page_restaurant_detail_title: 'Nhà hàng',
  page_restaurant_detail_description: 'Món chính, giờ mở cửa và đường đến một nhà hàng.',
  page_rating_title: 'Việt Nam: những nơi được du khách đánh giá cao',
  page_rating_description:
    'Việc nên làm, trải nghiệm, địa điểm, hành trình và bài viết về Việt Nam được du khách đánh giá cao nhất.',
  page_profile_title: 'Trang cá nhân',
  page_profile_description: 'Tài khoản, đơn đặt và những nơi bạn đã lưu.',
  page_plan_your_trip_title: 'Lên kế hoạch chuyến đi Việt Nam',
  page_plan_your_trip_description:
    'Bắt đầu từ đâu: mùa nào, cung đường nào, đi lại và ngủ nghỉ ra sao, sắp theo đúng thứ tự bạn cần đến.',
  page_list_ticket_title: 'Vé của tôi',
  page_list_ticket_description: 'Tất cả vé trong các đơn đặt của bạn.',
  page_historic_hotel_title: 'Những khách sạn lâu đời của Việt Nam',
  page_historic_hotel_description:
    'Những khách sạn lâu đời của Việt Nam từ bắc vào nam: ai xây, chuyện gì từng xảy ra, và đêm nay ngủ lại thì bao nhiêu.',
  page_flights_title: 'Chuyến bay đến và trong Việt Nam',
  page_flights_description: 'Tra chuyến bay nội địa và quốc tế theo ngày đi, ngày về và hạng ghế.',
  page_forgot_password_title: 'Quên mật khẩu',
  page_forgot_password_description: 'Nhận liên kết để đặt mật khẩu mới.',
  page_new_password_title: 'Chọn mật khẩu mới',
  page_new_password_description: 'Đặt mật khẩu mới bằng liên kết trong thư.',
  page_travel_tips_title: 'Kinh nghiệm du lịch Việt Nam',
  page_travel_tips_description:
    'Lời khuyên giúp đỡ mất thời gian và đỡ phiền: sang đường, xếp hành lý cho ba kiểu thời tiết, đi chơi dịp Tết.',
  page_stories_title: 'Câu chuyện và cảm hứng từ Việt Nam',
  page_stories_description:
    'Sớm trên sông, đêm đèn lồng, ô cửa tàu đường dài: những câu chuyện khiến bạn muốn lên đường.',
  page_signin_title: 'Đăng nhập',
  page_signin_description: 'Đăng nhập vào tài khoản của bạn.',
  page_signin_password_title: 'Nhập mật khẩu',
  page_signin_password_description: 'Bước thứ hai khi đăng nhập: mật khẩu của tài khoản.',
  page_activate_title: 'Kích hoạt tài khoản',
  page_activate_description: 'Bước cuối để có tài khoản.',
  page_confirm_review_title: 'Xác nhận đánh giá',
  page_confirm_review_description: 'Xem lại bài bạn đã viết rồi gửi đi.',
  page_write_review_title: 'Viết đánh giá',
  page_write_review_description: 'Kể cho người đi sau biết nơi ấy thế nào.',
  page_rate_title: 'Đánh giá của bạn',
  page_rate_description: 'Chấm sao cho một nơi, một hành trình hay một bài viết.',
  page_signup_title: 'Đăng ký tài khoản',
  page_signup_description: 'Có tài khoản để lưu nơi yêu thích, giữ lịch trình và viết đánh giá.',
  page_tags_title: 'Chủ đề từ A đến Z',
  page_tags_description: 'Nội dung trên Visit Vietnam theo chủ đề, từ cà phê, hang động đến tàu đêm.',
  page_tag_title: 'Chủ đề: {name}',
  page_tag_description:
    'Mời bạn xem các trang về chủ đề “{name}”: điểm đến, bài viết và hoạt động ở Việt Nam.',
  page_trip_chat_title: 'Trò chuyện về chuyến đi',
  page_trip_chat_description:
    'Bạn kể muốn đi đâu, thích gì; trợ lý trả lời bằng lịch trình từng ngày mà bạn sửa được.',
  page_city_map_title: '{city} trên bản đồ',
  page_city_map_description:
    'Bản đồ và danh sách địa điểm ở {city}: điểm tham quan, quán ăn, lưu trú, việc nên làm và sự kiện đang diễn ra, kèm địa chỉ.',
  page_place_on_map_title: '{place} trên bản đồ {city}',
  page_place_on_map_description: 'Vị trí của {place} trên bản đồ {city} và những nơi ở gần.',
  page_check_in_title: 'Check-in: {place}',
  page_check_in_description: 'Check-in tại {place}, đọc giới thiệu ngay tại chỗ và xem quanh đây có gì.',
  page_check_in_review_title: 'Đánh giá: {place}',
  page_check_in_review_description: 'Viết đánh giá về {place} sau khi ghé thăm.',
  page_terms_title: 'Điều khoản sử dụng và đặt chỗ',
  page_terms_description:
    'Những điều bạn đồng ý khi dùng trang Visit Vietnam và đặt chỗ tại đây: ai bán, giá bao nhiêu, hủy thế nào và được hoàn bao nhiêu.',
  page_privacy_title: 'Quyền riêng tư',
  page_privacy_description:
    'Visit Vietnam lưu những gì về bạn, để làm gì, trong bao lâu, ai xem được, và cách bạn tự tải về hoặc xóa đi.',
  page_cookies_title: 'Cookie',
  page_cookies_description:
    'Toàn bộ cookie mà Visit Vietnam đặt vào trình duyệt, công dụng và thời hạn. Không có cookie quảng cáo hay đếm lượt xem.',
  page_imprint_title: 'Đơn vị vận hành',
  page_imprint_description: 'Ai vận hành trang này, liên hệ ra sao và ai chịu trách nhiệm về nội dung.',
  page_accessibility_statement_title: 'Tuyên bố về khả năng tiếp cận',
  page_accessibility_statement_description:
    'Trang này dùng được đến đâu với mọi người, điểm nào còn vướng, và báo ở đâu khi gặp trở ngại.',
  push_kept: 'Cảnh báo sẽ được gửi đến thiết bị này.',
  push_withdrawn: 'Thiết bị này sẽ không nhận cảnh báo nữa.',
  push_service_unknown: 'Chúng tôi không gửi được qua dịch vụ thông báo của trình duyệt này.',
  page_contact_title: 'Liên hệ',
  page_contact_description: 'Câu hỏi, góp ý, báo lỗi: viết cho ban biên tập Visit Vietnam.',
};
