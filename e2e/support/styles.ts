import { expect, type JSHandle, type Page, type ViewportSize } from '@playwright/test'
import { untilFontsCount } from './page-load.ts'

/** An element with its name and its computed properties as texts. */
type Look = { name: string; words: string[] }

/** Runs in the page: returns the computed style of each element, with a name to identify it. */
function lookOfPage(): Look[] {
  // The computed length of an 'auto' margin is only reliable after a layout of the whole page.
  document.body.style.display = 'none'
  document.body.getBoundingClientRect()
  document.body.style.display = ''
  // Custom properties matter only through the properties that use them.
  const properties = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'))
  const words = (style: CSSStyleDeclaration) => properties.map((name) => `${name}: ${style.getPropertyValue(name)}`)
  const drawnBeside = (element: Element, place: string) => {
    const style = getComputedStyle(element, place)
    return ['none', 'normal'].includes(style.content) ? [] : words(style)
  }
  const lookOf = (element: Element) => [
    ...words(getComputedStyle(element)),
    ...drawnBeside(element, '::before'),
    ...drawnBeside(element, '::after'),
  ]
  const nameOf = ({ tagName, id, classList }: Element) => `${tagName.toLowerCase()}#${id}.${[...classList].join('.')}`
  const placeOf = (element: Element): string =>
    element.parentElement ? `${placeOf(element.parentElement)} ${element.tagName}.${element.className}` : ''
  // One of several identical elements, such as cards, is enough.
  const oneOfEach = new Map([...document.body.querySelectorAll('*')].map((element) => [placeOf(element), element]))
  for (const animation of document.getAnimations()) animation.cancel()
  return [...oneOfEach.values()].map((element) => ({ name: nameOf(element), words: lookOf(element) }))
}

/**
 * Renders the whole page, also far down: content with `content-visibility: auto` has an estimated height until it is
 * painted, which can happen at any time.
 */
export async function layEverythingOut(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
  await expect(page.locator('[data-opening] [data-closed]')).toHaveCount(0)
  await untilFontsCount(page)
}

/** Inserts the whole style sheet at its deferred position, and removes the page's inline part of it. */
async function showWithWholeSheet(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const waiting = document.querySelector<HTMLTemplateElement>('template[data-whole-styles]')
    const link = waiting?.nextElementSibling?.matches('link[rel="stylesheet"]')
      ? null
      : waiting?.content.querySelector('link')
    if (waiting && link) {
      const arrival = new Promise((resolve) => link.addEventListener('load', resolve, { once: true }))
      waiting.after(link)
      await arrival
    }
    const part = waiting?.previousElementSibling
    if (part?.tagName !== 'STYLE') throw new Error('The page carries no styles.')
    part.remove()
  })
}

/**
 * Returns the differences between the page's current look and its look with the whole style sheet, one line per
 * element. Checks the given screen sizes, or the current one.
 */
export async function missingLooks(page: Page, ...screens: ViewportSize[]): Promise<string[]> {
  await layEverythingOut(page)
  // A browser notices with a delay that an element now covers the mouse position.
  await page.mouse.move(0, 0)
  const before = await looksOn(page, screens)
  await showWithWholeSheet(page)
  const after = await looksOn(page, screens)
  const differences: string[] = []
  for (const [index, look] of before.entries()) {
    const whole = after[index]
    // The styles are too large to transfer, so they are compared in the page.
    if (whole) differences.push(...(await look.evaluate(differencesFrom, whole)))
  }
  return differences
}

async function looksOn(page: Page, screens: ViewportSize[]): Promise<JSHandle<Look[]>[]> {
  if (screens.length === 0) return [await page.evaluateHandle(lookOfPage)]
  const looks: JSHandle<Look[]>[] = []
  for (const screen of screens) {
    await page.setViewportSize(screen)
    looks.push(await page.evaluateHandle(lookOfPage))
  }
  return looks
}

/** Runs in the page: returns how styles differ from other styles of the same elements. */
function differencesFrom(looks: Look[], others: Look[]): string[] {
  if (looks.length !== others.length) return [`${looks.length} elements, then ${others.length}`]
  return looks.flatMap(({ name, words }, index) => {
    const whole = others[index]?.words ?? []
    const at = words.findIndex((word, place) => word !== whole[place])
    return at < 0 ? [] : [`${name} has ${words[at]}, not ${whole[at]}`]
  })
}
