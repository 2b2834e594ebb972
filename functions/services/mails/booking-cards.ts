import type { StoredBooking } from '../../ports/bookings.ts'
import type { Fact } from '../../ports/vouchers.ts'
import { answersAsFacts, dateFacts, locationFacts, namesText } from '../vouchers/describe-booking.ts'
import { voucherTexts } from '../vouchers/texts.ts'
import type { MailCard } from './compose-mail.ts'
import { priceFacts } from './price-facts.ts'
import { mailTexts as texts } from './texts.ts'

export function cardWithPrice(booking: StoredBooking, now: Date): MailCard {
  const { title, facts } = cardWithoutPrice(booking, now)
  return { title, facts: [...facts, ...priceFacts(booking)] }
}

/**
 * Returns a card for emails without a total. The card contains no price, because the traveller could take a price
 * before tax for the amount to pay.
 */
export function cardWithoutPrice(booking: StoredBooking, now: Date): MailCard {
  const { kind, productTitle, packageTitle, description, number } = booking
  const packageLabel = texts.packageLabels[kind]
  const facts: Fact[] = [
    [texts.bookingNumber, number],
    ...(packageLabel ? [[packageLabel, packageTitle] as const] : []),
    ...dateFacts(booking),
    ...locationFacts(booking, now),
    [texts.bookedUnits, description],
    ...answersAsFacts(booking),
  ]
  return { title: productTitle, facts: facts.filter(([, value]) => value !== '') }
}

export function cardWithNames(booking: StoredBooking, now: Date): MailCard {
  const { title, facts } = cardWithoutPrice(booking, now)
  const names = namesText(booking)
  return { title, facts: names === '' ? facts : [...facts, [voucherTexts.names, names]] }
}
