import type { Package, TourOffer } from '@nusa/shared/catalog'
import { useEffect, useMemo, useRef, useState } from 'react'
import { cancellationNotes } from '../../../lib/cancellation.ts'
import { runWhenLoaded } from '../../../lib/load-code.ts'
import '../../../lib/gesture.ts'
import type { Quote } from '@nusa/shared/pricing'
import { createPortal } from 'react-dom'
import { packagesText, partyText } from '../../../lib/labels.ts'
import { buttonClass } from '../../../ui/button.ts'
import { Icon } from '../../../ui/Icon.tsx'
import {
  loadAvailability,
  StartTimeChoice,
  tourAvailabilityMessage,
  useAvailability,
} from '../../availability/index.ts'
import { useMoney } from '../../currency/index.ts'
import { PickupField } from '../../pickup/index.ts'
import { PriceRows } from '../../price/index.ts'
import { AddOns } from './AddOns.tsx'
import { PackageDetails } from './PackageDetails.tsx'
import { PackageField } from './PackageField.tsx'
import { fromPageOffer, type PageOffer } from './page-offer.ts'
import { TourDateField } from './TourDateField.tsx'
import { TravellersField } from './TravellersField.tsx'
import { bookingTexts } from './texts.ts'
import { type BookingForm, useBookingForm } from './use-booking-form.ts'

interface Props {
  offer: PageOffer
  /** In percent. */
  taxRate: number
  /** A small picture on this site, for the cart. */
  imageUrl: string | null
}

/** Loaded with the first interaction, because it is larger than the code of the form and most visitors do not book. */
const loadCartCode = () => import('./add-tour-to-cart.ts')

/** Returns the type that all packages share, or undefined if their types differ. */
function findSharedPackageType(packages: readonly Package[]): Package['type'] | undefined {
  const [type, ...otherTypes] = new Set(packages.map(({ type }) => type))
  return otherTypes.length === 0 ? type : undefined
}

export function BookingBlock({ offer: pageOffer, taxRate, imageUrl }: Props) {
  const offer = useMemo(() => fromPageOffer(pageOffer), [pageOffer])
  const availability = useAvailability({ kind: 'tour', id: String(offer.id) })
  const form = useBookingForm(offer, taxRate, availability)
  const { adults, children, packageCount } = form.travellers
  const unitsNeeded = form.selectedPackage?.type === 'per_package' ? packageCount : adults + children
  const hasStartTimes = offer.start_times.length > 0
  const departureId = form.departure?.id ?? ''
  const departureAvailability = availability?.departures?.[departureId] ?? null
  const availabilityMessage = tourAvailabilityMessage(
    hasStartTimes ? departureAvailability : availability,
    form.date,
    unitsNeeded,
  )
  const formElement = useRef<HTMLFormElement>(null)
  const { adoptNativeControls } = form
  const prepareForInput = () => {
    // The page may have been open since yesterday.
    form.refreshNow()
    loadAvailability([{ kind: 'tour', id: String(offer.id) }])
    // A failure is reported when the visitor presses the button.
    loadCartCode().catch(() => {})
  }
  useEffect(() => {
    if (formElement.current) adoptNativeControls(new FormData(formElement.current))
  }, [adoptNativeControls])

  if (offer.pricing.length === 0) return <p className="text-ink-soft">{bookingTexts.notBookableOnline}</p>

  return (
    // All controls can be focused before hydration. The focus scrolls the form into view, which starts hydration. Until
    // hydration, the method `dialog` prevents a submit from reloading the page.
    <form
      ref={formElement}
      noValidate
      method="dialog"
      aria-busy={form.now === null}
      data-hydrating={form.now === null ? '' : undefined}
      className="grid grid-cols-1 gap-5"
      onFocus={prepareForInput}
      onPointerEnter={prepareForInput}
      onSubmit={(event) => {
        event.preventDefault()
        const { submitter } = event.nativeEvent
        // `data-replayed` marks a press made before hydration, when the form did not show its default date yet.
        const submittedForm = submitter?.hasAttribute('data-replayed') ? { ...form, date: null } : form
        runWhenLoaded(
          loadCartCode(),
          ({ addTourToCart }) =>
            addTourToCart(offer, submittedForm, imageUrl, availabilityMessage, formElement.current),
          submitter,
        )
      }}
    >
      <div>
        <TourDateField offer={offer} form={form} availability={availability} taxRate={taxRate} />
        <p role="status" className="font-semibold text-sm text-terracotta">
          {availabilityMessage?.text}
        </p>
        <CancellationNotes offer={offer} form={form} />
        {form.changedFromSearchNote && (
          <p role="status" className="mt-1 font-medium text-sm">
            {form.changedFromSearchNote}
          </p>
        )}
      </div>
      {hasStartTimes && (
        <StartTimeChoice
          options={form.departures}
          chosenId={form.departure?.id ?? null}
          onValue={form.chooseDeparture}
        />
      )}
      <PackageField form={form} />
      <TravellersField
        value={form.travellers}
        onValue={form.setTravellers}
        chosenPackageCount={form.chosenPackageCount}
        pack={form.selectedPackage}
        maxGuests={offer.max_guests}
      />
      {form.selectedPackage && <PackageDetails pack={form.selectedPackage} taxRate={taxRate} />}
      {offer.add_on.length > 0 && (
        <AddOns
          addOns={offer.add_on}
          quantities={form.addOns}
          onQuantityChange={form.setAddOnQuantity}
          packageType={form.selectedPackage?.type ?? findSharedPackageType(form.packages)}
        />
      )}
      <PickupField
        offeredPickup={offer.pickup}
        pack={form.selectedPackage}
        value={form.pickup}
        onValue={form.setPickup}
        isRequired
      />
      <PriceSummary price={form.price} />
      <ChosenPrice form={form} />
      <button type="submit" className={`${buttonClass('primary')} w-full`}>
        <Icon name="bag" />
        {bookingTexts.addToCart}
      </button>
    </form>
  )
}

/** The deadlines depend on the start time, so a tour with start times shows them after a time is chosen. */
function CancellationNotes({ offer, form: { date, departure } }: { offer: TourOffer; form: BookingForm }) {
  const isTimeMissing = offer.start_times.length > 0 && !departure
  if (!date || isTimeMissing) return null
  const start = { kind: 'tour', date, startTime: departure?.time ?? '', timeZone: offer.time_zone } as const
  const notes = cancellationNotes(start, offer.cancellation, new Date())
  if (notes.length === 0) return null
  return (
    <div role="status" className="mt-1 font-medium text-sm">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  )
}

function PriceSummary({ price }: { price: Quote | null }) {
  return (
    <section aria-label={bookingTexts.summary} aria-live="polite" className="border-mist-deep border-t pt-4">
      <h3 className="mb-2 font-display text-lg">{bookingTexts.summary}</h3>
      {price ? <PriceRows price={price} /> : <p className="text-ink-soft">{bookingTexts.choosePackage}</p>}
    </section>
  )
}

/** The id of the element in the bottom bar of a phone that shows the chosen price. */
export const chosenPriceElementId = 'chosen-price'

/** The price appears in the bottom bar of a phone after the visitor has chosen something. */
function ChosenPrice({ form }: { form: BookingForm }) {
  const money = useMoney()
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  useEffect(() => setSlot(document.getElementById(chosenPriceElementId)), [])
  const { price, selectedPackage, travellers } = form
  if (!slot || !price || !selectedPackage || !form.hasMadeChoice) return null
  const party =
    selectedPackage.type === 'per_package'
      ? `${partyText(travellers)} · ${packagesText(travellers.packageCount)}`
      : partyText(travellers)
  return createPortal(
    <>
      <span className="block">{bookingTexts.bookNowFor(money(price.total))}</span>
      <span className="block font-normal text-xs leading-4">
        {price.taxRate > 0 ? bookingTexts.withTax(party, price.taxRate) : party}
      </span>
    </>,
    slot,
  )
}
