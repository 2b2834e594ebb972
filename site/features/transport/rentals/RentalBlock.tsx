import { rentalNeeds } from '@nusa/shared/booking'
import type { RentalOffer } from '@nusa/shared/catalog'
import { addDays, baliTimeZone, rentalPickupTimes } from '@nusa/shared/dates'
import { useEffect, useRef } from 'react'
import { runWhenLoaded } from '../../../lib/load-code.ts'
import { hasTimePassed, pickupDayError } from '../../../lib/selectable-days.ts'
import { buttonClass } from '../../../ui/button.ts'
import { DateField } from '../../../ui/calendar/DateField.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import { TimeField } from '../../../ui/field/TimeField.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import {
  availabilityNote,
  loadAvailability,
  soldOutMessage,
  useAvailability,
  useChoiceAvailabilityMessage,
} from '../../availability/index.ts'
import { PriceRows } from '../../price/index.ts'
import { transportTexts as texts } from '../texts.ts'
import { RentalAddOns } from './RentalAddOns.tsx'
import { useDeliveryLocation } from './use-delivery-location.ts'
import { useRentalForm } from './use-rental-form.ts'

interface Props {
  offer: RentalOffer
  /** In percent. */
  taxRate: number
}

/** Loaded with the first interaction, because it is larger than the form and most visitors do not book the car. */
const loadCartCode = () => import('./add-rental.ts')

export function RentalBlock({ offer, taxRate }: Props) {
  const form = useRentalForm(offer, taxRate)
  const { now, readNativeControls, date, days } = form
  const resource = { kind: 'rental', id: String(offer.id) } as const
  const availability = useAvailability(resource)
  const delivery = useDeliveryLocation(offer, form.location)
  const availabilityMessage = useChoiceAvailabilityMessage(
    date ? rentalNeeds(offer.id, date, addDays(date, days - 1)) : [],
  )
  const formElement = useRef<HTMLFormElement>(null)
  const notesElement = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (formElement.current) readNativeControls(formElement.current)
  }, [readNativeControls])
  const prepareForInput = () => {
    form.refreshNow()
    loadAvailability([resource])
    // A failure is reported when the visitor presses the button.
    loadCartCode().catch(() => {})
  }

  return (
    // Before hydration, `method="dialog"` prevents a submit from reloading the page. It has no other effect here.
    <form
      ref={formElement}
      noValidate
      method="dialog"
      aria-busy={now === null}
      data-hydrating={now === null ? '' : undefined}
      className="grid grid-cols-1 gap-5"
      onFocus={prepareForInput}
      onPointerEnter={prepareForInput}
      onSubmit={(event) => {
        event.preventDefault()
        const { submitter } = event.nativeEvent
        const { time, location, addOnIds } = form
        // `data-replayed` marks a press made before hydration, when the form did not show the searched date yet.
        const seenDate = submitter?.hasAttribute('data-replayed') ? null : date
        if (seenDate && !delivery.validate(event.currentTarget)) return
        const choices = { date: seenDate, pickupTime: time, deliveryLocation: location, days, addOnIds }
        runWhenLoaded(
          loadCartCode(),
          ({ addAndGoToCart }) => addAndGoToCart(offer, choices, taxRate, notesElement.current),
          submitter,
        )
      }}
    >
      {offer.add_ons.length > 0 && (
        <RentalAddOns addOns={offer.add_ons} chosenIds={form.addOnIds} onToggle={form.toggleAddOn} />
      )}
      <DateField
        label={texts.pickupDate}
        placeholder={texts.selectDate}
        value={form.date}
        today={now?.today ?? null}
        disabledReason={(day) =>
          (now && pickupDayError(day, rentalPickupTimes, now)) ?? soldOutMessage(availability, day)
        }
        dayNote={(day) => availabilityNote(availability, day, 'rental')}
        onValue={form.setDate}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          type="number"
          name="days"
          label={texts.rentalDays}
          min={1}
          inputMode="numeric"
          value={form.daysText}
          onValue={form.setDaysText}
          onBlur={() => form.setDaysText(String(form.days))}
        />
        <TimeField
          name="time"
          label={texts.pickupTimeIn(baliTimeZone)}
          value={form.time}
          times={rentalPickupTimes}
          isPast={(time) => now !== null && hasTimePassed(time, form.date, now)}
          onValue={form.setTime}
        />
      </div>
      <TextField
        name="location"
        label={texts.deliveryLocation}
        value={form.location}
        placeholder={texts.locationHint}
        maxLength={300}
        required={delivery.isRequired}
        error={delivery.error}
        autoComplete="address-line1"
        onValue={form.setLocation}
      />
      <p
        ref={notesElement}
        role="status"
        tabIndex={-1}
        className="rounded-sm font-semibold text-sm text-terracotta outline-terracotta empty:sr-only focus:outline-2 focus:outline-offset-4"
      >
        {availabilityMessage?.text}
      </p>
      <div aria-live="polite" className="border-mist-deep border-t pt-4">
        {form.price && (
          <PriceRows
            price={form.price}
            formatPartName={({ count }) => texts.basePrice(count)}
            totalName={texts.totalPrice(form.days)}
          />
        )}
      </div>
      <button type="submit" className={`${buttonClass('primary')} w-full`}>
        <Icon name="bag" />
        {texts.addToCart}
      </button>
    </form>
  )
}
