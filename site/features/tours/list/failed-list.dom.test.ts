import { beforeEach, describe, expect, it, vi } from 'vitest'
import { find } from '../../../testing/page.ts'
import { click, count, open, setOffline, setUpTourList, titles, titlesOf } from './testing/tour-list.ts'

setUpTourList()

describe('a list whose tours cannot be loaded', () => {
  beforeEach(() => {
    setOffline(true)
    vi.useFakeTimers()
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })

  it('shows an error, and shows the tours after a successful retry', async () => {
    const opened = open('?sort=price-low')
    await vi.waitFor(() => expect(count()).toBe('Loading...'))
    expect(find('[data-tour-grid]').ariaBusy).toBe('true')
    // The retries start only after the import of the list's code. The import takes longer on a busy machine.
    await vi.waitFor(
      async () => {
        await vi.advanceTimersByTimeAsync(10_000)
        expect(find('[data-failed]').hidden).toBe(false)
      },
      { timeout: 10_000 },
    )
    await opened
    expect(find('[data-tour-grid]').hidden).toBe(true)
    expect(document.documentElement.dataset).not.toHaveProperty('asked')
    setOffline(false)
    click('[data-try-again]')
    await vi.waitFor(() => expect(titles().slice(0, 2)).toEqual(titlesOf(1, 2)))
    expect(find('[data-failed]').hidden).toBe(true)
    expect(document.activeElement).toBe(find('[data-results-top]'))
  })

  it('still shows the criteria of the search', async () => {
    const opened = open('?q=ubud', { isSearch: true })
    await vi.advanceTimersByTimeAsync(60_000)
    await opened
    expect(find('[data-search-criteria]').textContent).toBe('“ubud”')
    expect(find('[data-failed]').hidden).toBe(false)
  })
})
