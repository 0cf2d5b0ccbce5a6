/** What the API says about orders, payments and tickets, in English. */
export const ordersEn = {
  price_changed: 'A price has changed since you put this into your cart. Please look at the new total.',
  order_closed: 'This order can no longer be changed: its time has run out, or it was paid or cancelled.',
  ticket_used: 'This ticket was checked in before.',
  ticket_void: 'This ticket is void: its order was refunded.',
  wrong_day: 'This ticket is for another day.',
  order_not_found: 'There is no such booking, or the details do not match.',
  ticket_not_found: 'This is not one of our tickets.',
  payment_not_found: 'There is no such payment.',
  payment_not_refundable: 'This payment has not been received, or was refunded before.',
  product_not_found: 'There is no such product to book.',
  no_payment: 'Paying online is not possible right now. Please contact us.',
  too_many_pending: 'You have several bookings waiting for payment. Please pay or cancel one of them first.',
  hold_sign_in:
    'That is more places than can be held without an account. Please sign in, pay for what you hold already, or write to us about a group.',
  hold_too_many:
    'That is more places than one person can hold at a time. Please pay for what you hold already, or write to us about a group.',
  hold_again:
    'You held these places before and did not pay for them, so you can hold only half of them for now. Please book and pay for those first, or write to us about a group.',
  idempotency_reused: 'This key was used for another order.',
  span_too_long: 'Please choose at most {maximum} nights.',
  ordered: 'Your booking is held for {minutes} minutes.',
  order_cancelled: 'Your booking is cancelled.',
  payment_begun: 'Continuing to payment.',
  refund_marked: 'Refund noted.',
  checked_in: 'Checked in.',
  check_in_undone: 'The check-in is undone.',
  sample_unpaid: 'This booking has something made up in it. No real payment is taken for it.',
  letter_sample: 'SAMPLE: {title}',
  letter_sample_note:
    'What is marked as a sample below does not exist or is run by nobody: nothing takes place and nobody expects you. It only shows how booking works.',
  letter_seat: '{count} seat',
  letter_seats: '{count} seats',
  letter_room: '{count} room',
  letter_rooms: '{count} rooms',
  letter_night: '{count} night',
  letter_nights: '{count} nights',
} as const;
