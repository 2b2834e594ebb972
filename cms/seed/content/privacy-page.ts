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
