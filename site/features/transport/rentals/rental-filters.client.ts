import { formatRupiah } from '@nusa/shared/money'
import { pricesEvent } from '../../../lib/page-events.ts'
import {
  countActiveFilters,
  matchesRentalFilter,
  parseRentalFilter,
  type RentalFilter,
  sliderUnit,
  toRentalQuery,
} from './rental-filter.ts'

/** Shows the cars that match the filter. The URL holds the filter. */
function startFilters(form: HTMLFormElement, priceInput: HTMLInputElement): void {
  const findAll = (selector: string) => document.querySelectorAll<HTMLElement>(selector)
  const cars = [...findAll('[data-rental]')].map((card) => ({
    card,
    type: card.dataset.type ?? '',
    features: (card.dataset.features ?? '').split('\n'),
    price: Number(card.dataset.price),
  }))
  const checkboxes = [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  const readValues = (name: string, inputs: HTMLInputElement[]) =>
    inputs.filter((input) => input.name === name).map(({ value }) => value)
  const readTypesAndFeatures = (inputs: HTMLInputElement[]) => ({
    types: readValues('type', inputs),
    features: readValues('feature', inputs),
  })
  const maxSliderPrice = Number(priceInput.max) * sliderUnit
  const filterOptions = { ...readTypesAndFeatures(checkboxes), maxSliderPrice }

  /** In rupiah. The URL may contain a price between two slider steps. It applies until the slider is moved. */
  let priceLimit = maxSliderPrice
  const setPriceLimit = (rupiah: number) => {
    // The page already shows this limit, and the first call of `formatRupiah` takes 0.1 s on a slow phone.
    if (rupiah === priceLimit) return
    priceLimit = rupiah
    for (const element of form.querySelectorAll<HTMLElement>('output [data-idr]')) {
      element.dataset.idr = String(rupiah)
      element.textContent = formatRupiah(rupiah)
      element.parentElement?.dispatchEvent(new Event(pricesEvent, { bubbles: true }))
    }
  }

  const render = (filter: RentalFilter) => {
    const checkedValues = (name: string) => (name === 'type' ? filter.types : filter.features)
    for (const checkbox of checkboxes) checkbox.checked = checkedValues(checkbox.name).includes(checkbox.value)
    setPriceLimit(filter.maxPrice ?? maxSliderPrice)
    priceInput.value = String(priceLimit / sliderUnit)
    const shownCars = cars.filter((car) => matchesRentalFilter(car, filter))
    for (const car of cars) car.card.hidden = !shownCars.includes(car)
    for (const heading of findAll('[data-rental-count]'))
      heading.textContent = heading.textContent.replace(/\d+/, String(shownCars.length))
    for (const emptyMessage of findAll('[data-no-cars]')) emptyMessage.hidden = shownCars.length > 0
    const filterCount = countActiveFilters(filter)
    for (const badge of findAll('[data-filter-count]')) badge.textContent = String(filterCount || '')
  }

  const applyFilter = (filter: RentalFilter, shouldReplaceEntry = false) => {
    const url = location.pathname + toRentalQuery(filter)
    const isNewUrl = url !== location.pathname + location.search
    if (isNewUrl) history[shouldReplaceEntry ? 'replaceState' : 'pushState'](null, '', url)
    render(filter)
  }
  const parseFilter = (query: string) => parseRentalFilter(new URLSearchParams(query), filterOptions)
  const renderUrlFilter = () => render(parseFilter(location.search))

  form.addEventListener('input', ({ target }) => {
    if (target === priceInput) setPriceLimit(Number(priceInput.value) * sliderUnit)
  })
  // Consecutive keyboard steps of the slider share one history entry, so that Back undoes all steps.
  let isSliding = false
  form.addEventListener('change', ({ target }) => {
    const maxPrice = priceLimit < maxSliderPrice ? priceLimit : null
    const checkedBoxes = checkboxes.filter(({ checked }) => checked)
    const isNextSliderStep = target === priceInput && isSliding
    applyFilter({ ...readTypesAndFeatures(checkedBoxes), maxPrice }, isNextSliderStep)
    isSliding = target === priceInput
  })
  priceInput.addEventListener('blur', () => {
    isSliding = false
  })
  form.addEventListener('submit', (event) => event.preventDefault())
  for (const clearButton of findAll('[data-clear]')) {
    clearButton.addEventListener('click', () => {
      applyFilter(parseFilter(''))
      // The pressed button disappears with the message that no car was found.
      if (clearButton.closest('[data-no-cars]')) findAll('[data-rental-count]')[0]?.focus()
    })
  }
  for (const toggleButton of findAll('[data-toggle-filters]')) {
    toggleButton.addEventListener('click', () => {
      toggleButton.ariaExpanded = String(form.toggleAttribute('data-open'))
    })
  }
  addEventListener('popstate', () => {
    isSliding = false
    renderUrlFilter()
  })

  // Choices made before this script ran are added to the choices of the URL.
  const previouslyCheckedBoxes = checkboxes.filter(({ checked }) => checked)
  const sliderValue = priceInput.value
  const isSliderMoved = sliderValue !== priceInput.max
  renderUrlFilter()
  for (const checkbox of previouslyCheckedBoxes) checkbox.checked = true
  if (isSliderMoved) setPriceLimit(Number(sliderValue) * sliderUnit)
  if (isSliderMoved || previouslyCheckedBoxes.length > 0) form.dispatchEvent(new Event('change'))
}

const form = document.querySelector<HTMLFormElement>('[data-rental-filters]')
const priceInput = form?.querySelector<HTMLInputElement>('[name=price]')
if (form && priceInput) startFilters(form, priceInput)
// The early script (`features/frame/early.ts`) set this attribute to hide the unfiltered list.
document.documentElement.removeAttribute('data-asked')
