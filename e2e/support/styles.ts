import { expect, type JSHandle, type Page, type ViewportSize } from '@playwright/test'
import { waitUntilFontsCached } from './page-load.ts'

/** An element with its name and its computed properties as texts. */
type ElementStyle = { name: string; declarations: string[] }

/** Runs in the page: returns the computed style of each element, with a name to identify it. */
function readPageStyles(): ElementStyle[] {
  // The computed length of an 'auto' margin is only reliable after a layout of the whole page.
  document.body.style.display = 'none'
  document.body.getBoundingClientRect()
  document.body.style.display = ''
  // Custom properties matter only through the properties that use them.
  const properties = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'))
  const declarations = (style: CSSStyleDeclaration) =>
    properties.map((name) => `${name}: ${style.getPropertyValue(name)}`)
  const pseudoElementStyle = (element: Element, pseudoElement: string) => {
    const style = getComputedStyle(element, pseudoElement)
    return ['none', 'normal'].includes(style.content) ? [] : declarations(style)
  }
  const elementStyle = (element: Element) => [
    ...declarations(getComputedStyle(element)),
    ...pseudoElementStyle(element, '::before'),
    ...pseudoElementStyle(element, '::after'),
  ]
  const describeElement = ({ tagName, id, classList }: Element) =>
    `${tagName.toLowerCase()}#${id}.${[...classList].join('.')}`
  const structuralPath = (element: Element): string =>
    element.parentElement ? `${structuralPath(element.parentElement)} ${element.tagName}.${element.className}` : ''
  // One of several identical elements, such as cards, is enough.
  const oneOfEach = new Map(
    [...document.body.querySelectorAll('*')].map((element) => [structuralPath(element), element]),
  )
  for (const animation of document.getAnimations()) animation.cancel()
  return [...oneOfEach.values()].map((element) => ({
    name: describeElement(element),
    declarations: elementStyle(element),
  }))
}

/**
 * Renders the whole page, also far down: content with `content-visibility: auto` has an estimated height until it is
 * painted, which can happen at any time.
 */
export async function forceFullLayout(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
  await expect(page.locator('[data-opening] [data-below-fold]')).toHaveCount(0)
  await waitUntilFontsCached(page)
}

/** Inserts the whole style sheet at its deferred position, and removes the page's inline part of it. */
async function applyFullStyleSheet(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const deferred = document.querySelector<HTMLTemplateElement>('template[data-whole-styles]')
    const link = deferred?.nextElementSibling?.matches('link[rel="stylesheet"]')
      ? null
      : deferred?.content.querySelector('link')
    if (deferred && link) {
      const loaded = new Promise((resolve) => link.addEventListener('load', resolve, { once: true }))
      deferred.after(link)
      await loaded
    }
    const inlineStyle = deferred?.previousElementSibling
    if (inlineStyle?.tagName !== 'STYLE') throw new Error('The page has no inline styles.')
    inlineStyle.remove()
  })
}

/**
 * Returns the differences between the page's current look and its look with the whole style sheet, one line per
 * element. Checks the given screen sizes, or the current one.
 */
export async function findStyleDifferences(page: Page, ...screens: ViewportSize[]): Promise<string[]> {
  await forceFullLayout(page)
  // A browser notices with a delay that an element now covers the mouse position.
  await page.mouse.move(0, 0)
  const before = await readStylesOn(page, screens)
  await applyFullStyleSheet(page)
  const after = await readStylesOn(page, screens)
  const differences: string[] = []
  for (const [index, styles] of before.entries()) {
    const fullStyle = after[index]
    // The styles are too large to transfer, so they are compared in the page.
    if (fullStyle) differences.push(...(await styles.evaluate(compareStyles, fullStyle)))
  }
  return differences
}

async function readStylesOn(page: Page, screens: ViewportSize[]): Promise<JSHandle<ElementStyle[]>[]> {
  if (screens.length === 0) return [await page.evaluateHandle(readPageStyles)]
  const styles: JSHandle<ElementStyle[]>[] = []
  for (const screen of screens) {
    await page.setViewportSize(screen)
    styles.push(await page.evaluateHandle(readPageStyles))
  }
  return styles
}

/** Runs in the page: returns how styles differ from other styles of the same elements. */
function compareStyles(styles: ElementStyle[], others: ElementStyle[]): string[] {
  if (styles.length !== others.length)
    return [`The page had ${styles.length} elements, and has ${others.length} with the whole style sheet`]
  return styles.flatMap(({ name, declarations }, index) => {
    const fullStyle = others[index]?.declarations ?? []
    const at = declarations.findIndex((declaration, place) => declaration !== fullStyle[place])
    return at < 0 ? [] : [`${name} has ${declarations[at]}, not ${fullStyle[at]}`]
  })
}
