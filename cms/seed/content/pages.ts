import { termsPage } from './terms-page.ts'

/** A page of the demo content. The text uses the small notation of `rich-text.ts`. */
export type DemoPage = {
  slug: string
  title: string
  content: string
  /** Drafts must never show. */
  draft?: true
}

export const pages: readonly DemoPage[] = [
  {
    slug: 'help-center',
    title: 'Help Center',
    content: `The questions below are those that we are asked most. If yours is not among them, [write to us](/page/contact-us): a person answers, and has your booking in front of them.

## Booking

### How do I book?

Choose a package, a date and how many you are, and add it to your cart. In the cart you can still change the number of people or remove an item. At checkout you tell us who travels and whom to call in an emergency, accept the terms, and receive one invoice for everything in the cart.

### Why is the date I want grey?

Each tour has its own notice, one day unless it says otherwise, and its own days off. The calendar counts in Bali time: when it is still Monday evening in Los Angeles, it is Tuesday here.

### Do I need an account?

Yes, a free one. Your invoice and your bookings stay with it, and we need your address and phone number once.

## Paying

### How can I pay?

On the secure page of our payment provider Xendit, with the methods that it offers you there. We never see or keep the number of your card. The invoice can be paid for 24 hours; after that it expires and the places are free for others.

### In which currency am I charged?

In rupiah, always. You may look at prices in another currency, and beside a converted total stands the amount in rupiah that is charged. A tax of 10 % is shown as a line of its own before you pay.

## Before and during the tour

### When do I hear from you?

Our team contacts you 24 to 48 hours before the start, with the pick-up time and the name and number of your guide or driver. Please be ready 15 minutes before the time we agreed.

### May I change or cancel?

Up to 24 hours before the start, Bali time, cancelling is free for most of what we sell. Moving a day tour to another date is free once, until the evening before. The [cancellation policy](/page/cancellation-policy) has the details and the exceptions.

### What happens when it rains?

Most tours go on; the rain is warm and rarely stays. When a trail, a road or the harbour is closed, you choose another day or your money back.`,
  },
  {
    slug: 'booking-policy',
    title: 'Booking Policy',
    content: `This is how a booking comes about, from the cart to the morning when somebody waits for you with a sign.

## From cart to booking

1. You add tours, cars, transfers or rooms to the cart. Nothing is held for you yet.
2. At checkout you enter the travellers’ names, an emergency contact and your own details, and accept our [terms and conditions](/page/terms-and-conditions).
3. We make one invoice for the whole cart and confirm each booking at once, with a reference of its own.
4. You pay the invoice with Xendit **within 24 hours**. The deadline stands on it, in Bali time.
5. If the 24 hours pass without a payment, the invoice expires, its bookings are cancelled and the places are free again. You can book anew as long as there is room.

## Prices

- Prices are in Indonesian rupiah, without decimals. Other currencies are there for orientation; the charge is in rupiah.
- For packages *per person* the price depends on the size of your group. Adults and children count towards the size, infants do not.
- For packages *per package* you pay for the boat, the car or the group, whoever is in it.
- A **tax of 10 %** is added to the total and shown as a line of its own in the cart, at checkout and on the invoice.
- If a price changes while a tour is in your cart, we show you both figures and go on only when you accept the new one.
- Prices for residents of Indonesia need a KTP or KITAS, shown to the guide on the day.

## Dates and notice

All dates are dates in Bali (UTC+8). A tour can be booked until its notice begins, which is one day where the tour names no other. The calendar offers only days on which the tour runs.

## Who travels

Give names as they are in the passports; boats, permits and rooms are booked with them. Tell us about allergies, pregnancy, injuries and small children before you pay, so that we can say honestly whether the day suits you. Some activities have limits of age or weight, named on the tour’s page.

## Before the start

Our team contacts you **24 to 48 hours before** with the pick-up time, the meeting point and your guide’s number. Please arrive **15 minutes early**: other guests and the tide are waiting too. When nobody is at the meeting point 30 minutes after the agreed time, the tour counts as taken.

## Changes

Day tours may be moved once to another date with room, free of charge, until the evening before. Write to us with your booking reference; what the new date costs more or less is settled with you.`,
  },
  {
    slug: 'cancellation-policy',
    title: 'Cancellation Policy',
    content: `**In short: cancel up to 24 hours before the start, and we return everything you paid, tax included.** The clock is that of Bali (UTC+8), also for tours on Java, where local time is an hour behind, and also if you write to us from home.

## How to cancel

In your [account](/dashboard?tab=bookings), under Bookings, press **Cancel booking**. Before you confirm, it says until when cancelling is free and what goes back; a confirmation comes by e-mail. Or send a message with your booking reference to [hello@nusa.example](mailto:hello@nusa.example): the moment when it reaches us counts, not the moment when we read it.

## Day tours and transfers

- **More than 24 hours before** the pick-up, departure or landing: the whole amount.
- **Within 24 hours**, or when nobody comes: nothing is returned, since guide, car, seats and tickets are paid.
- **Another date** instead: once, free of charge, until the evening before, where the new day has room. Boat and dive seats can be moved until 24 hours before.

## Journeys of several days

The same holds, counted from the first day: the whole amount until 24 hours before, nothing after that. Where the pick-up time is not known yet, the day is taken to begin at midnight in Bali.

## Rental cars

Free of charge until 24 hours before the pick-up; later, one day is charged. If you bring the car back early, unused days are returned when three or more are left.

## Hotel rooms

Free of charge until 24 hours before check-in begins. After that the first night is charged, and the others are returned.

## When we cancel

If the sea is closed, a volcano grumbles, a trail is shut or a guide falls ill and nobody can step in, you choose between another day and the whole amount, whatever the hour. When only a part of the day is lost and there is no fair replacement, we return the value of that part.

Clouds at sunrise, animals that stay away and traffic are no reason for a refund, however sorry your guide will be.

## How the money comes back

To the card or account you paid with, in rupiah, through Xendit. We start the refund within two working days; the bank then takes up to fourteen. Differences in the exchange rate between the two days are not in our hands.

An invoice that has not been paid need not be cancelled. It expires by itself after 24 hours, and nothing is charged. If you cancel one booking of it, only the others are left to be paid.`,
  },
  {
    slug: 'travel-insurance',
    title: 'Travel Insurance',
    content: `Our prices do not contain travel insurance, and we do not sell any. We ask you to bring your own, and this page says what to look for in it.

## Why it matters here

Clinics in the south of Bali are good, and hospitals ask for a guarantee or a card before they treat you. From Nusa Penida, Komodo or the slopes of Rinjani the nearest well-equipped hospital is a boat or a flight away, and a medical flight to Australia can cost as much as a billion rupiah.

## What a good policy has

- **Treatment and evacuation**, by air where needed, with an emergency number that answers at Bali’s night.
- **Your activities by name.** Rafting, surfing, treks above 3,000 metres (Agung, Rinjani) and diving, with the depth you dive to, are often extra.
- **Scooters.** Nearly all insurers pay only if you hold a licence for motorcycles, carry the international permit and wear a helmet.
- **Volcanoes and weather.** Ash can close the airports of Bali, Lombok and Labuan Bajo for days; look for the cover of missed connections and extra nights.
- **Cancelling for your own reasons**: illness, a death in the family, a visa refused. It takes over where our [free cancellation](/page/cancellation-policy) ends.

## What is covered on our side

- Licensed boats, rafting and vehicles with drivers carry the accident insurance for passengers that Indonesian law requires. Its sums are low and do not replace a policy of your own.
- Rental cars are insured against damage and theft. Your share is at most Rp1.500.000 for each event, and nothing with the full cover. Tyres, glass, lost keys and driving without a valid licence are excluded.
- Guides on treks and dives have a first-aid kit, and dive boats carry oxygen.

## If something happens

1. Tell your guide or driver at once. They know the nearest clinic and speak for you.
2. Call your insurer before treatment where you can; many refuse bills they were not asked about.
3. Keep every receipt, and after a theft get a report from the police on the same day.
4. Write to us. We confirm for your insurer what was booked, paid and cancelled, usually within a working day.

At checkout you name an emergency contact. We call that person only if you cannot do it yourself.`,
  },
  {
    slug: 'contact-us',
    title: 'Contact Us',
    content: `We live where our tours are, and we like questions before a booking as much as after it.

## Write to us

[hello@nusa.example](mailto:hello@nusa.example), at any hour. By WhatsApp you reach us at +62 811 555 0142, by telephone at +62 361 555 0142. Somebody is awake day and night for travellers who are on the road; other letters are answered between 8:00 and 20:00 Bali time (UTC+8), mostly within a few hours and always within one working day. We read and write English and Indonesian.

## So that the first answer is the right one

- **About a booking:** your booking reference. It stands on the confirmation page, beside the invoice.
- **About a payment:** the reference, the way you paid and the time. Please never send us the number of a card; nobody here will ask for it.
- **Before a booking:** the tour, your date, where you stay and how many you are, with the ages of the children.
- **For a group of more than fourteen**, a school, a wedding or a film team: your dates and a rough idea. We write you a plan with a price.

## You are already travelling

24 to 48 hours before the start our team contacts you with the pick-up time and with the number of your guide or driver. On the day, that number is the fastest way: they stand closest to you. Please be at the meeting point 15 minutes early. If you are late, call them; if you cannot find each other, write to us with the name of the place that you see in front of you.

If you have heard nothing from us 24 hours before the start, look into your junk mail and then write at once. We treat such letters first.

## To cancel or change

Write with your reference as early as you can. Up to 24 hours before the start, Bali time, cancelling most bookings is free; the [cancellation policy](/page/cancellation-policy) says how it works. Many other answers are in the [help center](/page/help-center).

## When we were not good enough

Tell us, best on the same day, while it can still be put right. Your letter goes to the person who is responsible for the tour, you hear from them within two working days, and your guide hears about the praise as well.`,
  },
  termsPage,
  {
    slug: 'travelling-with-children',
    title: 'Travelling With Children',
    content: `Balinese families take children everywhere, and so may you. This page collects what parents ask us.

## Seats and naps

We have child seats for every car; say the age when you book. Private tours stop when you need them to, and the driver knows where there is shade.

## Tours that children love

The turtles of the Gilis, the cooking class in Ubud, the mangroves of Lembongan. From about eight years on, rafting on the Ayung.

## What we advise against

Sunrise treks under the age of ten, fast boats with babies, and more than one temple a day.`,
    draft: true,
  },
]
