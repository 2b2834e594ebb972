const payment = `Your place is booked when the payment has arrived. Until then the invoice stays open for 24 hours.`

/** The terms of the tours, by what kind of day it is. Texts use the small notation of `rich-text.ts`. */
export const terms = {
  day: `${payment}

- Cancel up to 24 hours before pick-up, Bali time, and we return the whole amount.
- Within 24 hours, or when nobody is at the meeting point 30 minutes after the agreed time, the tour is charged in full.
- You may change the date once, free of charge, until the evening before, as long as the new day has room.
- If a road, a temple or a site is closed, your guide offers the best way round it; if that is less than you booked, we return the difference.`,
  boat: `${payment}

- Cancel up to 24 hours before departure, Bali time, and we return the whole amount; later than that we cannot, since seats and fuel are bought.
- The harbour master and the captain decide whether boats sail. When they do not, you choose another day or your money back, in full.
- Wear the life jacket whenever the crew asks you to. Guests who have been drinking are not taken aboard.
- Times at sea are estimates: swell and currents set the order of the stops.`,
  trek: `${payment}

- Cancel up to 24 hours before pick-up, Bali time, and we return the whole amount.
- The mountain decides. If the authorities close the trail, or your guide finds it unsafe, you get another day or the whole amount back.
- A guide may turn a group round at any point, and may ask for a signed note on your health. Nothing is returned for a summit that was not reached in safety.
- Sunrise is on the programme; clouds are not ours to move.`,
  dive: `${payment}

- Bring your certification card and the date of your last dive; after more than a year a short refresher in the shallows is part of the first dive.
- Do not fly for 18 hours after the last dive.
- Cancel up to 24 hours before, Bali time, and we return the whole amount.
- The dive leader sets depth, time and whether a dive happens at all.`,
  journey: `${payment}

- Cancel up to 24 hours before the first day, Bali time, and we return the whole amount; after that nothing, since rooms, boats and permits are paid.
- Names and passport numbers must be those on your documents: permits and boat manifests are made from them.
- Rooms are twins or doubles. Who travels alone and shares with nobody can add a single room where it is offered.
- If nature or the authorities change the route, we change it with you and keep its value; what cannot be replaced we return.`,
} as const

export type TermsName = keyof typeof terms
