import { describe, expect, it, vi } from 'vitest'
import { find, goBackTo, removeWindowListeners } from '../../../testing/page.ts'

/** Shows the list of routes at this URL and starts its script. `prepare` makes choices before that. */
async function open(query = '', prepare = () => {}): Promise<void> {
  history.pushState(null, '', `/airport-transfer${query}`)
  document.body.innerHTML = `
    <form data-transfer-filters>
      <select name="city"><option value=""></option><option value="1"></option><option value="2"></option></select>
      <select name="airport" disabled>
        <option value=""></option><option value="1" data-city="1"></option><option value="3" data-city="2"></option>
      </select>
      <input type="search" name="destination">
    </form>
    <p data-route-count data-one="route" data-many="routes">3 routes</p>
    <p data-route data-city="1" data-airport="1" data-area="Ubud">Ubud</p>
    <p data-route data-city="2" data-airport="3" data-area="Borobudur">Borobudur</p>
    <p data-route data-city="2" data-airport="3" data-area="Prambanan">Prambanan</p>
    <p data-no-routes hidden></p>`
  prepare()
  vi.resetModules()
  await import('./transfer-filters.client.ts')
}

const field = (name: string) => find<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`)
function enter(name: string, value: string): void {
  field(name).value = value
  field(name).dispatchEvent(new Event('input', { bubbles: true }))
}
/** Types text letter by letter. */
function type(text: string): void {
  for (let length = 1; length <= text.length; length++) enter('destination', text.slice(0, length))
}
const shownRoutes = () => [...document.querySelectorAll('[data-route]:not([hidden])')].map((card) => card.textContent)

removeWindowListeners()

it('the transfer filters show and count the matching routes, and write city, airport and destination into the URL', async () => {
  await open()
  expect(field('airport').disabled).toBe(true)
  enter('city', '2')
  expect(shownRoutes()).toEqual(['Borobudur', 'Prambanan'])
  expect(find('[data-route-count]').textContent).toBe('2 routes')
  enter('airport', '3')
  type('BORO')
  expect(shownRoutes()).toEqual(['Borobudur'])
  expect(find('[data-route-count]').textContent).toBe('1 route')
  expect(location.search).toBe('?city=2&airport=3&destination=BORO')
  enter('destination', 'nowhere')
  expect(shownRoutes()).toEqual([])
  expect(find('[data-no-routes]').hidden).toBe(false)
})

it('the airport filter offers only the airports of the chosen city, and is cleared when another city is chosen', async () => {
  await open('?city=2&airport=3')
  const options = [...document.querySelectorAll<HTMLOptionElement>('[name=airport] option')]
  expect(options.map(({ hidden }) => hidden)).toEqual([false, true, false])
  expect(options.map(({ disabled }) => disabled)).toEqual([false, true, false])
  enter('city', '1')
  expect([field('airport').value, location.search]).toEqual(['', '?city=1'])
})

describe('Back', () => {
  it('undoes one choice at a time, and an entered text as a whole', async () => {
    await open()
    enter('city', '2')
    enter('airport', '3')
    type('boro')
    await goBackTo('?city=2&airport=3')
    expect(field('destination').value).toBe('')
    expect(shownRoutes()).toHaveLength(2)
    await goBackTo('?city=2')
    expect([field('city').value, field('airport').value]).toEqual(['2', ''])
    await goBackTo('')
    expect(shownRoutes()).toHaveLength(3)
    expect(field('airport').disabled).toBe(true)
  })

  it('does not merge a text entered after an earlier Back with the text entered before', async () => {
    await open('?city=2')
    type('boro')
    await goBackTo('?city=2')
    type('pram')
    await goBackTo('?city=2')
    expect(shownRoutes()).toHaveLength(2)
  })
})

it('the transfer filters apply a city that was chosen before the script of the filters runs', async () => {
  await open('', () => {
    field('city').value = '1'
  })
  expect([location.search, field('city').value, field('airport').disabled]).toEqual(['?city=1', '1', false])
  expect(shownRoutes()).toEqual(['Ubud'])
})

it('a destination that was entered before the script of the filters runs keeps the city and airport of the URL', async () => {
  await open('?city=2&airport=3', () => {
    field('destination').value = 'boro'
  })
  expect(location.search).toBe('?city=2&airport=3&destination=boro')
  expect(shownRoutes()).toEqual(['Borobudur'])
  enter('destination', 'borob')
  await goBackTo('?city=2&airport=3')
})

it('the list shows all routes if the URL has only invalid filters', async () => {
  await open('?city=-1&airport=%3Cscript%3E&destination=')
  expect(shownRoutes()).toHaveLength(3)
})
