import { describe, expect, it, vi } from 'vitest'
import { find, goBackTo } from '../../../testing/page.ts'
import {
  change,
  click,
  control,
  open,
  price,
  section,
  setUpTourList,
  sortBy,
  titles,
  titlesOf,
} from './testing/tour-list.ts'

setUpTourList()

it('a list of tours sorts the tours by the chosen order, and removes the default order from the URL', async () => {
  await open()
  sortBy('price-high')
  await vi.waitFor(() => expect(titles()[0]).toBe('Tour 30'))
  sortBy('price-low')
  await vi.waitFor(() => expect(titles().slice(0, 2)).toEqual(titlesOf(1, 2)))
  expect(location.search).toBe('?sort=price-low')
  sortBy('popularity')
  await vi.waitFor(() => expect(titles()[0]).toBe('Tour 30'))
  expect(location.search).toBe('')
})

it('a page link of a list of tours shows that page, is marked as current, and moves the focus to the top', async () => {
  await open()
  click('[data-page="2"]')
  await vi.waitFor(() => expect(titles()).toEqual(titlesOf(6, 5, 4, 3, 2, 1)))
  expect(location.search).toBe('?page=2')
  expect(find('[aria-current=page]').textContent).toBe('2')
  expect(document.activeElement).toBe(find('[data-results-top]'))
  await goBackTo('')
  await vi.waitFor(() => expect(titles()).toHaveLength(24))
})

it('a list of tours adds excerpts in the list view without rendering the tours again', async () => {
  await open()
  click('[data-set-view=list]')
  await vi.waitFor(() => expect(find('[data-excerpt]').textContent).toBe('A walk by the rice fields.'))
  expect(titles()).toEqual(['Built'])
  expect(location.search).toBe('?view=list')
  expect(find('[data-tour-grid]').dataset.view).toBe('list')
  expect([find('[data-set-view=list]').ariaPressed, find('[data-set-view=grid]').ariaPressed]).toEqual([
    'true',
    'false',
  ])
})

describe('Back', () => {
  it('undoes consecutive steps of the slider together, and consecutive changes of the sort order together', async () => {
    await open()
    const before = history.length
    for (const value of ['2000000', '1500000', '1000000']) change(price(), value)
    for (const sort of ['rating', 'duration']) sortBy(sort)
    expect(history.length).toBe(before + 2)
    await goBackTo('?price=1000000')
    // A change after Back is a new step.
    for (const sort of ['rating', 'price-low']) sortBy(sort)
    await goBackTo('?price=1000000')
    await goBackTo('')
    expect(price().value).toBe('3000000')
  })

  it('undoes consecutive keyboard changes of the tour type together', async () => {
    await open()
    const query = section().querySelector.bind(section())
    // happy-dom does not know which input moved the focus.
    vi.spyOn(section(), 'querySelector').mockImplementation((selector: string) =>
      query(selector.replace(':focus-visible', ':focus')),
    )
    for (const value of ['single_day', 'multi_day']) {
      control('type', value).focus()
      control('type', value).click()
    }
    await goBackTo('')
    expect(control('type', '').checked).toBe(true)
  })
})

it('a list of tours sets the filters, the sort order and the view from the URL', async () => {
  await open('?duration=8%2B&sort=price-high&view=list')
  expect(titles().slice(0, 2)).toEqual(titlesOf(28, 25))
  expect([control('duration', '8+').checked, control('duration', '4-8').checked]).toEqual([true, false])
  expect(find<HTMLSelectElement>('[name=sort]').value).toBe('price-high')
  expect(find('[data-set-view=list]').ariaPressed).toBe('true')
})

it('a list of tours does not change the built page if the URL has only invalid parameters', async () => {
  for (const query of [
    '?type=half_day&sort=cheapest&view=map&page=-3&price=-5',
    '?destination=%22%3E%3Cimg%20src%3Dx%3E&category=%00',
    '?page=99999999999&duration=9',
  ]) {
    await open(query)
    expect(titles()).toEqual(['Built'])
  }
})
