import { type Availability, scheduleProblem } from '@nusa/shared/booking'
import type { TourOffer } from '@nusa/shared/catalog'
import type { LocalDate } from '@nusa/shared/dates'
import { DateField } from '../../../ui/calendar/DateField.tsx'
import { availabilityNote, soldOutTourMessage, tourDayTexts, useDayPrices } from '../../availability/index.ts'
import { bookingTexts } from './texts.ts'
import type { BookingForm } from './use-booking-form.ts'

interface Props {
  offer: TourOffer
  form: BookingForm
  availability: Availability | null
  /** In percent. */
  taxRate: number
}

/** The date of a tour. Its calendar shows the price of each day and why a day cannot be booked. */
export function TourDateField({ offer, form, availability, taxRate }: Props) {
  const { now } = form
  const packageId = form.selectedPackage?.id ?? null
  const dayPrices = useDayPrices({
    pricing: offer.pricing,
    isResident: form.isResident,
    packageId,
    travellers: form.travellers,
  })
  const findDisabledReason = (date: LocalDate) => {
    if (!now) return null
    const problem = scheduleProblem(offer, date, now, packageId)
    return problem ? tourDayTexts[problem] : soldOutTourMessage(offer, date, packageId, availability, now)
  }
  return (
    <DateField
      label={bookingTexts.date}
      placeholder={now && !form.date ? bookingTexts.noDates : bookingTexts.datePlaceholder}
      value={form.date}
      today={now?.today ?? null}
      disabledReason={findDisabledReason}
      dayNote={(date) => availabilityNote(availability, date)}
      dayPrice={dayPrices?.getDayNote}
      calendarNote={dayPrices?.getExplanation(taxRate)}
      onValue={form.setDate}
      note={formatCutOffNote(offer)}
    />
  )
}

function formatCutOffNote({ start_times, cut_off_hours, cut_off_days }: TourOffer): string {
  return start_times.length > 0 && cut_off_hours !== null
    ? bookingTexts.cutOffHours(cut_off_hours)
    : bookingTexts.cutOffDays(cut_off_days)
}
