import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { replayEarlyPresses } from './early-press.ts'

const pressed = vi.fn()

const formHtml = (attribute: string) =>
  `<form ${attribute}><button type="button">Date</button><button type="button">Travelers</button></form>`

/** Returns the element that is rendered now. */
function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`There is no ${selector}.`)
  return element
}

const buttonAt = (position: number) => find(`form button:nth-of-type(${position})`)

/** Reports presses of the buttons that are in the page now, as hydrated code does. */
function listen(): void {
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', () => pressed(button.textContent))
  }
}

/** Replaces the HTML of the island, as React does when it renders from scratch. */
function renderFromScratch(attribute: string): void {
  find('astro-island').innerHTML = formHtml(attribute)
  listen()
}

beforeAll(replayEarlyPresses)

beforeEach(() => {
  pressed.mockClear()
  document.body.innerHTML = `<astro-island>${formHtml('data-hydrating')}</astro-island>`
})

it('replayEarlyPresses repeats the press of the last pressed button after hydration', async () => {
  buttonAt(1).click()
  buttonAt(2).click()
  await vi.waitFor(() => expect(buttonAt(1).ariaBusy).toBeNull())
  expect(buttonAt(2).ariaBusy).toBe('true')
  listen()
  find('form').removeAttribute('data-hydrating')
  await vi.waitFor(() => expect(pressed.mock.calls).toEqual([['Travelers']]))
  expect(buttonAt(2).ariaBusy).toBeNull()
})

it('replayEarlyPresses repeats a press in an island rendered from scratch when the new form is hydrated', async () => {
  buttonAt(2).click()
  renderFromScratch('data-hydrating')
  await Promise.resolve()
  expect(pressed).not.toHaveBeenCalled()
  find('form').removeAttribute('data-hydrating')
  await vi.waitFor(() => expect(pressed.mock.calls).toEqual([['Travelers']]))
})

it('replayEarlyPresses repeats a press in an island rendered from scratch with an already hydrated form', async () => {
  buttonAt(1).click()
  renderFromScratch('')
  await vi.waitFor(() => expect(pressed.mock.calls).toEqual([['Date']]))
})

it('replayEarlyPresses repeats a press if the form is hydrated before the replay code is loaded', async () => {
  buttonAt(1).click()
  listen()
  find('form').removeAttribute('data-hydrating')
  await vi.waitFor(() => expect(pressed.mock.calls).toEqual([['Date']]))
})

it('replayEarlyPresses repeats only the last press if the form is hydrated before the code is loaded', async () => {
  buttonAt(1).click()
  buttonAt(2).click()
  expect(buttonAt(1).ariaBusy).toBeNull()
  listen()
  find('form').removeAttribute('data-hydrating')
  await vi.waitFor(() => expect(pressed.mock.calls).toEqual([['Travelers']]))
})

it.each(['<button type="button">Menu</button>', '<a href="#top">Home</a>'])(
  'replayEarlyPresses discards a press if the visitor then presses %s outside of the form',
  async (html) => {
    document.body.insertAdjacentHTML('beforeend', html)
    buttonAt(1).click()
    document.body.querySelector<HTMLElement>(':scope > :is(button, a)')?.click()
    expect(buttonAt(1).ariaBusy).toBeNull()
    listen()
    find('form').removeAttribute('data-hydrating')
    await vi.dynamicImportSettled()
    expect(pressed).not.toHaveBeenCalled()
  },
)

it('replayEarlyPresses repeats one press of a button pressed twice with another press in between', async () => {
  document.body.insertAdjacentHTML('beforeend', '<a href="#top">Home</a>')
  buttonAt(1).click()
  find('body > a').click()
  buttonAt(1).click()
  expect(buttonAt(1).ariaBusy).toBe('true')
  listen()
  find('form').removeAttribute('data-hydrating')
  await vi.waitFor(() => expect(pressed).toHaveBeenCalled())
  await vi.dynamicImportSettled()
  expect(pressed.mock.calls).toEqual([['Date']])
})

it('replayEarlyPresses waits for hydration even if a translator changes the form', async () => {
  buttonAt(1).click()
  buttonAt(1).innerHTML = '<font><font>Tanggal</font></font>'
  await Promise.resolve()
  listen()
  expect(pressed).not.toHaveBeenCalled()
  find('form').removeAttribute('data-hydrating')
  await vi.waitFor(() => expect(pressed.mock.calls).toEqual([['Tanggal']]))
})
