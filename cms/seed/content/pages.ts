import { privacyPage, termsPage } from './legal-pages.ts'

/** A page of the demo content. The text uses the notation of `rich-text.ts`. */
export type DemoPage = {
  slug: string
  title: string
  content: string
  /** Drafts must never appear on the site. */
  draft?: true
}

export const pages: readonly DemoPage[] = [
  {
    slug: 'help-center',
    title: 'Help Center',
    content: `These are the questions we hear most often. If yours is not here, [write to us](/page/contact-us): a real person answers, with your booking in front of them.

## Booking

### How do I book?

Choose a package, a date and the number of travellers, and add it to your cart. You can still change or remove items there. At checkout you tell us who is travelling and whom to call in an emergency, accept the terms, and get one invoice for everything in your cart.

### Why is my date greyed out?

Each tour closes for booking some time before it starts, usually one day, and some tours do not run every day. The calendar follows Bali time: when it is still Monday evening in Los Angeles, it is already Tuesday here.

### Do I need an account?

Yes, a free one. It keeps your invoices, bookings and vouchers together, and you enter your address and phone number only once.

## Paying

### How can I pay?

On the secure page of our payment provider, Xendit, with any of the methods shown there. We never see or store your card number. Your invoice shows the payment deadline, at most 24 hours after booking. After that the booking is cancelled and your spots are released.

### In which currency am I charged?

Always in Indonesian rupiah. You can view prices in another currency; the rupiah amount you will be charged is shown next to the converted total. A tax of 10 % is shown as a separate line before you pay.

## Before and during the tour

### When will I hear from you?

Our team contacts you 24 to 48 hours before the start with your pickup time and the name and number of your guide or driver. Please be ready 15 minutes early.

### Can I change or cancel my booking?

You can cancel free of charge up to 24 hours before the start, local time, and get a full refund, unless the page of the tour or room says otherwise. To travel on another date, cancel in time and book the new date. The [cancellation policy](/page/cancellation-policy) has the details.

### What if it rains?

Most tours go ahead: the rain is warm and rarely lasts. If a trail, road or harbour is closed and the tour cannot run, we cancel it and you get a full refund.`,
  },
  {
    slug: 'booking-policy',
    title: 'Booking Policy',
    content: `This is how booking with us works, from your cart to the morning we pick you up.

## From cart to booking

1. Add tours, cars, transfers or rooms to your cart. Nothing is reserved at this point.
2. At checkout, enter the travellers’ names, an emergency contact and your own details, and accept our [terms and conditions](/page/terms-and-conditions).
3. You get one invoice for the whole cart. Each booking is confirmed at once, with its own number.
4. Pay the invoice with Xendit **by the deadline shown on it**, at most 24 hours after booking. The deadline is in Bali time.
5. If the invoice is not paid by then, it expires, its bookings are cancelled and the spots are released. You can book again as long as there is availability.

## Prices

- Prices are in Indonesian rupiah. Other currencies are shown for guidance only; you are charged in rupiah.
- For packages priced *per person*, the price depends on the size of your group. Adults and children count towards the group size, infants do not.
- For packages priced *per package*, you pay for the boat, car or group, up to the number of guests stated.
- A **tax of 10 %** is added to the total and shown as a separate line in the cart, at checkout and on the invoice.
- If a price changes while an item is in your cart, we show you both prices and continue only if you accept the new one.
- Prices for residents of Indonesia require a KTP or KITAS, shown to your guide on the day.

## Dates and booking deadlines

Times are local times at the place where the service starts. On Java, which is one hour behind Bali, they are marked WIB. The calendar shows dates in Bali (UTC+8). Tours can be booked until the day before, unless the tour page says otherwise. You can choose only the days on which the tour runs.

## Travellers

Enter names as they appear in passports; boats, permits and rooms are booked in these names. Tell us about allergies, pregnancy, injuries and small children before you pay, so that we can tell you honestly whether the day suits you. Some activities have age or weight limits, which you find on the tour page.

## Before the start

Our team contacts you **24 to 48 hours before the start** with your pickup time, meeting point and your guide’s number. Please arrive **15 minutes early**: other guests and the tide will not wait. If you have not arrived 30 minutes after the agreed time, you count as a no-show and the tour cannot be refunded.

## Changes

A confirmed booking cannot be moved to another date. Cancel it free of charge up to 24 hours before the start and book the new date. If names or contact details have changed, write to us with your order number.`,
  },
  {
    slug: 'cancellation-policy',
    title: 'Cancellation Policy',
    content: `**In short: cancel at least 24 hours before the start and get a full refund, tax included.** All deadlines are in the local time of the place where the service starts: UTC+8 in Bali, UTC+7 on Java. Some boat trips and rooms have another policy: their page, your cart and your booking show it with its deadlines.

## How to cancel

Open [your bookings](/dashboard?tab=bookings) and choose **Cancel booking**. Before you confirm, you see the deadlines and exactly the amount you get back. We confirm the cancellation by email. If you cannot sign in, write to [hello@nusa.example](mailto:hello@nusa.example) with your order number; what counts is the time your message reaches us.

## Tours, transfers and rental cars

- **More than 24 hours before** the pickup or start time: full refund.
- **Less than 24 hours before**, or if you do not show up: no refund, since guides, cars, seats and tickets have been paid for.

Your booking shows the exact deadline. If no pickup or start time is known yet, the day counts as starting at midnight, local time. For tours and rentals of several days, the first day counts.

## Hotel rooms

Full refund until 24 hours before the day of your check-in begins, at midnight in Bali. After that, the stay cannot be refunded. A few rooms are sold at a lower rate that is never refunded; the page says so at the room.

## Changing the date

Bookings cannot be moved to another date. Cancel free of charge up to 24 hours before the start and book the new date.

## If we have to cancel

If the sea is closed, a volcano becomes active, a trail is shut or a guide falls ill and nobody can step in, we cancel your booking and refund it in full, at any time. You are welcome to book another date.

Clouds at sunrise, wildlife that stays away and traffic are not grounds for a refund.

## How you get your money back

To your original payment method, in rupiah, through Xendit. We request the refund as soon as the booking is cancelled; your bank may take up to fourteen days. Some methods, such as bank transfers, cannot be refunded automatically. In that case our team arranges the refund with you. We cannot compensate for changes in the exchange rate.

An unpaid invoice does not have to be cancelled. It expires at its payment deadline, and you are charged nothing. If you cancel one of several unpaid bookings at least 24 hours before it starts, you pay only for the rest.`,
  },
  {
    slug: 'travel-insurance',
    title: 'Travel Insurance',
    content: `Travel insurance is not included in our prices, and we do not sell it. We recommend that you bring your own. Here is what to look for.

## Why it matters here

Clinics in the south of Bali are good, and hospitals ask for a guarantee or a card before they treat you. From Nusa Penida, Komodo or the slopes of Rinjani the nearest well-equipped hospital is a boat or a flight away, and a medical flight to Australia can cost as much as a billion rupiah.

## What a good policy has

- **Treatment and evacuation**, by air where needed, with an emergency line that answers around the clock.
- **Your activities by name.** Rafting, surfing, treks above 3,000 metres (Agung, Rinjani) and diving, with the depth you dive to, are often extra.
- **Scooters.** Nearly all insurers pay only if you hold a licence for motorcycles, carry the international permit and wear a helmet.
- **Volcanoes and weather.** Ash can close the airports of Bali, Lombok and Labuan Bajo for days; look for cover for missed connections and extra nights.
- **Cancelling for your own reasons**: illness, a death in the family, a visa refused. It starts where our [free cancellation](/page/cancellation-policy) ends.

## What is covered on our side

- Licensed boats, rafting and vehicles with drivers carry the accident insurance for passengers that Indonesian law requires. Its sums are low and do not replace a policy of your own.
- Rental cars are insured against damage and theft. The excess is at most Rp1.500.000 per incident, or zero with full cover. Tyres, glass, lost keys and driving without a valid licence are excluded.
- Guides on treks and dives have a first-aid kit, and dive boats carry oxygen.

## If something happens

1. Tell your guide or driver at once. They know the nearest clinic and can translate for you.
2. Call your insurer before treatment where you can; many do not pay bills that they did not approve.
3. Keep every receipt, and after a theft get a police report on the same day.
4. Write to us. We confirm for your insurer what was booked, paid and cancelled, usually within a working day.

At checkout you name an emergency contact. We call that person only if you cannot.`,
  },
  {
    slug: 'contact-us',
    title: 'Contact Us',
    content: `We live where our tours are, and we are happy to answer questions before and after you book.

## Get in touch

Email [hello@nusa.example](mailto:hello@nusa.example) at any time, send a WhatsApp message to +62 811 5550 142, or call +62 361 5550142. Travellers who are on the road reach us day and night. We answer all other messages between 8:00 and 20:00 Bali time (UTC+8), usually within a few hours and always within one working day. We speak English and Indonesian.

## Help us to help you faster

- **About a booking:** your order number. You find it on the confirmation page and in our emails; it looks like NUSA-7K3F9Q.
- **About a payment:** the order number, the payment method and the time. Please never send us a card number; we will never ask for one.
- **Before you book:** the tour, your date, where you are staying, and how many you are, with the ages of any children.
- **For groups of more than fourteen**, schools, weddings or film crews: your dates and a rough idea. We will send you a plan with a price.

## If you are already travelling

Our team contacts you 24 to 48 hours before the start with your pickup time and the number of your guide or driver. On the day, that number is the fastest way to reach us. Please be at the meeting point 15 minutes early. If you are running late, call them; if you cannot find each other, message us what you see in front of you.

If you have not heard from us 24 hours before the start, check your spam folder and then write to us right away. We answer these messages first.

## Cancellations

You can cancel online, free of charge, up to 24 hours before the start, local time. The [cancellation policy](/page/cancellation-policy) explains how it works. Many other answers are in the [help center](/page/help-center).

## If something went wrong

Tell us, ideally on the same day, while we can still put it right. Your message goes to the person responsible for the tour, and you will hear from them within two working days. We pass on praise as well.`,
  },
  termsPage,
  privacyPage,
  {
    slug: 'travelling-with-children',
    title: 'Travelling With Children',
    content: `Balinese families take children everywhere, and so may you. This page collects what parents ask us.

## Seats and naps

We have child seats for every car; tell us the child’s age. Private tours stop when you need them to, and the driver knows where there is shade.

## Tours that children love

The turtles of the Gilis, the cooking class in Ubud, the mangroves of Lembongan. From about eight years on, rafting on the Ayung.

## What we advise against

Sunrise treks under the age of ten, fast boats with babies, and more than one temple a day.`,
    draft: true,
  },
]
