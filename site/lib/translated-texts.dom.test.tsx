import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { guardTranslatedTexts } from './translated-texts.ts'

const { insertBefore, removeChild } = Node.prototype
let root: Root

guardTranslatedTexts()

/** Replaces a text node like a translator, which runs in an isolated world with the browser's original methods. */
function replaceText(text: Text, translation: Element | null): void {
  const parent = text.parentNode ?? expect.unreachable('a text in the page')
  if (translation) insertBefore.call(parent, translation, text)
  removeChild.call(parent, text)
}

/** Replaces every text node on the page, as Chrome's translator does. */
async function translate(): Promise<void> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  for (const text of texts) {
    if (text.parentElement?.nodeName === 'FONT') continue
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = `[${text.data}]`
    outer.append(inner)
    replaceText(text, outer)
  }
  await observersCalled()
}

const observersCalled = () => new Promise((resolve) => setTimeout(resolve))

async function render(element: ReactNode): Promise<void> {
  await act(async () => root.render(element))
  await observersCalled()
}
const shown = () => document.body.textContent

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

it('React shows the new text after it updates a text node that the browser has translated', async () => {
  const element = (amount: string) => (
    <p>
      <b>Subtotal</b>
      {amount}
    </p>
  )
  await render(element('Rp100'))
  await translate()
  expect(shown()).toBe('[Subtotal][Rp100]')
  await render(element('Rp200'))
  expect(shown()).toBe('[Subtotal]Rp200')
  await translate()
  await render(element('Rp300'))
  expect(shown()).toBe('[Subtotal]Rp300')
})

it('React updates one of several adjacent text nodes that were translated', async () => {
  const element = (count: number, name: string) => (
    <p>
      {count} times {name}
    </p>
  )
  await render(element(1, 'Kayak'))
  await translate()
  await render(element(2, 'Kayak'))
  expect(shown()).toBe('2[ times ][Kayak]')
})

it('React can remove a text node that the browser has translated', async () => {
  const element = (note: string | null) => (
    <p>
      <b>Total</b>
      {note}
    </p>
  )
  await render(element('with tax'))
  await translate()
  await render(element(null))
  expect(shown()).toBe('[Total]')
})

it('React can insert an element before a text node that the browser has translated', async () => {
  const element = (before: boolean) => (
    <p>
      {before && <s>Rp200</s>}
      Rp100
    </p>
  )
  await render(element(false))
  await translate()
  await render(element(true))
  expect(shown()).toBe('Rp200Rp100')
})

it('React can update and remove text nodes that a translator has merged', async () => {
  const element = (count: number, isLong: boolean) => (
    <p>
      {count}
      {isLong && ' packages'}
    </p>
  )
  await render(element(1, true))
  const [count, words] = document.querySelector('p')?.childNodes ?? []
  if (!(count instanceof Text && words instanceof Text)) return expect.unreachable('two texts')
  const font = document.createElement('font')
  font.textContent = '1 paket'
  replaceText(count, font)
  replaceText(words, null)
  await observersCalled()
  expect(shown()).toBe('1 paket')
  await render(element(2, true))
  expect(shown()).toBe('2 packages')
  await render(element(2, false))
  expect(shown()).toBe('2')
})

it('removeChild still throws an error for an element that is not a child', () => {
  expect(() => document.body.removeChild(document.createElement('p'))).toThrow()
})
