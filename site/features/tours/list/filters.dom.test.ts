import { describe, expect, it, vi } from 'vitest'
import { find, goBackTo } from '../../../testing/page.ts'
import { change, click, control, count, expectCount, open, price, setUpTourList, titles } from './testing/tour-list.ts'

setUpTourList()

describe('the filters of a list', () => {
  it('show only matching tours, update the counts of tours and filters, and are stored in the URL', async () => {
    await open()
    expect(titles()).toEqual(['Built'])
    control('type', 'multi_day').click()
    await expectCount('10 Tours')
    control('destination', 'ubud').click()
    await expectCount('0 Tours')
    control('destination', 'amed').click()
    await expectCount('10 Tours')
    expect(location.search).toBe('?type=multi_day&destination=ubud&destination=amed')
    expect(find('[data-filter-count]').textContent).toBe('3')
    expect(titles()[0]).toBe('Tour 28')
  })

  it('are undone one by one with Back, which also resets the controls of the filters', async () => {
    await open()
    control('type', 'single_day').click()
    control('type', 'multi_day').click()
    control('destination', 'amed').click()
    await goBackTo('?type=multi_day')
    expect(control('destination', 'amed').checked).toBe(false)
    await goBackTo('?type=single_day')
    await expectCount('20 Tours')
    expect(control('type', 'single_day').checked).toBe(true)
    await goBackTo('')
    await expectCount('30 Tours')
    expect(control('type', '').checked).toBe(true)
  })

  it('can all be reset if no tour matches, without changing the sort order', async () => {
    await open('?price=50000&sort=rating')
    expect(find('[data-empty]').hidden).toBe(false)
    expect(find('[data-tour-grid]').hidden).toBe(true)
    click('[data-empty] [data-reset]')
    await expectCount('30 Tours')
    expect(location.search).toBe('?sort=rating')
    expect(document.activeElement).toBe(find('[data-results-top]'))
  })
})

describe('the price slider', () => {
  it('hides tours above the selected price and announces the price, but hides no tour at the maximum price', async () => {
    await open()
    change(price(), '250000')
    await expectCount('2 Tours')
    expect(location.search).toBe('?price=250000')
    await vi.waitFor(() => expect(price().ariaValueText).toBe('Up to Rp250.000'))
    change(price(), '3000000')
    await expectCount('30 Tours')
    expect(location.search).toBe('')
  })

  it('shows and applies the exact price in the URL, even if the price lies between two slider steps', async () => {
    await open('?price=399999')
    expect(count()).toBe('3 Tours')
    expect(find('output').textContent).toBe('Up to Rp399.999')
    control('type', 'single_day').click()
    await expectCount('2 Tours')
    expect(location.search).toBe('?type=single_day&price=399999')
  })
})

describe('the filter drawer', () => {
  const openDrawer = () => click('[data-open-drawer]')
  const isOpen = () => find<HTMLDialogElement>('[data-filter-drawer]').open

  it('discards the changed filters when the drawer is closed', async () => {
    await open()
    openDrawer()
    control('type', 'multi_day').click()
    click('[data-close-drawer]')
    expect([isOpen(), location.search, count()]).toEqual([false, '', '30 Tours'])
    openDrawer()
    expect(control('type', 'multi_day').checked).toBe(false)
  })

  it('applies all changed filters at once, and shows the number of active filters', async () => {
    await open()
    openDrawer()
    control('type', 'multi_day').click()
    control('destination', 'amed').click()
    expect(location.search).toBe('')
    click('[data-apply]')
    await expectCount('10 Tours')
    expect([isOpen(), location.search]).toEqual([false, '?type=multi_day&destination=amed'])
    expect(find('[data-filter-count]').textContent).toBe('2')
    openDrawer()
    click('[data-reset]')
    click('[data-apply]')
    await expectCount('30 Tours')
  })

  it('is closed with Back, and the filters changed in the drawer are discarded', async () => {
    await open()
    control('destination', 'amed').click()
    openDrawer()
    control('type', 'multi_day').click()
    await goBackTo('')
    expect(isOpen()).toBe(false)
    await expectCount('30 Tours')
    openDrawer()
    expect(document.querySelectorAll('[type=checkbox]:checked')).toHaveLength(0)
    click('[data-apply]')
    expect(location.search).toBe('')
  })
})
