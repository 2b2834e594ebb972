import type { Page } from '@playwright/test'

/**
 * Simulates Chrome's translator on every page: replaces each text node, also later ones, by
 * `<font><font>text</font></font>` with the same text. Unlike Chrome it also replaces texts with `translate="no"`,
 * which is a stricter test.
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
      let isScheduled = false
      new MutationObserver(() => {
        if (isScheduled) return
        isScheduled = true
        setTimeout(() => {
          isScheduled = false
          translate()
        })
      }).observe(document.body, { childList: true, characterData: true, subtree: true })
    }
    addEventListener('DOMContentLoaded', start)
  })
}
