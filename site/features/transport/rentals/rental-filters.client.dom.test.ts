import { describe, expect, it, vi } from 'vitest'
import { find, removeWindowListeners } from '../../../testing/page.ts'

const cars = [
  { name: 'Agya', type: 'city-car', features: 'automatic\nbluetooth', price: 275_000 },
  { name: 'Avanza', type: 'family-car', features: 'automatic', price: 475_000 },
  { name: 'Innova', type: 'family-car', features: 'manual\nbluetooth', price: 650_000 },
]

/** Shows the list of cars at this URL and starts its script. `prepare` makes choices before that. */
async function open(query = '', prepare = () => {}): Promise<void> {
  history.pushState(null, '', `/car-rental${query}`)
  const option = (name: string, value: string) => `<input type="checkbox" name="${name}" value="${value}">`
  document.body.innerHTML = `
    <form data-rental-filters>
      <input type="range" name="price" min="0" max="700" step="25" value="700">
      <output>Up to <span><span data-idr="700000">Rp700.000</span></span></output>
      ${option('type', 'city-car')}${option('type', 'family-car')}
      ${option('feature', 'automatic')}${option('feature', 'bluetooth')}${option('feature', 'manual')}
      <button type="button" data-clear></button>
    </form>
    <i data-filter-count></i>
    <h2 tabindex="-1" data-rental-count>Available Cars (3)</h2>
    ${cars.map(({ name, type, features, price }) => `<p data-rental data-type="${type}" data-features="${features}" data-price="${price}">${name}</p>`).join('')}
    <div data-no-cars hidden><button type="button" data-clear></button></div>`
  prepare()
  vi.resetModules()
  await import('./rental-filters.client.ts')
}

const input = (selector: string) => find<HTMLInputElement>(selector)
const shownCars = () => [...document.querySelectorAll('[data-rental]:not([hidden])')].map((card) => card.textContent)
const limit = () => find('output').textContent
const check = (value: string) => input(`[value="${value}"]`).click()
/** Moves the slider (thousands of rupiah) by one step, as the keyboard does. */
function slideTo(value: number): void {
  const slider = input('[name=price]')
  slider.value = String(value)
  for (const type of ['input', 'change']) slider.dispatchEvent(new Event(type, { bubbles: true }))
}

removeWindowListeners()

it('the rental filters show and count the cars by type, feature and price, and write the filter into the URL', async () => {
  await open()
  expect(shownCars()).toEqual(['Agya', 'Avanza', 'Innova'])
  check('family-car')
  expect(shownCars()).toEqual(['Avanza', 'Innova'])
  check('automatic')
  expect(shownCars()).toEqual(['Avanza'])
  expect(find('[data-rental-count]').textContent).toBe('Available Cars (1)')
  slideTo(450)
  expect(limit()).toBe('Up to Rp450.000')
  expect(shownCars()).toEqual([])
  expect(find('[data-no-cars]').hidden).toBe(false)
  expect(find('[data-filter-count]').textContent).toBe('3')
  expect(location.search).toBe('?type=family-car&feature=automatic&price=450000')
})

it('Clear removes all filters, and moves the focus to the number of cars if the clicked button disappears', async () => {
  await open('?type=city-car&price=250000')
  expect(shownCars()).toEqual([])
  find<HTMLElement>('[data-no-cars] [data-clear]').click()
  expect(shownCars()).toHaveLength(3)
  expect(location.pathname + location.search).toBe('/car-rental')
  expect(document.activeElement).toBe(find('[data-rental-count]'))
  expect(find('[data-no-cars]').hidden).toBe(true)
})

describe('Back', () => {
  it('undoes the last choice, and restores the controls', async () => {
    await open()
    check('family-car')
    check('manual')
    history.back()
    await vi.waitFor(() => expect(location.search).toBe('?type=family-car'))
    expect(shownCars()).toEqual(['Avanza', 'Innova'])
    expect([input('[value=family-car]').checked, input('[value=manual]').checked]).toEqual([true, false])
  })

  it('undoes consecutive slider steps together, but not the steps before a change of another control', async () => {
    await open()
    for (const value of [675, 650, 625]) slideTo(value)
    check('family-car')
    slideTo(600)
    history.back()
    await vi.waitFor(() => expect(location.search).toBe('?type=family-car&price=625000'))
    history.back()
    await vi.waitFor(() => expect(location.search).toBe('?price=625000'))
    expect(input('[name=price]').value).toBe('625')
    history.back()
    await vi.waitFor(() => expect(location.search).toBe(''))
    expect([input('[name=price]').value, limit()]).toEqual(['700', 'Up to Rp700.000'])
  })
})

it('a price in the URL that lies between two slider steps applies until the slider is moved', async () => {
  await open('?price=480000')
  expect(limit()).toBe('Up to Rp480.000')
  check('family-car')
  expect(shownCars()).toEqual(['Avanza'])
  expect(location.search).toBe('?type=family-car&price=480000')
  slideTo(450)
  expect(location.search).toBe('?type=family-car&price=450000')
})

it('choices made before the script of the rental filters runs are added to the filter in the URL', async () => {
  await open('?feature=automatic', () => {
    input('[value=family-car]').checked = true
    input('[name=price]').value = '500'
  })
  expect(location.search).toBe('?type=family-car&feature=automatic&price=500000')
  expect(shownCars()).toEqual(['Avanza'])
  expect(input('[value=automatic]').checked).toBe(true)
  expect(limit()).toBe('Up to Rp500.000')
})

it('the list shows all cars if the URL has only invalid filters', async () => {
  await open('?type=%3Cscript%3E&feature=nothing&price=-1')
  expect(shownCars()).toHaveLength(3)
})
