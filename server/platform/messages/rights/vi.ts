import { kindSubjects } from '../../../content-kinds';
import type { RightWords } from './words';

export const rightsVi: RightWords = {
  actions: {
    read: 'Xem',
    create: 'Thêm',
    update: 'Sửa',
    translate: 'Dịch',
    delete: 'Xóa',
    publish: 'Xuất bản',
    moderate: 'Kiểm duyệt',
  },
  subjects: {
    ...kindSubjects('vi'),
    gallery: 'ảnh và video của thành phố, trang',
    faq: 'câu hỏi thường gặp',
    fact: 'thông tin có nguồn',
    plan_your_trip: 'công cụ lên kế hoạch',
    admin: 'tài khoản quản trị',
    role: 'vai trò',
    language: 'ngôn ngữ và câu chữ',
    media: 'thư viện ảnh',
    seo: 'SEO và chuyển hướng',
    setting: 'cài đặt',
    email_template: 'mẫu email',
    review: 'đánh giá',
    order: 'đơn đặt chỗ',
    audit: 'nhật ký',
    contact: 'thư liên hệ',
    tag: 'thẻ',
    nfc: 'thẻ NFC',
    link: 'liên kết hỏng',
    job: 'tác vụ',
  },
};
