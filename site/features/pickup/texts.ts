export const pickupTexts = {
  pickup: 'Pickup',
  choose: 'Please choose',
  decideLater: 'I’ll tell you later',
  meetingPoint: (place: string) => `Meeting point: ${place}`,
  zone: (name: string, surcharge: string) => (surcharge === '' ? `${name}, free pickup` : `${name}, ${surcharge}`),
  perPerson: (price: string) => `+ ${price} per adult and child`,
  perBooking: (price: string) => `+ ${price}`,
  hotelHint: 'You enter your hotel at the checkout.',
  laterHint:
    'We’ll email you a link to enter it before the tour. If your area has a pickup surcharge, you pay the driver in cash.',
  choosePickup: 'Please choose where we pick you up.',
} as const
