import type { Availability } from '@nusa/shared/booking'
import type { Package, TourOffer } from '@nusa/shared/catalog'
import { type BaliNow, baliNow, formatDate, type LocalDate, todayInBali } from '@nusa/shared/dates'
import {
  type FromPrice,
  lowestPriceForMarket,
  type PackageChoice,
  type PackageSort,
  type Party,
  type PickupChoice,
  packageOn,
  packageSorts,
  packagesNeeded,
  type Quote,
  quote,
  sortPackages,
  tourLine,
  visiblePackages,
} from '@nusa/shared/pricing'
import { useCallback, useEffect, useState } from 'react'
import { onPageRefocused } from '../../../lib/page-return.ts'
import { type DepartureOption, findChosenDeparture, listDepartureOptions } from '../../availability/index.ts'
import { parsePickup } from '../../pickup/index.ts'
import { searchedTrip } from '../../search/index.ts'
import { createInitialParty, dateFromLink, findInitialDate } from './initial-choice.ts'
import { bookingTexts } from './texts.ts'

export interface TravellerChoice extends Party {
  packageCount: number
}

export interface BookingForm {
  /** The time in Bali. Null until the page runs in a browser, because the day of the build may be over. */
  now: BaliNow | null
  refreshNow: () => void
  date: LocalDate | null
  setDate: (date: LocalDate) => void
  /** The departures of the chosen date. Empty for a tour without start times. */
  departures: DepartureOption[]
  /** The only departure of a day is chosen automatically. */
  departure: DepartureOption | null
  chooseDeparture: (id: string) => void
  /**
   * Explains that the form starts with a different date or party than the link or the search contains. Null if nothing
   * differs.
   */
  changedFromSearchNote: string | null
  isResident: boolean
  setIsResident: (isResident: boolean) => void
  sort: PackageSort
  setSort: (sort: PackageSort) => void
  /** In the chosen order, with the prices of the chosen date. */
  packages: Package[]
  /** The lowest price of the packages that the resident checkbox hides. Null if no package is hidden. */
  lowestHiddenPrice: FromPrice | null
  /** If only one package is visible, it is selected. */
  selectedPackage: Package | null
  /**
   * True if the visitor has chosen anything that affects the price. Travellers taken from the search count as chosen.
   */
  hasMadeChoice: boolean
  choosePackage: (id: string) => void
  /** `packageCount` is at least the number that the travellers need. */
  travellers: TravellerChoice
  /** The number of packages that the visitor chose. May be too small for the travellers. */
  chosenPackageCount: number
  setTravellers: (travellers: TravellerChoice) => void
  addOns: Readonly<Record<string, number>>
  setAddOnQuantity: (id: string, quantity: number) => void
  /** Undefined until the visitor has chosen a pickup. */
  pickup: PickupChoice | undefined
  setPickup: (pickup: PickupChoice | undefined) => void
  /** Includes tax. Null if no package is chosen. */
  price: Quote | null
  /** Takes over the choices made in the form's native controls before hydration. */
  adoptNativeControls: (formData: FormData) => void
}

export const isPackageSort = (text: unknown): text is PackageSort => packageSorts.some((sort) => sort === text)

export function readNativeControls(formData: FormData): {
  isResident: boolean
  packageId: string
  sort: PackageSort | null
  pickup: PickupChoice | undefined
} {
  const sort = formData.get('sort')
  return {
    isResident: formData.has('resident'),
    packageId: String(formData.get('package') ?? ''),
    sort: isPackageSort(sort) ? sort : null,
    pickup: parsePickup(String(formData.get('pickup') ?? '')),
  }
}

export function useBookingForm(offer: TourOffer, taxRate: number, availability: Availability | null): BookingForm {
  const [now, setNow] = useState<BaliNow | null>(null)
  const [chosenDate, setDate] = useState<LocalDate | null>(null)
  const [isResident, setIsResident] = useState(false)
  const [sort, setSort] = useState<PackageSort>('price_low_high')
  const [packageId, setPackageId] = useState('')
  const [travellers, setTravellers] = useState<TravellerChoice>({ adults: 1, children: 0, infants: 0, packageCount: 1 })
  const [startTimeId, setStartTimeId] = useState<string | null>(null)
  const [pickup, setPickup] = useState<PickupChoice | undefined>()
  const [addOns, setAddOns] = useState<Record<string, number>>({})
  const [searchedDate, setSearchedDate] = useState<LocalDate | null>(null)
  const [isPartyReduced, setIsPartyReduced] = useState(false)
  const [isTouched, setIsTouched] = useState(false)

  const refreshNow = useCallback(() => setNow(baliNow(new Date())), [])
  useEffect(() => {
    refreshNow()
    return onPageRefocused(refreshNow)
  }, [refreshNow])

  // The page is static, so the date of its link and this tab's last search are known only in the browser.
  useEffect(() => {
    const today = todayInBali(new Date())
    const { date, guests } = searchedTrip(today)
    setSearchedDate(dateFromLink(location.search, today) ?? date)
    if (!guests) return
    const party = createInitialParty(guests, offer.max_guests)
    setTravellers((travellers) => ({ ...travellers, ...party }))
    setIsPartyReduced(party.adults + party.children < guests.adults + guests.children)
    setIsTouched(true)
  }, [offer.max_guests])

  const adoptNativeControls = useCallback((formData: FormData) => {
    const nativeChoices = readNativeControls(formData)
    setIsResident(nativeChoices.isResident)
    // An id that is not among the visible packages counts as no choice.
    setPackageId(nativeChoices.packageId)
    if (nativeChoices.sort) setSort(nativeChoices.sort)
    setPickup(nativeChoices.pickup)
  }, [])

  const date = chosenDate ?? (now && findInitialDate(offer, now, searchedDate, availability))
  const searchDifferences: string[] = []
  if (searchedDate && !chosenDate && date && date !== searchedDate)
    searchDifferences.push(bookingTexts.searchedDateUnavailable(formatDate(searchedDate)))
  if (isPartyReduced) searchDifferences.push(bookingTexts.maxGuestsNote(offer.max_guests))
  const packagesOnDate = offer.pricing.map((pack) => packageOn(pack, date))
  const packages = sortPackages(visiblePackages(packagesOnDate, isResident), sort)
  const onlyPackage = packages.length === 1 ? (packages[0] ?? null) : null
  const selectedPackage = packages.find(({ id }) => id === packageId) ?? onlyPackage
  const departures = listDepartures(offer, date, selectedPackage, availability, now)
  const neededPackages = selectedPackage ? packagesNeeded(selectedPackage, travellers) : 1
  const bookedTravellers = { ...travellers, packageCount: Math.max(travellers.packageCount, neededPackages) }

  return {
    now,
    refreshNow,
    date,
    setDate,
    departures,
    departure: findChosenDeparture(offer, departures, startTimeId),
    chooseDeparture: setStartTimeId,
    changedFromSearchNote: searchDifferences.join(' ') || null,
    isResident,
    setIsResident: (isResident) => {
      setIsResident(isResident)
      // The chosen package is no longer visible.
      setPackageId('')
    },
    sort,
    setSort,
    packages,
    lowestHiddenPrice: isResident ? lowestPriceForMarket({ pricing: packagesOnDate }, false) : null,
    selectedPackage,
    hasMadeChoice: isTouched || (selectedPackage !== null && selectedPackage !== onlyPackage),
    choosePackage: (id) => {
      setPackageId(id)
      setTravellers({ ...travellers, packageCount: 1 })
    },
    travellers: bookedTravellers,
    chosenPackageCount: travellers.packageCount,
    setTravellers: (travellers) => {
      setTravellers(travellers)
      setIsPartyReduced(false)
      setIsTouched(true)
    },
    addOns,
    setAddOnQuantity: (id, quantity) => {
      setAddOns({ ...addOns, [id]: quantity })
      setIsTouched(true)
    },
    pickup,
    setPickup: (pickup) => {
      setPickup(pickup)
      setIsTouched(true)
    },
    price:
      selectedPackage &&
      computePrice(offer, { ...bookedTravellers, packageId: selectedPackage.id, date, pickup }, addOns, taxRate),
    adoptNativeControls,
  }
}

function listDepartures(
  offer: TourOffer,
  date: LocalDate | null,
  pack: Package | null,
  availability: Availability | null,
  now: BaliNow | null,
): DepartureOption[] {
  if (!date || !now || offer.start_times.length === 0) return []
  return listDepartureOptions(offer, date, pack?.id ?? null, availability, now)
}

function computePrice(
  offer: TourOffer,
  choice: TravellerChoice & Pick<PackageChoice, 'packageId' | 'date' | 'pickup'>,
  addOns: Record<string, number>,
  taxRate: number,
): Quote | null {
  const result = tourLine(offer, { ...choice, addOns: listChosenAddOns(addOns) })
  return result.ok ? quote([result.line], taxRate) : null
}

export function listChosenAddOns(addOns: Readonly<Record<string, number>>): { id: string; quantity: number }[] {
  return Object.entries(addOns)
    .map(([id, quantity]) => ({ id, quantity }))
    .filter(({ quantity }) => quantity > 0)
}
