const payment = `We hold your spots until the payment deadline on your invoice, at most 24 hours after booking. Once you have paid, they are yours.`

/** The terms of the tours, by their kind. Texts use the notation of `rich-text.ts`. */
export const terms = {
  day: `${payment}

- Free cancellation up to 24 hours before the start, local time, with a full refund.
- No refund for later cancellations, or if you have not arrived 30 minutes after the agreed time.
- To travel on another date, cancel in time and book the new date.
- If a road, temple or site is closed, your guide suggests the best alternative.`,
  boat: `${payment}

- Free cancellation up to 24 hours before the start, local time, with a full refund; no refund after that, since seats and fuel have been paid for.
- The harbour master and the captain decide whether boats sail. If they do not, you get a full refund.
- Wear the life jacket whenever the crew asks you to. Guests who have been drinking alcohol cannot board.
- Times at sea are estimates: swell and currents decide the order of the stops.`,
  strictBoat: `${payment}

- Boat and crew are paid in advance: the cancellation policy on this page is stricter than usual.
- The harbour master and the captain decide whether boats sail. If they do not, you get a full refund.
- Wear the life jacket whenever the crew asks you to. Guests who have been drinking alcohol cannot board.
- Times at sea are estimates: swell and currents decide the order of the stops.`,
  trek: `${payment}

- Free cancellation up to 24 hours before the start, local time, with a full refund.
- The mountain decides. If the authorities close the trail, or your guide considers it unsafe before the start, you get a full refund.
- A guide may turn the group around at any point for safety, and may ask for a signed health declaration. There is no refund if the summit is not reached.
- We cannot guarantee a clear sunrise.`,
  dive: `${payment}

- Bring your certification card and the date of your last dive. If it was more than a year ago, the first dive includes a short refresher in shallow water.
- Do not fly for 18 hours after the last dive.
- Free cancellation up to 24 hours before the start, local time, with a full refund.
- The dive leader decides on depth and time, and whether a dive takes place.`,
  journey: `${payment}

- Free cancellation up to 24 hours before the start, local time, with a full refund; no refund after that, since rooms, boats and permits have been paid for.
- Names must match your passports: permits and boat manifests are issued in them.
- Rooms are twin or double. If you travel alone, you can add a single room where it is offered.
- If weather or the authorities force a change of route, we arrange an alternative of equal value.`,
} as const

export type TermsName = keyof typeof terms
