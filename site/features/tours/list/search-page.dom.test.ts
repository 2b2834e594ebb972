import { describe, expect, it, vi } from 'vitest'
import { count, open, setUpTourList, sortBy, titles, titlesOf } from './testing/tour-list.ts'

setUpTourList()

describe('the search page', () => {
  it('shows the tours that match the search in the URL, and does not change the search when the tours are sorted', async () => {
    await open('?q=TOUR+1&utm_source=mail', { isSearch: true })
    expect(count()).toBe('11 Tours')
    sortBy('price-low')
    await vi.waitFor(() => expect(titles().slice(0, 3)).toEqual(titlesOf(1, 10, 11)))
    expect(location.search).toBe('?q=TOUR+1&utm_source=mail&sort=price-low')
  })

  it('shows every tour to the searched destination, and shows this destination on each card', async () => {
    await open('?what=amed', { isSearch: true })
    expect(count()).toBe('10 Tours')
    for (const facts of document.querySelectorAll('[data-tour-grid] [data-part=facts]'))
      expect(facts.textContent).toContain('Amed')
  })

  it('escapes markup in a search', async () => {
    await open(`?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`, { isSearch: true })
    expect(count()).toBe('0 Tours')
    expect(document.querySelector('img[src="x"]')).toBeNull()
  })
})
