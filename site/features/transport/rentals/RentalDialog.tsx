import type { RentalOffer } from '@nusa/shared/catalog'
import { baliNow, baliTimeZone, formatDate, rentalPickupTimes } from '@nusa/shared/dates'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { readOfferOf } from '../../../lib/offer-around.ts'
import { firstPossibleTime, hasTimePassed, pickupDayError } from '../../../lib/selectable-days.ts'
import { buttonClass } from '../../../ui/button.ts'
import { RangeCalendar } from '../../../ui/calendar/RangeCalendar.tsx'
import type { DateRange } from '../../../ui/calendar/range.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { mountDialog } from '../../../ui/dialog/mount.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import { TimeField } from '../../../ui/field/TimeField.tsx'
import { rangeDayError, rangeDayNote, rangeRestartedMessage, useAvailability } from '../../availability/index.ts'
import {
  addRental,
  ChoiceSummary,
  ChoiceTotal,
  createRentalChoice,
  reportAddResult,
  showCart,
} from '../../cart/index.ts'
import { searchedTrip } from '../../search/index.ts'
import { transportTexts as texts } from '../texts.ts'
import { RentalAddOns } from './RentalAddOns.tsx'
import { rentalBookingSchema } from './rental-booking.ts'
import { countDaysInRange, createInitialRange, defaultPickupTime, toggleAddOn } from './rental-choice.ts'
import { useDeliveryLocation } from './use-delivery-location.ts'

interface Props {
  offer: RentalOffer
  /** In percent. */
  taxRate: number
  onClose: () => void
}

export function RentalDialog({ offer, taxRate, onClose }: Props) {
  const now = baliNow(new Date())
  const [defaultRange] = useState(() => createInitialRange(now, searchedTrip(now.today).date))
  const [range, setRange] = useState<DateRange>(defaultRange)
  const [preferredTime, setTime] = useState(defaultPickupTime)
  const [location, setLocation] = useState('')
  const [addOnIds, setAddOnIds] = useState<readonly string[]>([])
  const formId = useId()
  const notesElement = useRef<HTMLDivElement>(null)
  const days = countDaysInRange(range)
  const time = firstPossibleTime(preferredTime, rentalPickupTimes, range.from, now)
  const availability = useAvailability({ kind: 'rental', id: String(offer.id) })
  const addOns = addOnIds.map((id) => ({ id }))
  const choices = { date: range.from, pickupTime: time, deliveryLocation: location, quantity: days, addOns }

  const delivery = useDeliveryLocation(offer, location)
  // The location field reports a missing location, so the notes about the choice must not report it again.
  const choicesWithLocation = { ...choices, deliveryLocation: location || texts.deliveryLocation }
  const choice = createRentalChoice(offer, choicesWithLocation)

  const hasChoices =
    range !== defaultRange || preferredTime !== defaultPickupTime || location !== '' || addOnIds.length > 0

  const addToCart = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (range.to === null || !delivery.validate(event.currentTarget)) return
    if (!reportAddResult(addRental(offer, choices, taxRate), texts.rentalAdded(offer.car_name), notesElement.current))
      return
    onClose()
    showCart()
  }

  return (
    <Dialog
      title={texts.bookCar(offer.car_name)}
      onClose={onClose}
      footer={
        <>
          <ChoiceTotal choice={choice} taxRate={taxRate} totalName={texts.totalPrice(days)} />
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
        onSubmit={addToCart}
        data-unfinished={hasChoices ? '' : undefined}
        className="grid grid-cols-1 gap-5"
      >
        <RangeCalendar
          value={range}
          today={now.today}
          minDays={0}
          disabledReason={(day, rangeStart) =>
            pickupDayError(day, rentalPickupTimes, now) ?? rangeDayError(availability, day, rangeStart, 'rental')
          }
          restartReason={(day, rangeStart) => rangeRestartedMessage(availability, day, rangeStart, 'rental')}
          dayNote={(day, rangeStart) => rangeDayNote(availability, day, rangeStart, 'rental')}
          onValue={setRange}
          summary={
            range.to === null
              ? texts.pickLastDay(formatDate(range.from))
              : texts.rentalPeriod(formatDate(range.from), formatDate(range.to), days)
          }
        />
        <TimeField
          label={texts.pickupTimeIn(baliTimeZone)}
          value={time}
          times={rentalPickupTimes}
          isPast={(time) => hasTimePassed(time, range.from, now)}
          onValue={setTime}
        />
        <TextField
          label={texts.deliveryLocation}
          value={location}
          placeholder={texts.locationHint}
          maxLength={300}
          required={delivery.isRequired}
          error={delivery.error}
          autoComplete="address-line1"
          onValue={setLocation}
        />
        {offer.add_ons.length > 0 && (
          <RentalAddOns
            addOns={offer.add_ons}
            chosenIds={addOnIds}
            onToggle={(id) => setAddOnIds(toggleAddOn(addOnIds, id))}
          />
        )}
        <ChoiceSummary
          choice={choice}
          now={now}
          taxRate={taxRate}
          notesRef={notesElement}
          formatPartName={({ count, unitPrice }, money) => texts.daysTimesPrice(count, money(unitPrice))}
        />
      </form>
    </Dialog>
  )
}

/** The pressed button (`opener`) has the car in its attribute `data-offer`. */
export function mountRentalDialog(opener: Element | undefined): void {
  const { offer, taxRate } = readOfferOf(opener, rentalBookingSchema)
  mountDialog((close) => <RentalDialog offer={offer} taxRate={taxRate} onClose={close} />, { hasHistoryEntry: true })
}
