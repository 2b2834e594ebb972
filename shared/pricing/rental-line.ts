import type { RentalLine } from './line.ts'

/** A rental line to be priced, or the add-on that is no longer offered. */
export type RentalLineResult = { ok: true; line: RentalLine } | { ok: false; reason: 'add_on_gone'; addOnId: string }

/** Resolves a rental choice against the current offer. An add-on that is listed twice counts once. */
export function rentalLine(
  offer: { price_per_day: number; add_ons: RentalLine['addOns'] },
  choice: { quantity: number; addOns: readonly { id: string }[] },
): RentalLineResult {
  const addOns = new Map<string, RentalLine['addOns'][number]>()
  for (const { id } of choice.addOns) {
    const addOn = offer.add_ons.find((one) => one.id === id)
    if (!addOn) return { ok: false, reason: 'add_on_gone', addOnId: id }
    addOns.set(id, addOn)
  }
  const line = { pricePerDay: offer.price_per_day, days: choice.quantity, addOns: [...addOns.values()] }
  return { ok: true, line: { kind: 'rental', ...line } }
}
