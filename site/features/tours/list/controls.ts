import { formatRupiah } from '@nusa/shared/money'
import {
  type AvailableFilters,
  countFilters,
  durationBands,
  type ListQuery,
  parseTourSort,
  tourTypes,
} from '@nusa/shared/search'
import { pricesEvent } from '../../../lib/page-events.ts'

type Control = HTMLInputElement | HTMLSelectElement

function setIncluded<T>(values: readonly T[], value: T, isIncluded: boolean): T[] {
  const otherValues = values.filter((item) => item !== value)
  return isIncluded ? [...otherValues, value] : otherValues
}

export function toggleCategory(query: ListQuery, slug: string): ListQuery {
  const categories = setIncluded(query.categories, slug, !query.categories.includes(slug))
  return { ...query, categories, page: 1 }
}

/** Returns the changed query, at its first page. Returns null if the control does not belong to the list. */
export function applyControl(query: ListQuery, control: Control): ListQuery | null {
  const isChecked = control instanceof HTMLInputElement && control.checked
  const firstPageQuery = { ...query, page: 1 }
  switch (control.name) {
    case 'sort':
      return { ...firstPageQuery, sort: parseTourSort(control.value) }
    case 'type':
      return { ...firstPageQuery, type: tourTypes.find(({ id }) => id === control.value)?.id ?? null }
    case 'destination':
      return { ...firstPageQuery, destinations: setIncluded(query.destinations, control.value, isChecked) }
    case 'duration': {
      const bandIds = durationBands.map(({ id }) => id)
      const isSelected = (id: string) =>
        id === control.value ? isChecked : query.durations.some((item) => item === id)
      return { ...firstPageQuery, durations: bandIds.filter(isSelected) }
    }
    case 'price': {
      const isAnyPrice = control instanceof HTMLInputElement && control.value === control.max
      return { ...firstPageQuery, maxPrice: isAnyPrice ? null : Number(control.value) }
    }
    default:
      return null
  }
}

/**
 * Returns whether a visitor may pass several values before the intended value, for example with the price slider. Such
 * a series of changes adds only one history entry, so that Back undoes the whole series.
 */
export function isSteppedChange(section: HTMLElement, control: Control): boolean {
  // With the keyboard, a visitor steps through the radio buttons. A tap selects the intended button directly.
  const isKeyboardUsed = () => section.querySelector('[type="radio"]:focus-visible') !== null
  return control.matches('select, [type="range"]') || (control.type === 'radio' && isKeyboardUsed())
}

export function readAvailableFilters(section: HTMLElement): AvailableFilters {
  const findInputs = (name: string) => [...section.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)]
  const readValues = (name: string) => findInputs(name).map(({ value }) => value)
  const chips = [...section.querySelectorAll<HTMLElement>('[data-category]')]
  const [priceSlider] = findInputs('price')
  return {
    types: readValues('type'),
    destinations: readValues('destination'),
    durations: readValues('duration'),
    categories: chips.map(({ dataset }) => dataset.category ?? ''),
    priceBound: priceSlider ? Number(priceSlider.max) : null,
  }
}

function updateInput(section: HTMLElement, input: HTMLInputElement, query: ListQuery): void {
  if (input.name === 'price') {
    const price = query.maxPrice ?? Number(input.max)
    input.value = String(price)
    // The URL may contain a price between two steps of the slider. The text shows the exact price.
    showPrice(section, price)
    return
  }
  const selectedValues: Record<string, readonly string[]> = {
    type: [query.type ?? ''],
    destination: query.destinations,
    duration: query.durations,
  }
  input.checked = selectedValues[input.name]?.includes(input.value) ?? false
}

export function updateControls(section: HTMLElement, query: ListQuery): void {
  for (const control of section.querySelectorAll<Control>('input, select')) {
    if (control.name === 'sort') control.value = query.sort
    else if (control instanceof HTMLInputElement) updateInput(section, control, query)
  }
  for (const chip of section.querySelectorAll<HTMLElement>('[data-category]')) {
    chip.ariaPressed = String(query.categories.includes(chip.dataset.category ?? ''))
  }
  for (const toggle of section.querySelectorAll<HTMLElement>('[data-set-view]')) {
    toggle.ariaPressed = String(toggle.dataset.setView === query.view)
  }
  section.querySelector('[data-tour-grid]')?.setAttribute('data-view', query.view)
  const filterCount = countFilters(query)
  for (const badge of section.querySelectorAll('[data-filter-count]'))
    badge.textContent = filterCount > 0 ? String(filterCount) : ''
  for (const reset of section.querySelectorAll<HTMLElement>('[data-empty] [data-reset]'))
    reset.hidden = filterCount === 0
}

/** Shows the maximum price next to the slider. The event makes the currency script convert the price. */
export function showPrice(section: HTMLElement, rupiah: number): void {
  const price = section.querySelector<HTMLElement>('output [data-idr]')
  if (!price || price.dataset.idr === String(rupiah)) return
  price.dataset.idr = String(rupiah)
  price.textContent = formatRupiah(rupiah)
  price.parentElement?.dispatchEvent(new Event(pricesEvent, { bubbles: true }))
}

/** Copies the price next to the slider to the slider's accessible value. */
export function syncSliderValueText(section: HTMLElement): void {
  const slider = section.querySelector('input[name="price"]')
  const priceOutput = section.querySelector('output')
  if (!slider || !priceOutput) return
  const update = () => {
    slider.ariaValueText = priceOutput.textContent.trim()
  }
  update()
  new MutationObserver(update).observe(priceOutput, { childList: true, characterData: true, subtree: true })
}

interface Drawer {
  isOpen: () => boolean
  close: () => void
}

/**
 * Sets up the drawer that shows the filter form on a small screen. `onClose` is called whenever the drawer has closed,
 * also after Escape.
 */
export function createDrawer(section: HTMLElement, onOpen: () => void, onClose: () => void): Drawer {
  const dialog = section.querySelector<HTMLDialogElement>('[data-filter-drawer]')
  const sidebar = section.querySelector('[data-filter-place]')
  const form = section.querySelector('[data-filter-form]')
  const formContainer = dialog?.querySelector('[data-drawer-place]')
  if (!dialog || !sidebar || !form || !formContainer) return { isOpen: () => false, close: () => undefined }

  section.querySelector('[data-open-drawer]')?.addEventListener('click', () => {
    formContainer.append(form)
    onOpen()
    dialog.showModal()
  })
  dialog.querySelector('[data-close-drawer]')?.addEventListener('click', () => dialog.close())
  dialog.addEventListener('click', (event) => {
    // A click on the backdrop has the dialog itself as its target.
    if (event.target === dialog) dialog.close()
  })
  dialog.addEventListener('close', () => {
    sidebar.append(form)
    onClose()
  })
  // On a wide screen the filters are next to the tours, without a drawer.
  matchMedia('(min-width: 64rem)').addEventListener('change', ({ matches }) => {
    if (matches) dialog.close()
  })
  return { isOpen: () => dialog.open, close: () => dialog.close() }
}
