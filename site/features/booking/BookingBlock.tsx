import { makeItemId } from '@nusa/shared/cart'
import type { TourOffer } from '@nusa/shared/catalog'
import { todayInBali, tourDateProblem } from '@nusa/shared/dates'
import { useEffect, useRef } from 'react'
import { openPanel } from '../../lib/panels.ts'
import { buttonClass } from '../../ui/button.ts'
import { DateField } from '../../ui/calendar/DateField.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { addToCart } from '../cart/store.ts'
import { AddOns } from './AddOns.tsx'
import { PackageDetails } from './PackageDetails.tsx'
import { PackageField } from './PackageField.tsx'
import { PriceSummary } from './PriceSummary.tsx'
import { TravellersField } from './TravellersField.tsx'
import { bookingTexts } from './texts.ts'
import { type BookingForm, chosenAddOns, useBookingForm } from './use-booking-form.ts'

interface Props {
  offer: TourOffer
  /** Percentage. */
  taxRate: number
  /** A small picture of the tour on this site, for the cart. */
  imageUrl: string | null
}

/** Where a tour is put together and added to the cart. */
export function BookingBlock({ offer, taxRate, imageUrl }: Props) {
  const form = useBookingForm(offer, taxRate)
  const element = useRef<HTMLFormElement>(null)
  const { adopt } = form
  useEffect(() => {
    if (element.current) adopt(new FormData(element.current))
  }, [adopt])

  if (offer.pricing.length === 0) return <p className="text-ink-soft">{bookingTexts.notOnline}</p>

  return (
    // Everything can be focused before the page's code runs: that brings it into view, and so to life. Until then the
    // method, which has no meaning outside a dialog, keeps a submit from loading the page again.
    <form
      ref={element}
      noValidate
      method="dialog"
      aria-busy={form.today === null}
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        add(offer, form, imageUrl)
      }}
    >
      <DateField
        label={bookingTexts.date}
        placeholder={form.today && !form.date ? bookingTexts.noDates : bookingTexts.datePlaceholder}
        value={form.date}
        today={form.today}
        whyDisabled={(date) => {
          const problem = form.today && tourDateProblem(offer, date, form.today)
          return problem && bookingTexts.why[problem]
        }}
        onValue={form.setDate}
        note={bookingTexts.cutOff(offer.cut_off_days)}
      />
      <PackageField form={form} />
      <TravellersField
        value={form.travellers}
        onValue={form.setTravellers}
        hasPackages={form.selected?.type === 'per_package'}
        maxGuests={offer.max_guests}
      />
      {form.selected && <PackageDetails pack={form.selected} />}
      {offer.add_on.length > 0 && (
        <AddOns
          addOns={offer.add_on}
          quantities={form.addOns}
          onQuantity={form.setAddOn}
          packageType={form.selected?.type}
        />
      )}
      <PriceSummary price={form.price} />
      <button type="submit" className={`${buttonClass('primary')} w-full`}>
        <Icon name="bag" />
        {bookingTexts.addToCart}
      </button>
    </form>
  )
}

function add(offer: TourOffer, form: BookingForm, imageUrl: string | null) {
  const { selected, date, travellers, price } = form
  const refuse = (message: { title: string; description: string }) => toast({ ...message, tone: 'destructive' })
  const now = new Date()
  if (!selected || !price) return refuse(bookingTexts.missingPackage)
  // The page may have been open since yesterday.
  if (!date || tourDateProblem(offer, date, todayInBali(now))) return refuse(bookingTexts.missingDate)
  if (offer.max_guests > 0 && travellers.adults + travellers.children > offer.max_guests)
    return refuse(bookingTexts.tooMany(offer.max_guests))

  const outcome = addToCart({
    kind: 'tour',
    id: makeItemId(offer.id, selected.id, now),
    tourId: offer.id,
    tourName: offer.title,
    tourSlug: offer.slug,
    tourLocation: offer.location,
    tourDuration: selected.duration || offer.duration,
    image: imageUrl,
    packageId: selected.id,
    packageTitle: selected.name,
    date,
    ...travellers,
    packageCount: selected.type === 'per_package' ? travellers.packageCount : 1,
    addOns: chosenAddOns(form.addOns),
    price: price.subtotal,
    taxRate: price.taxRate,
  })
  if (outcome === 'repeated') return
  if (outcome === 'full') return refuse(bookingTexts.cartFull)
  openPanel('cart')
  toast(bookingTexts.added(offer.title))
}
