import type { RentalOffer } from '@nusa/shared/catalog'
import { baliNow, formatDate, rentalTimes } from '@nusa/shared/dates'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { firstTime, isTimeOver, whyNoPickup } from '../../../lib/pickup.ts'
import { buttonClass } from '../../../ui/button.ts'
import { RangeCalendar } from '../../../ui/calendar/RangeCalendar.tsx'
import type { DateRange } from '../../../ui/calendar/range.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import { TimeField } from '../../../ui/field/TimeField.tsx'
import { addRental, ChoiceSummary, ChoiceTotal, showCart, tellAdded, wantedRental } from '../../cart/store.ts'
import { spanNote, usePlaces, whyAnew, whySpanSoldOut } from '../../places/store.ts'
import { searchedTrip } from '../../search/store.ts'
import { transportTexts as texts } from '../texts.ts'
import { RentalAddOns } from './RentalAddOns.tsx'
import { daysOf, firstRange, toggleAddOn, usualTime } from './rental-choice.ts'
import { usePlace } from './use-place.ts'

interface Props {
  offer: RentalOffer
  /** Percent. */
  taxRate: number
  onClose: () => void
}

/** The dialog that books a car from the list: days, time and place of the handover, add-ons and price. */
export function RentalDialog({ offer, taxRate, onClose }: Props) {
  const now = baliNow(new Date())
  const [firstDays] = useState(() => firstRange(now, searchedTrip(now.today).date))
  const [range, setRange] = useState<DateRange>(firstDays)
  const [wantedTime, setTime] = useState(usualTime)
  const [location, setLocation] = useState('')
  const [addOnIds, setAddOnIds] = useState<readonly string[]>([])
  const formId = useId()
  const notes = useRef<HTMLDivElement>(null)
  const days = daysOf(range)
  const time = firstTime(wantedTime, rentalTimes, range.from, now)
  const places = usePlaces({ kind: 'rental', id: String(offer.id) })
  const addOns = addOnIds.map((id) => ({ id }))
  const chosen = { date: range.from, pickupTime: time, deliveryLocation: location, quantity: days, addOns }

  const place = usePlace(offer, location)
  // The location field itself reports a missing location.
  const noted = { ...chosen, deliveryLocation: location || texts.deliveryLocation }
  const wanted = wantedRental(offer, noted)

  const isChosen = range !== firstDays || wantedTime !== usualTime || location !== '' || addOnIds.length > 0

  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (range.to === null || !place.isSaid(event.currentTarget)) return
    if (!tellAdded(addRental(offer, chosen, taxRate), texts.rentalAdded(offer.car_name), notes.current)) return
    onClose()
    showCart()
  }

  return (
    <Dialog
      title={texts.bookCar(offer.car_name)}
      onClose={onClose}
      footer={
        <>
          <ChoiceTotal wanted={wanted} taxRate={taxRate} name={texts.totalPrice(days)} />
          <div className="mt-4 grid grid-cols-2 @max-[16rem]:grid-cols-1 gap-3">
            <button type="button" onClick={onClose} className={buttonClass('secondary')}>
              {texts.cancel}
            </button>
            <button type="submit" form={formId} aria-disabled={range.to === null} className={buttonClass('primary')}>
              {texts.addToCart}
            </button>
          </div>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={add}
        data-unfinished={isChosen ? '' : undefined}
        className="grid grid-cols-1 gap-5"
      >
        <RangeCalendar
          value={range}
          today={now.today}
          shortest={0}
          whyDisabled={(day, from) => whyNoPickup(day, rentalTimes, now) ?? whySpanSoldOut(places, day, from, 'rental')}
          whyAnew={(day, from) => whyAnew(places, day, from, 'rental')}
          noteOf={(day, from) => spanNote(places, day, from, 'rental')}
          onValue={setRange}
          summary={
            range.to === null
              ? texts.pickLastDay(formatDate(range.from))
              : texts.days(formatDate(range.from), formatDate(range.to), days)
          }
        />
        <TimeField
          label={texts.pickupTimeInBali}
          value={time}
          times={rentalTimes}
          isOver={(time) => isTimeOver(time, range.from, now)}
          onValue={setTime}
        />
        <TextField
          label={texts.deliveryLocation}
          value={location}
          placeholder={texts.locationHint}
          maxLength={300}
          required={place.isRequired}
          error={place.error}
          autoComplete="address-line1"
          onValue={setLocation}
        />
        {offer.add_ons.length > 0 && (
          <RentalAddOns
            addOns={offer.add_ons}
            chosen={addOnIds}
            onToggle={(id) => setAddOnIds(toggleAddOn(addOnIds, id))}
          />
        )}
        <ChoiceSummary
          wanted={wanted}
          now={now}
          taxRate={taxRate}
          notes={notes}
          partName={({ count, unitPrice }, money) => texts.daysTimes(count, money(unitPrice))}
        />
      </form>
    </Dialog>
  )
}
