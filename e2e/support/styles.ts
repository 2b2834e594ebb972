import { expect, type JSHandle, type Page, type ViewportSize } from '@playwright/test'
import { untilFontsCount } from './page-load.ts'

/** An element by its name, with its properties in words. */
type Look = { name: string; words: string[] }

/** In the page: how each of its elements looks, property by property, with a name to tell it by. */
function lookOfPage(): Look[] {
  // Margins that are 'auto' have their length for sure only after a layout of the whole page.
  document.body.style.display = 'none'
  document.body.getBoundingClientRect()
  document.body.style.display = ''
  // Custom properties count by what reads them.
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
  // Of a dozen cards one is enough.
  const oneOfEach = new Map([...document.body.querySelectorAll('*')].map((element) => [placeOf(element), element]))
  for (const animation of document.getAnimations()) animation.cancel()
  return [...oneOfEach.values()].map((element) => ({ name: nameOf(element), words: lookOf(element) }))
}

/** Lays everything out, far down too: what is rendered late has a guessed height until it was painted, which may be at any time. */
export async function layEverythingOut(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
  await expect(page.locator('[data-opening] [data-closed]')).toHaveCount(0)
  await untilFontsCount(page)
}

/** Brings the whole style sheet where it waits, and takes away the part of it that the page carries. */
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
 * What looks different on a page as it is now than with the whole style sheet alone, on screens of these sizes or of its own: a
 * line for each element.
 */
export async function missingLooks(page: Page, ...screens: ViewportSize[]): Promise<string[]> {
  await layEverythingOut(page)
  // A browser notices some time later that something was laid over what the mouse points at.
  await page.mouse.move(0, 0)
  const before = await looksOn(page, screens)
  await showWithWholeSheet(page)
  const after = await looksOn(page, screens)
  const differences: string[] = []
  for (const [index, look] of before.entries()) {
    const whole = after[index]
    // What looks are is much to send: they are compared in the page.
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

/** In the page: how looks differ from others of the same elements. */
function differencesFrom(looks: Look[], others: Look[]): string[] {
  if (looks.length !== others.length) return [`${looks.length} elements, then ${others.length}`]
  return looks.flatMap(({ name, words }, index) => {
    const whole = others[index]?.words ?? []
    const at = words.findIndex((word, place) => word !== whole[place])
    return at < 0 ? [] : [`${name} has ${words[at]}, not ${whole[at]}`]
  })
}
