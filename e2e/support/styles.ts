import { expect, type JSHandle, type Page, type ViewportSize } from '@playwright/test'
import { waitUntilFontsCached } from './page-load.ts'

/** A declaration is a text such as 'color: red'. */
type ElementStyle = { name: string; declarations: string[] }

/** Runs in the page. */
function readPageStyles(): ElementStyle[] {
  // Before a layout of the whole page, the computed lengths of 'auto' margins are unreliable.
  document.body.style.display = 'none'
  document.body.getBoundingClientRect()
  document.body.style.display = ''
  // Custom properties are ignored, because the properties that use them contain their values.
  const properties = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'))
  const listDeclarations = (style: CSSStyleDeclaration) =>
    properties.map((name) => `${name}: ${style.getPropertyValue(name)}`)
  const readPseudoElementStyle = (element: Element, pseudoElement: string) => {
    const style = getComputedStyle(element, pseudoElement)
    return ['none', 'normal'].includes(style.content) ? [] : listDeclarations(style)
  }
  const readElementStyle = (element: Element) => [
    ...listDeclarations(getComputedStyle(element)),
    ...readPseudoElementStyle(element, '::before'),
    ...readPseudoElementStyle(element, '::after'),
  ]
  const describeElement = ({ tagName, id, classList }: Element) =>
    `${tagName.toLowerCase()}#${id}.${[...classList].join('.')}`
  const toStructuralPath = (element: Element): string =>
    element.parentElement ? `${toStructuralPath(element.parentElement)} ${element.tagName}.${element.className}` : ''
  // Read only one of several elements with the same structural path, such as cards.
  const elementsByPath = new Map(
    [...document.body.querySelectorAll('*')].map((element) => [toStructuralPath(element), element]),
  )
  for (const animation of document.getAnimations()) animation.cancel()
  return [...elementsByPath.values()].map((element) => ({
    name: describeElement(element),
    declarations: readElementStyle(element),
  }))
}

/**
 * Renders the whole page. Otherwise content with `content-visibility: auto` has an estimated height until it is
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

/** Loads the deferred full style sheet of the page, and removes the inline styles that are a part of it. */
async function applyFullStyleSheet(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const template = document.querySelector<HTMLTemplateElement>('template[data-whole-styles]')
    const isApplied = template?.nextElementSibling?.matches('link[rel="stylesheet"]')
    const link = isApplied ? null : template?.content.querySelector('link')
    if (template && link) {
      const loadEvent = new Promise((resolve) => link.addEventListener('load', resolve, { once: true }))
      template.after(link)
      await loadEvent
    }
    const inlineStyle = template?.previousElementSibling
    if (inlineStyle?.tagName !== 'STYLE') throw new Error('The page has no inline styles.')
    inlineStyle.remove()
  })
}

/**
 * Compares the page with only its inline styles to the page with the full style sheet. Returns one line for each
 * element that differs.
 */
export async function findStyleDifferences(page: Page, ...screens: ViewportSize[]): Promise<string[]> {
  await forceFullLayout(page)
  // Move the pointer away from content, because hover styles change with a delay after a layout change.
  await page.mouse.move(0, 0)
  const inlineStyles = await readStylesOn(page, screens)
  await applyFullStyleSheet(page)
  const fullStyles = await readStylesOn(page, screens)
  const differences: string[] = []
  for (const [index, styles] of inlineStyles.entries()) {
    const fullStylesOfScreen = fullStyles[index]
    // Compare in the page, because the styles are too large to transfer.
    if (fullStylesOfScreen) differences.push(...(await styles.evaluate(compareStyles, fullStylesOfScreen)))
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

/** Runs in the page. */
function compareStyles(styles: ElementStyle[], fullStyles: ElementStyle[]): string[] {
  if (styles.length !== fullStyles.length)
    return [`The page had ${styles.length} elements, and has ${fullStyles.length} with the whole style sheet`]
  return styles.flatMap(({ name, declarations }, elementIndex) => {
    const fullStyle = fullStyles[elementIndex]?.declarations ?? []
    const index = declarations.findIndex((declaration, position) => declaration !== fullStyle[position])
    return index < 0 ? [] : [`${name} has ${declarations[index]}, not ${fullStyle[index]}`]
  })
}
