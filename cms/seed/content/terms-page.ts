/** The terms that travellers accept at checkout. The text uses the small notation of `rich-text.ts`. */
export const termsPage = {
  slug: 'terms-and-conditions',
  title: 'Terms and Conditions',
  content: `These terms apply between you and Nusa when you book a tour, a rental car, an airport transfer or a hotel room on this site. They are written to be read. Where a tour has terms of its own, they stand on its page and come first.

## 1. Words we use

- **Nusa, we**: the travel company that runs this site and sells the services on it.
- **You**: the person who books and pays. You also speak for everybody you enter as a traveller, and see to it that they know these terms.
- **Service**: one tour, rental, transfer or stay.
- **Booking**: one service on one date for the people you named, with a reference of its own.
- **Invoice**: the bill for all bookings of one checkout.
- **Bali time**: the time in Bali, UTC+8, without summer time. Every date and deadline in these terms is in Bali time.

## 2. Your account

You need an account to book. Give your true name, address and phone number, and keep your password to yourself. You have to be 18 or older. What is booked through your account is booked by you, unless you told us before that somebody else has got into it.

## 3. How a booking is made

When you complete the checkout we issue an invoice and confirm its bookings at once. The contract is concluded at that moment, on the condition that the invoice is paid in time. We check the price, the date and the free places again when you complete it; if something has changed, you are told, and nothing is booked until you agree.

If we made an obvious mistake in a price, such as a missing zero, we may cancel the booking and return everything you have paid.

## 4. Prices and tax

All prices are in Indonesian rupiah. Amounts in other currencies are converted for your orientation, and the rupiah amount beside them is the one that is charged. Your bank may add costs of its own.

Prices per person depend on the number of adults and children; infants do not count towards the size of the group. Prices per package are for the whole boat, car or group. Add-ons cost what stands beside them. A tax of 10 % is added to the total and shown as a line of its own in the cart, at checkout and on the invoice.

Packages for residents of Indonesia are for holders of a KTP, KITAS or KITAP. If nobody can show one on the day, the difference to the usual price is paid before the start.

## 5. Payment

You pay through Xendit, on its own secure page, with one of the methods offered there. We do not receive the details of your card. The invoice is valid for 24 hours from the moment it is made. When it is not paid by then it expires, its bookings are cancelled and the places are released; no fee arises.

A payment that arrives after that, or with another amount, does not bring the booking back by itself. We look at it, and either confirm the service to you if there is still room, or return the money.

## 6. Cancelling and changing

You may cancel free of charge **up to 24 hours before the start**, and we return the whole amount including tax. Later than that, or if you do not come, the service is charged in full. For these services other rules apply:

- **Rental cars**: later than 24 hours before the pick-up, one day is charged.
- **Hotel rooms**: later than 24 hours before check-in begins, the first night is charged.

A day tour may be moved once to another date with room, until the evening before; seats on boats and dives until 24 hours before. You cancel in your account, under Bookings, or by a message with your booking reference; the time at which it reaches us counts. We start refunds within two working days, to the means of payment you used. The [cancellation policy](/page/cancellation-policy) says all this in more detail.

## 7. When we have to change something

Weather, the sea, volcanoes, ceremonies and authorities have a say in what is possible. Your guide may change the order of stops, the route or the means of transport where that is needed for safety or keeps the day whole.

If a service cannot take place at all, you choose between another date and the return of the whole amount. If an important part falls away without a fair replacement, we return its value. We do not pay for other costs, such as flights or nights booked elsewhere; that is what [travel insurance](/page/travel-insurance) is for.

## 8. Meeting us

Our team contacts you 24 to 48 hours before the start with the pick-up time and the meeting point. Please make sure that the phone number and the e-mail address in your profile are right, and be at the meeting point 15 minutes early. A guide waits 30 minutes beyond the agreed time, boats and scheduled departures cannot. Whoever comes later counts as not having come.

For airport transfers we follow your flight. Drivers wait free of charge for 90 minutes after landing.

## 9. Your part

- Tell us before you book about illness, pregnancy, injuries or anything else that matters for the activity, and keep to the limits of age and weight on the tour’s page.
- Carry a valid passport and the visa you need. For rented vehicles the driver has a licence for that class and an international permit.
- Follow your guide, the crew and the rangers in matters of safety. Wear the life jacket, the helmet or the belt you are given.
- Respect temples, villages, animals and reefs. Take nothing from the sea and leave nothing on the mountain.
- Adults watch over the children they bring.

A guide may exclude somebody who endangers others or has been drinking before an activity. In that case nothing is returned.

## 10. Liability

We are liable for choosing our guides, drivers, boats and partners with care and for providing what was booked. We are liable without limit for harm to life and health caused by our fault, and for intent and gross negligence. For other damage caused by slight negligence our liability is limited to three times the price of the service concerned.

Treks, diving, rafting and travel at sea carry risks that care makes smaller and does not remove. We are not liable for what follows from those risks, from events beyond our control or from disregard of a guide’s instructions. Valuables stay in your own keeping. None of this touches rights that the law does not allow anybody to give up.

## 11. Your data

We use what you enter to carry out your booking: we give guides, boats, hotels and offices that issue permits the names and details they need, and Xendit what it needs for the payment. Emergency contacts are used in an emergency only. Identity documents can be seen by the colleagues who check them and by nobody else. We sell no data. You may ask at any time what we keep about you, and have it corrected, or deleted where no law obliges us to keep it.

The newsletter comes only to those who asked for it, and every issue shows how to end it.

## 12. Pictures and texts

Pictures, texts and drawings on this site belong to Nusa or to those who made them. Share links freely; ask before you publish copies. If a guide takes pictures of you, we publish them only with your consent.

## 13. Complaints

Tell your guide on the day, so that it can be put right at once. If that does not help, write to [hello@nusa.example](mailto:hello@nusa.example) within 30 days after the service. You receive an answer that goes into the matter within 14 days.

## 14. Law and changes

The law of the Republic of Indonesia applies, and the courts in Denpasar are competent; if you are a consumer, the protection of the law where you live stays with you. If a sentence of these terms is invalid, the others hold.

We may change these terms for later bookings. For yours, the version counts that you accepted at checkout.`,
}
