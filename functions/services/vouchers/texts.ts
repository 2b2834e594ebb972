/** What vouchers and calendar entries say of a booking. */
export const voucherTexts = {
  date: 'Date',
  pickup: 'Pickup',
  pickupLater: 'Our team tells you when they contact you',
  bookedBy: 'Booked by',
  travelers: 'Travelers',
  names: 'Names',
  quantity: 'Booked',
  addOns: 'Add-ons',

  paidOn: 'Paid',
  price: 'This booking, before tax',
  tax: 'Tax',
  total: 'Total paid with tax',
  taxOfAll: (count: number) => `Tax on all ${count} bookings of the invoice`,
  totalOfAll: (count: number) => `Total paid with tax, for all ${count} bookings`,

  early: 'Please arrive 15 minutes early.',
  notes: [
    'Our team contacts you 24-48 hours before.',
    'Show this voucher at the start, printed or on your phone.',
    'Free cancellation up to 24 hours before, in your account.',
  ],
  reference: (reference: string) => `Booking reference: ${reference}`,
  pickupAt: (time: string) => `Pickup: ${time}`,
  online: (url: string) => `Your booking online: ${url}`,
  questions: (ways: string) => `Questions? ${ways}`,
}
