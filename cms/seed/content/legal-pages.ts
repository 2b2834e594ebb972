/** The terms that travellers accept at checkout. The text uses the notation of `rich-text.ts`. */
export const termsPage = {
  slug: 'terms-and-conditions',
  title: 'Terms and Conditions',
  content: `These terms apply between you and Nusa when you book a tour, rental car, airport transfer or hotel room on this site. If a tour has its own terms, you find them on its page, and they take precedence.

## 1. Definitions

- **Nusa, we**: the travel company that runs this site and sells the services on it.
- **You**: the person who books and pays. You also act for everyone you enter as a traveler, and make sure that they know these terms.
- **Service**: one tour, rental, transfer or stay.
- **Booking**: one service on one date for the people you named, with its own number.
- **Invoice**: the bill for all bookings of one checkout.
- **Local time**: the time at the place where a service starts, for example UTC+8 in Bali and UTC+7 on Java. All dates and deadlines in these terms are in local time, except the payment deadline, which the invoice shows in Bali time.

## 2. Your account

You need an account to book, and you must be 18 or older. Enter your real name, address and phone number, and keep your password secret. You are responsible for bookings made through your account, unless you told us beforehand that someone else has gained access to it.

## 3. How a booking is made

When you complete the checkout, we issue an invoice and confirm its bookings at once. The contract is concluded at that moment, on condition that the invoice is paid in time. We check prices, dates and availability again when you complete the checkout; if something has changed, we tell you, and nothing is booked until you agree.

If a price is obviously wrong, for example because a zero is missing, we may cancel the booking and refund everything you have paid.

## 4. Prices and tax

All prices are in Indonesian rupiah. Amounts in other currencies are for guidance only; the rupiah amount shown next to them is what you are charged. Your bank may add fees of its own.

Per-person prices depend on the number of adults and children; infants do not count towards the group size. Per-package prices are for the whole boat, car or group, up to the number of guests stated. A tax of 10 % is added to the total and shown as a separate line in the cart, at checkout and on the invoice.

Packages for residents of Indonesia are for holders of a KTP, KITAS or KITAP. If you cannot show one on the day, you pay the difference to the regular price before the start.

## 5. Payment

You pay through Xendit, on its secure page, with one of the methods offered there. We do not receive your card details. The invoice shows the payment deadline, at most 24 hours after it was issued. If it is not paid by then, it expires, its bookings are cancelled and the spots are released, free of charge.

A payment that arrives after the deadline, or with a different amount, does not restore the booking automatically. Our team reviews it and either confirms the service with you, if it is still available, or refunds the money.

## 6. Cancellations and changes

You can cancel free of charge **up to 24 hours before the start** and get a full refund, tax included. If the page of a product shows another cancellation policy, that policy applies as it was when you booked. After the last deadline, or if you do not show up, there is no refund. The start is the pickup or start time; if none is known, it is midnight at the beginning of the day. For hotel rooms it is midnight at the beginning of the check-in day. Your booking shows the exact deadline.

You cancel in your account, under Bookings, or by writing to us with your order number; what counts is the time your message reaches us. We refund to your original payment method. A booking cannot be moved to another date: cancel it in time and book the new date. The [cancellation policy](/page/cancellation-policy) has the details.

## 7. Changes on our side

Weather, the sea, volcanoes, ceremonies and the authorities influence what is possible. Your guide may change the order of stops, the route or the means of transport if safety or the course of the day requires it.

If a service cannot take place at all, we cancel it and refund it in full. If an essential part cannot be provided and we have no fair replacement, tell us, and we agree an appropriate refund with you. We do not cover other costs, such as flights or nights booked elsewhere; [travel insurance](/page/travel-insurance) does.

## 8. Pickup and meeting points

Our team contacts you 24 to 48 hours before the start with your pickup time and meeting point. Please make sure that the phone number and email address in your profile are correct, and be at the meeting point 15 minutes early. Guides wait up to 30 minutes after the agreed time; boats and scheduled departures cannot wait. If you arrive later, you count as a no-show.

Airport drivers wait free of charge for 90 minutes after landing.

## 9. Your responsibilities

- Tell us before you book about illness, pregnancy, injuries or anything else that matters for the activity, and observe the age and weight limits on the tour page.
- Carry a valid passport and any visa you need. Drivers of rental cars need a licence for that class and an international driving permit.
- Follow the safety instructions of guides, crew and rangers. Wear the life jacket, helmet or seat belt you are given.
- Respect temples, villages, animals and reefs. Take nothing from the sea and leave nothing on the mountain.
- Supervise the children who travel with you.

A guide may exclude anyone who endangers others or has been drinking alcohol before an activity. In that case there is no refund.

## 10. Liability

We are liable for choosing our guides, drivers, boats and partners with care and for providing what you booked. Our liability is unlimited for injury to life and health caused by our fault, and for intent and gross negligence. For other damage caused by slight negligence it is limited to three times the price of the service concerned.

Treks, diving, rafting and travel at sea carry risks that even great care cannot remove. We are not liable for the consequences of those risks, of events beyond our control, or of ignoring a guide’s instructions. You are responsible for your valuables. Rights that the law does not allow you to waive are not affected.

## 11. Your data

Our [privacy policy](/page/privacy-policy) explains which data we collect, why, who receives it and what your rights are.

## 12. Pictures and texts

Pictures and texts on this site belong to Nusa or to their authors. Share links freely; ask us before you publish copies. If a guide takes pictures of you, we publish them only with your consent.

## 13. Complaints

Tell your guide on the day, so that we can put things right at once. If that does not help, write to [hello@nusa.example](mailto:hello@nusa.example) within 30 days after the service. You get an answer within 14 days.

## 14. Law and changes

These terms are governed by the law of the Republic of Indonesia, and the courts of Denpasar have jurisdiction; if you are a consumer, you keep the protection of the mandatory law of the country where you live. If a provision is invalid, the others remain in force.

We may change these terms for future bookings. The version you accepted at checkout applies to yours.`,
}

/** The privacy policy. The text uses the notation of `rich-text.ts`. */
export const privacyPage = {
  slug: 'privacy-policy',
  title: 'Privacy Policy',
  content: `This policy explains which personal data Nusa collects when you use this site and book with us, why we need it, who receives it and how long we keep it. It also tells you how to see, correct or delete your data.

## 1. Who is responsible

Nusa, Jalan Raya Sanggingan 21, Ubud, Gianyar 80571, Bali, Indonesia, is responsible for your data. For anything about privacy, write to [hello@nusa.example](mailto:hello@nusa.example). We follow the Indonesian law on personal data protection (Law No. 27 of 2022) and, for travellers from the European Union and the United Kingdom, the GDPR and the UK GDPR.

## 2. What we collect and why

### Your account

Your name, username, email address and password. We store the password only as a secure hash. In your profile you add a phone number, an address, your date of birth and, if you like, a WhatsApp number and a profile picture. We need this to confirm bookings and to reach you before and during a trip.

### Your bookings

What you book and when, the names of the people who travel with you, an emergency contact, your pickup or delivery place, and your messages to us. We need this to carry out what you booked. Please make sure that the people you name agree.

### Identity documents

You can upload a passport or identity card to have your account verified. Only the team members who check documents can open the file. We delete it 90 days after the check, and after 30 days if nobody has checked it.

### Payments

You pay on the page of our payment provider, Xendit. We never see or store your card number. We receive the amount, the payment method and the status of the payment.

### Newsletter

Your email address, if you subscribe and confirm the link we send you. Every newsletter has a link to unsubscribe.

### Security

Our servers process your IP address for a short time to stop abuse, such as repeated failed sign-ins.

## 3. Cookies and browser storage

We use one cookie, which keeps you signed in. Your browser also stores your cart, your currency, your last search and unfinished forms, so that nothing is lost when you leave a page. We use no advertising or tracking cookies and no analytics service.

## 4. Who receives your data

- **The operators of your trip**: guides, drivers, boat and dive operators, hotels and permit offices receive the names and details they need for your booking, and nothing else.
- **Xendit**, our payment provider, receives your name, contact details and address, what you booked and the amount, and is responsible for its own processing.
- **Our technical providers**, which host this site and deliver our email, work on our instructions only.
- **Authorities**, if the law requires it.

Your emergency contact is called only in an emergency. We never sell your data.

## 5. Where your data is processed

Your data is processed in Indonesia. If a provider processes data in another country, we agree the protection with them that the law requires.

## 6. How long we keep it

- **Account and profile**: until you delete your account.
- **Bookings and invoices**: ten years, as Indonesian tax and accounting law requires. If you delete your account, they remain without your name, contact details or travellers.
- **Identity documents**: 90 days after the check at the latest.
- **Newsletter**: until you unsubscribe. We then keep the address only so that we do not write to you again.

## 7. Your rights

You can do most of this yourself in the [settings of your account](/dashboard?tab=settings):

- download all the data we hold about you;
- correct your profile;
- delete your account, once no booking or refund is open;
- subscribe to or unsubscribe from the newsletter.

You can also ask us to restrict how we use your data, object to it, or withdraw a consent. Write to us, and you will hear from us within three working days. You may complain to the data protection authority of your country.

## 8. Children

You must be 18 or older to have an account. We process data of children only as part of the booking of an adult.

## 9. Security

All connections are encrypted. Access to bookings and documents is limited to the team members who need it, and changes are logged. If a breach puts your data at risk, we inform you and the authorities within three days.

## 10. Changes

If we change this policy, we publish the new version here and tell you by email if the change is significant. The [terms and conditions](/page/terms-and-conditions) apply to your bookings.`,
}
