/** Texts of the choice of a tour's pickup. */
export const pickupTexts = {
  pickup: 'Pickup',
  choose: 'Please choose',
  later: 'I’ll tell you later',
  meetingPoint: (place: string) => `Meeting point: ${place}`,
  zone: (name: string, surcharge: string) => (surcharge === '' ? `${name}, free pickup` : `${name}, ${surcharge}`),
  perPerson: (price: string) => `+ ${price} per adult and child`,
  perBooking: (price: string) => `+ ${price}`,
  hotelHint: 'You enter your hotel at the checkout.',
  laterHint: 'We’ll ask you before the tour. Areas with a surcharge can only be chosen now.',
  missing: 'Please choose where we pick you up.',
} as const
