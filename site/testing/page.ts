import { afterEach, beforeEach, expect, vi } from 'vitest'

export const text = () => document.body.textContent

export const find = <Found extends HTMLElement = HTMLElement>(selector: string): Found =>
  document.querySelector<Found>(selector) ?? expect.unreachable(selector)

export const inDialog = () => find('dialog')

/** A string matches the whole text. */
export const button = (name: RegExp | string, within: ParentNode = document) =>
  [...within.querySelectorAll('button')].find(({ textContent }) =>
    typeof name === 'string' ? textContent === name : name.test(textContent),
  )

export async function goBackTo(query: string): Promise<void> {
  history.back()
  await vi.waitFor(() => expect(location.search).toBe(query))
}

/** In happy-dom no dialog is modal, so queries ignore `:modal`. */
export function treatDialogsAsModal(): void {
  const all = document.querySelectorAll.bind(document)
  vi.spyOn(document, 'querySelectorAll').mockImplementation((query: string) => all(query.replace(':modal', '')))
}

/** Scripts of pages add listeners when they are imported. */
export function removeWindowListeners(): void {
  let listeners: AbortController
  beforeEach(() => {
    listeners = new AbortController()
    const add = window.addEventListener.bind(window)
    vi.spyOn(window, 'addEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject) => add(type, listener, listeners),
    )
  })
  afterEach(() => {
    listeners.abort()
    vi.restoreAllMocks()
  })
}
