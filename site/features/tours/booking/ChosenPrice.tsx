import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { chosenPriceSlot } from '../../../lib/chosen-price-slot.ts'
import { packagesText, partyText } from '../../../lib/labels.ts'
import { useMoney } from '../../currency/index.ts'
import { bookingTexts as texts } from './texts.ts'
import type { BookingForm } from './use-booking-form.ts'

/** Shows the price of the choice in the bottom bar of a phone after the visitor has chosen something. */
export function ChosenPrice({ form }: { form: BookingForm }) {
  const money = useMoney()
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  useEffect(() => setSlot(document.getElementById(chosenPriceSlot)), [])
  const { price, selected, travellers } = form
  if (!slot || !price || !selected || !form.hasChosen) return null
  const party =
    selected.type === 'per_package'
      ? `${partyText(travellers)} · ${packagesText(travellers.packageCount)}`
      : partyText(travellers)
  return createPortal(
    <>
      <span className="block">{texts.bookNowFor(money(price.total))}</span>
      <span className="block font-normal text-xs leading-4">
        {price.taxRate > 0 ? texts.withTax(party, price.taxRate) : party}
      </span>
    </>,
    slot,
  )
}
