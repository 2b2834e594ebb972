import { act } from 'react'
import { expect } from 'vitest'
import { button, find } from './page.ts'

export const click = (selector: string, times = 1) =>
  act(async () => {
    for (let time = 0; time < times; time++) find(selector).click()
  })

export const clickButton = (name: RegExp | string, within?: ParentNode) =>
  act(async () => (button(name, within) ?? expect.unreachable(String(name))).click())

/** Enters a text as a visitor does, so that React notices it. */
export const enterText = (field: Element | undefined, text: string) =>
  act(async () => {
    // React overrides the property on the element itself.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })

export const submitForm = () =>
  act(async () => find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))

/** Waits for responses of the fake server and for React. */
export const settle = () => act(async () => new Promise(setImmediate))
