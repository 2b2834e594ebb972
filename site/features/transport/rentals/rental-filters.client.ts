import { formatRupiah } from '@nusa/shared/money'
import { pricesEvent } from '../../../lib/page-events.ts'
import {
  isCarShown,
  parseRentalFilter,
  type RentalFilter,
  rentalFilterCount,
  rentalQuery,
  sliderUnit,
} from './rental-filter.ts'

/** The URL holds the filter. */
function start(form: HTMLFormElement, price: HTMLInputElement): void {
  const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector)
  const cars = [...all('[data-rental]')].map((card) => ({
    card,
    type: card.dataset.type ?? '',
    features: (card.dataset.features ?? '').split('\n'),
    price: Number(card.dataset.price),
  }))
  const options = [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  const valuesOf = (name: string, some: HTMLInputElement[]) =>
    some.flatMap((option) => (option.name === name ? option.value : []))
  const choiceOf = (some: HTMLInputElement[]) => ({
    types: valuesOf('type', some),
    features: valuesOf('feature', some),
  })
  const priceBound = Number(price.max) * sliderUnit
  const offer = { ...choiceOf(options), priceBound }

  /** In rupiah. A price in the URL between two slider steps is used until the slider is moved. */
  let limit = priceBound
  const setLimit = (rupiah: number) => {
    // The page already shows this limit, and formatting the first number takes 0.1 s on a slow phone.
    if (rupiah === limit) return
    limit = rupiah
    for (const element of form.querySelectorAll<HTMLElement>('output [data-idr]')) {
      element.dataset.idr = String(rupiah)
      element.textContent = formatRupiah(rupiah)
      element.parentElement?.dispatchEvent(new Event(pricesEvent, { bubbles: true }))
    }
  }

  const render = (filter: RentalFilter) => {
    for (const option of options)
      option.checked = (option.name === 'type' ? filter.types : filter.features).includes(option.value)
    setLimit(filter.maxPrice ?? priceBound)
    price.value = String(limit / sliderUnit)
    let shownCount = 0
    for (const car of cars) {
      car.card.hidden = !isCarShown(car, filter)
      if (!car.card.hidden) shownCount += 1
    }
    for (const count of all('[data-rental-count]'))
      count.textContent = count.textContent.replace(/\d+/, String(shownCount))
    for (const empty of all('[data-no-cars]')) empty.hidden = shownCount > 0
    for (const badge of all('[data-filter-count]')) badge.textContent = String(rentalFilterCount(filter) || '')
  }

  const apply = (filter: RentalFilter, replacesEntry = false) => {
    const url = location.pathname + rentalQuery(filter)
    const isNewUrl = url !== location.pathname + location.search
    if (isNewUrl) history[replacesEntry ? 'replaceState' : 'pushState'](null, '', url)
    render(filter)
  }
  const filterOf = (query: string) => parseRentalFilter(new URLSearchParams(query), offer)
  const readUrl = () => render(filterOf(location.search))

  form.addEventListener('input', ({ target }) => {
    if (target === price) setLimit(Number(price.value) * sliderUnit)
  })
  // Consecutive keyboard steps of the slider share one history entry, so that Back undoes all steps.
  let isSliding = false
  form.addEventListener('change', ({ target }) => {
    const maxPrice = limit < priceBound ? limit : null
    apply({ ...choiceOf(options.filter(({ checked }) => checked)), maxPrice }, target === price && isSliding)
    isSliding = target === price
  })
  price.addEventListener('blur', () => {
    isSliding = false
  })
  form.addEventListener('submit', (event) => event.preventDefault())
  for (const clear of all('[data-clear]')) {
    clear.addEventListener('click', () => {
      apply(filterOf(''))
      // The pressed button disappears with the message that no car was found.
      if (clear.closest('[data-no-cars]')) all('[data-rental-count]')[0]?.focus()
    })
  }
  for (const toggle of all('[data-toggle-filters]')) {
    toggle.addEventListener('click', () => {
      toggle.ariaExpanded = String(form.toggleAttribute('data-open'))
    })
  }
  addEventListener('popstate', () => {
    isSliding = false
    readUrl()
  })

  // Choices made before this script ran are added to the choices of the URL.
  const chosenOptions = options.filter(({ checked }) => checked)
  const { value } = price
  const isSlid = value !== price.max
  readUrl()
  for (const option of chosenOptions) option.checked = true
  if (isSlid) setLimit(Number(value) * sliderUnit)
  if (isSlid || chosenOptions.length > 0) form.dispatchEvent(new Event('change'))
}

const form = document.querySelector<HTMLFormElement>('[data-rental-filters]')
const price = form?.querySelector<HTMLInputElement>('[name=price]')
if (form && price) start(form, price)
// The early script (`features/frame/early.ts`) set this attribute to hide the unfiltered list.
document.documentElement.removeAttribute('data-asked')
