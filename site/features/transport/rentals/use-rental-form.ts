import { maxQuantity } from '@nusa/shared/cart'
import type { RentalOffer } from '@nusa/shared/catalog'
import { type BaliNow, baliNow, type LocalDate, rentalPickupTimes } from '@nusa/shared/dates'
import type { Quote } from '@nusa/shared/pricing'
import { useCallback, useEffect, useState } from 'react'
import { onPageRefocused } from '../../../lib/page-return.ts'
import { firstPossibleTime, pickupDayError } from '../../../lib/selectable-days.ts'
import { searchedTrip } from '../../search/index.ts'
import { calculateRentalPrice, defaultPickupTime, toggleAddOn } from './rental-choice.ts'

export interface RentalForm {
  /** The current time in Bali. Null until hydration, because the page was built earlier. */
  now: BaliNow | null
  refreshNow: () => void
  date: LocalDate | null
  setDate: (date: LocalDate) => void
  /** The text of the days field; `days` is the parsed number. */
  daysText: string
  setDaysText: (text: string) => void
  days: number
  time: string
  setTime: (time: string) => void
  location: string
  setLocation: (location: string) => void
  addOnIds: readonly string[]
  toggleAddOn: (id: string) => void
  /** Includes tax. */
  price: Quote | null
  /** Takes over the choices made in the form's native controls before hydration. */
  readNativeControls: (form: HTMLFormElement) => void
}

/** Returns at least 1, also if the text is not a number. */
export function parseDays(text: string): number {
  const days = Math.trunc(Number(text))
  return Number.isFinite(days) ? Math.min(maxQuantity, Math.max(1, days)) : 1
}

export function useRentalForm(offer: RentalOffer, taxRate: number): RentalForm {
  const [now, setNow] = useState<BaliNow | null>(null)
  const [date, setDate] = useState<LocalDate | null>(null)
  const [daysText, setDaysText] = useState('1')
  const [preferredTime, setTime] = useState(defaultPickupTime)
  const [location, setLocation] = useState('')
  const [addOnIds, setAddOnIds] = useState<readonly string[]>([])
  const days = parseDays(daysText)

  const refreshNow = useCallback(() => setNow(baliNow(new Date())), [])
  useEffect(() => {
    refreshNow()
    return onPageRefocused(refreshNow)
  }, [refreshNow])

  // Only the browser knows the date of this tab's last search. The static HTML cannot contain it.
  useEffect(() => {
    const now = baliNow(new Date())
    const { date: searchedDate } = searchedTrip(now.today)
    if (searchedDate && pickupDayError(searchedDate, rentalPickupTimes, now) === null)
      setDate((chosenDate) => chosenDate ?? searchedDate)
  }, [])

  const readNativeControls = useCallback((form: HTMLFormElement) => {
    const formData = new FormData(form)
    const daysInput = String(formData.get('days'))
    // Text that is still being typed stays. The parsed number is shown when the field loses the focus.
    setDaysText(form.querySelector('[name="days"]:focus') ? daysInput : String(parseDays(daysInput)))
    setTime(String(formData.get('time') ?? defaultPickupTime))
    setLocation(String(formData.get('location') ?? ''))
    setAddOnIds(formData.getAll('add-on').map(String))
  }, [])

  return {
    now,
    refreshNow,
    date,
    setDate,
    daysText,
    setDaysText,
    days,
    time: now && date ? firstPossibleTime(preferredTime, rentalPickupTimes, date, now) : preferredTime,
    setTime,
    location,
    setLocation,
    addOnIds,
    toggleAddOn: (id) => setAddOnIds(toggleAddOn(addOnIds, id)),
    price: calculateRentalPrice(offer, days, addOnIds, taxRate),
    readNativeControls,
  }
}
