import type { Page } from '@playwright/test'

/**
 * Translates every page as Chrome's translator does: each text node is replaced by `<font><font>text</font></font>`, and so is each
 * that comes later. The text stays the same. Also texts that are marked `translate="no"` are replaced, which is harder than the real one.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const skipped = 'font, script, style, template, noscript, select, textarea, title'
    const translate = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Node[] = []
      while (walker.nextNode()) texts.push(walker.currentNode)
      for (const text of texts) {
        if (!text.nodeValue?.trim() || text.parentElement?.closest(skipped)) continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.append(text.nodeValue)
        outer.append(inner)
        text.parentNode?.replaceChild(outer, text)
      }
    }
    const start = () => {
      translate()
      let isPlanned = false
      new MutationObserver(() => {
        if (isPlanned) return
        isPlanned = true
        setTimeout(() => {
          isPlanned = false
          translate()
        })
      }).observe(document.body, { childList: true, characterData: true, subtree: true })
    }
    addEventListener('DOMContentLoaded', start)
  })
}

/** How many texts of the page are translated. */
export const countTranslations = (page: Page) => page.locator('font > font').count()
