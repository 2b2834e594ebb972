import { afterEach, beforeEach, expect, vi } from 'vitest'

/** Returns the text of the page. */
export const text = () => document.body.textContent

/** Returns the first matching element. */
export const find = <Found extends HTMLElement = HTMLElement>(selector: string): Found =>
  document.querySelector<Found>(selector) ?? expect.unreachable(selector)

export const inDialog = () => find('dialog')

/** Returns the first button whose text matches, if there is one. A string matches the whole text. */
export const button = (name: RegExp | string, within: ParentNode = document) =>
  [...within.querySelectorAll('button')].find(({ textContent }) =>
    typeof name === 'string' ? textContent === name : name.test(textContent),
  )

/** Goes back in the history and waits until the URL has this query. */
export async function goBackTo(query: string): Promise<void> {
  history.back()
  await vi.waitFor(() => expect(location.search).toBe(query))
}

/** Lets code find modal dialogs: in happy-dom no dialog is modal, so queries ignore `:modal`. */
export function treatDialogsAsModal(): void {
  const all = document.querySelectorAll.bind(document)
  vi.spyOn(document, 'querySelectorAll').mockImplementation((query: string) => all(query.replace(':modal', '')))
}

/** Removes the listeners of the window after each test, because scripts of pages add them when they are imported. */
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
