import { formatRupiah } from '@nusa/shared/money'
import {
  durationBands,
  filterCount,
  type ListOffer,
  type ListQuery,
  parseTourSort,
  tourTypes,
} from '@nusa/shared/search'
import { pricesEvent } from '../../../lib/page-events.ts'

type Control = HTMLInputElement | HTMLSelectElement

function withOrWithout<T>(values: readonly T[], value: T, isWanted: boolean): T[] {
  const others = values.filter((one) => one !== value)
  return isWanted ? [...others, value] : others
}

/** The query after a category's chip has been pressed. */
export function withCategoryToggled(query: ListQuery, slug: string): ListQuery {
  const categories = withOrWithout(query.categories, slug, !query.categories.includes(slug))
  return { ...query, categories, page: 1 }
}

/** The query after a control has been changed, from its first page; null where the control is none of the list's. */
export function withControl(query: ListQuery, control: Control): ListQuery | null {
  const isChecked = control instanceof HTMLInputElement && control.checked
  const first = { ...query, page: 1 }
  switch (control.name) {
    case 'sort':
      return { ...first, sort: parseTourSort(control.value) }
    case 'type':
      return { ...first, type: tourTypes.find(({ id }) => id === control.value)?.id ?? null }
    case 'destination':
      return { ...first, destinations: withOrWithout(query.destinations, control.value, isChecked) }
    case 'duration': {
      const bands = durationBands.map(({ id }) => id)
      const isOn = (id: string) => (id === control.value ? isChecked : query.durations.some((one) => one === id))
      return { ...first, durations: bands.filter(isOn) }
    }
    case 'price': {
      const isAny = control instanceof HTMLInputElement && control.value === control.max
      return { ...first, maxPrice: isAny ? null : Number(control.value) }
    }
    default:
      return null
  }
}

/** Says whether a key moves a control by one, on the way to what is wanted: to go back is to leave all of the way. */
export function movesByOne(section: HTMLElement, control: Control): boolean {
  // Of several types a key leaves one for the next. A finger presses the one that is meant.
  const byKey = () => section.querySelector('[type="radio"]:focus-visible') !== null
  return control.matches('select, [type="range"]') || (control.type === 'radio' && byKey())
}

/** What a list's controls can be set to. */
export function offerOf(section: HTMLElement): ListOffer {
  const inputs = (name: string) => [...section.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)]
  const values = (name: string) => inputs(name).map(({ value }) => value)
  const chips = [...section.querySelectorAll<HTMLElement>('[data-category]')]
  const [price] = inputs('price')
  return {
    types: values('type'),
    destinations: values('destination'),
    durations: values('duration'),
    categories: chips.map(({ dataset }) => dataset.category ?? ''),
    priceBound: price ? Number(price.max) : null,
  }
}

/** Sets every control of a list to what a query says. */
export function reflect(section: HTMLElement, query: ListQuery): void {
  const chosen: Record<string, readonly string[]> = {
    type: [query.type ?? ''],
    destination: query.destinations,
    duration: query.durations,
  }
  for (const control of section.querySelectorAll<Control>('input, select')) {
    if (control.name === 'sort') control.value = query.sort
    else if (control.name === 'price' && control instanceof HTMLInputElement) {
      control.value = String(query.maxPrice ?? control.max)
      // Where an address names a price between the slider's steps, it is that price which counts.
      writePrice(section, query.maxPrice ?? Number(control.max))
    } else if (control instanceof HTMLInputElement) {
      control.checked = chosen[control.name]?.includes(control.value) ?? false
    }
  }
  for (const chip of section.querySelectorAll<HTMLElement>('[data-category]')) {
    chip.ariaPressed = String(query.categories.includes(chip.dataset.category ?? ''))
  }
  for (const toggle of section.querySelectorAll<HTMLElement>('[data-set-view]')) {
    toggle.ariaPressed = String(toggle.dataset.setView === query.view)
  }
  section.querySelector('[data-tour-grid]')?.setAttribute('data-view', query.view)
  const filters = filterCount(query)
  for (const badge of section.querySelectorAll('[data-filter-count]'))
    badge.textContent = filters ? String(filters) : ''
  for (const reset of section.querySelectorAll<HTMLElement>('[data-empty] [data-reset]')) reset.hidden = filters === 0
}

/** Writes up to which price (rupiah) tours are shown; whoever converts prices is told. */
export function writePrice(section: HTMLElement, rupiah: number): void {
  const price = section.querySelector<HTMLElement>('output [data-idr]')
  if (!price || price.dataset.idr === String(rupiah)) return
  price.dataset.idr = String(rupiah)
  price.textContent = formatRupiah(rupiah)
  price.parentElement?.dispatchEvent(new Event(pricesEvent, { bubbles: true }))
}

/** Keeps the price slider saying what stands beside it, in whatever currency, instead of a bare number. */
export function sayPrice(section: HTMLElement): void {
  const slider = section.querySelector('input[name="price"]')
  const shown = section.querySelector('output')
  if (!slider || !shown) return
  const say = () => {
    slider.ariaValueText = shown.textContent.trim()
  }
  say()
  new MutationObserver(say).observe(shown, { childList: true, characterData: true, subtree: true })
}
