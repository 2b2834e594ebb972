import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const alert = () => document.querySelector('[role="alert"]')

beforeEach(() => {
  document.body.replaceChildren()
  localStorage.clear()
})

describe('a page', () => {
  const features = '..'
  const opener = (panel: string) => `<a href="/" data-open="${panel}"></a>`
  /** Each part with its opener, its script, and the module that the script loads. */
  const parts: readonly [name: string, html: string, start: () => Promise<unknown>, module: string][] = [
    [
      'the sign-in dialog',
      opener('auth'),
      () => import('../account/auth/frame.client.ts'),
      'account/auth/mount-auth-dialog.tsx',
    ],
    ['the cart', opener('cart'), () => import('../cart/panel/frame.client.ts'), 'cart/panel/CartPanel.tsx'],
    ['the dialog of a room', opener('room'), () => import('../hotels/opener.client.ts'), 'hotels/RoomDialog.tsx'],
    [
      'the dialog of a car',
      opener('rental'),
      () => import('../transport/rentals/opener.client.ts'),
      'transport/rentals/RentalDialog.tsx',
    ],
    [
      'the dialog of a transfer',
      opener('transfer'),
      () => import('../transport/transfers/opener.client.ts'),
      'transport/transfers/TransferDialog.tsx',
    ],
    [
      'a favorite button',
      '<button data-favorite="1"></button>',
      () => import('../account/favorites/hearts.client.ts'),
      'account/favorites/hearts.ts',
    ],
    [
      'the share dialog',
      '<p data-share=""><button data-share-open></button></p>',
      () => import('../tours/page/share.client.ts'),
      'tours/page/share-dialog.ts',
    ],
    [
      'the newsletter',
      '<form data-newsletter><button></button></form>',
      () => import('../newsletter/frame.client.ts'),
      'newsletter/subscribe.ts',
    ],
    [
      'the suggestions of a search',
      '<form data-inline-search><details data-guests></details><input name="when"><input name="what"></form>',
      () => import('../search/inline.client.ts'),
      'search/combobox.ts',
    ],
  ]

  let listeners: AbortController
  beforeEach(() => {
    listeners = new AbortController()
    const add = document.addEventListener.bind(document)
    vi.spyOn(document, 'addEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject) => add(type, listener, listeners),
    )
  })
  afterEach(() => {
    listeners.abort()
    vi.restoreAllMocks()
  })

  it.each(parts)(
    'shows an error and loads the whole style sheet if the code of %s cannot be loaded',
    async (_, html, start, module) => {
      vi.resetModules()
      vi.doMock(`${features}/${module}`, () => {
        throw new TypeError('Failed to fetch dynamically imported module')
      })
      document.body.innerHTML = `<template data-whole-styles><link data-sheet></template>${html}`
      await start()
      const used = document.querySelector<HTMLElement>('a, button, [name="what"]') ?? expect.unreachable()
      used.click()
      used.focus()
      await vi.waitFor(() => expect(alert()?.textContent).toContain('couldn’t be loaded'))
      expect(document.querySelector('[aria-busy="true"]')).toBeNull()
      expect(document.querySelector('link[data-sheet]')).not.toBeNull()
      vi.doUnmock(`${features}/${module}`)
    },
  )

  it('follows the link that opens the search dialog or the picture viewer if the code cannot be loaded', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    for (const module of ['search/SearchDialog.tsx', 'tours/page/gallery-viewer.ts'])
      vi.doMock(`${features}/${module}`, () => {
        throw new TypeError('Failed to fetch dynamically imported module')
      })
    vi.resetModules()
    document.body.innerHTML = `${opener('search')}<p data-gallery><a href="/media/a.webp" data-gallery-open="0"></a></p>`
    await import('../search/opener.client.ts')
    await import('../tours/page/gallery.client.ts')
    for (const link of document.querySelectorAll('a')) link.click()
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/search'))
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(expect.stringMatching(/\/media\/a\.webp$/)))
  })
})
