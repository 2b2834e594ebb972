import type { TourOffer, TourPickup } from '@nusa/shared/catalog'

/** With the mode `none`, the office agrees on a pickup with the travellers after the booking. */
const pickupByAgreement: TourPickup = { mode: 'none', meeting_point: '', zones: [] }

/** The booking form has no questions, names or pictures. Questions and names are entered at the checkout. */
const unusedFields = {
  booking_questions: [],
  asks_names: false,
  names_days: 0,
  picture: null,
} satisfies Partial<TourOffer>

/** Most tours leave these fields empty. */
const emptyFields = {
  ...unusedFields,
  price: null,
  starting_date: null,
  end_date: null,
  cut_off_hours: null,
  start_times: [],
  block_dates: [],
  add_on: [],
  cancellation: null,
  pickup: pickupByAgreement,
} satisfies Partial<TourOffer>

type EmptyField = keyof typeof emptyFields

// The filter only narrows the type of the names.
const emptyFieldNames = Object.keys(emptyFields).filter((name): name is EmptyField => name in emptyFields)

/** Every visitor of a tour's page loads the offer in its HTML, so empty fields of the offer are omitted. */
export type PageOffer = Omit<TourOffer, EmptyField> & Partial<Pick<TourOffer, EmptyField>>

export function toPageOffer(offer: TourOffer): PageOffer {
  const pageOffer: PageOffer = { ...offer, ...unusedFields }
  for (const field of emptyFieldNames) {
    if (JSON.stringify(pageOffer[field]) === JSON.stringify(emptyFields[field])) delete pageOffer[field]
  }
  return pageOffer
}

export function fromPageOffer(offer: PageOffer): TourOffer {
  return { ...emptyFields, ...offer }
}
