import { chromium } from '@playwright/test'
import { BROWSER_ARGS, ensureBrowser } from '../dev/test/browser.ts'
import { pageKinds } from '../e2e/support/page-kinds.ts'
import { measureLoad, measureShift, minLayoutShift, PHONE } from '../e2e/support/page-load.ts'
import type { Figure, Measure } from './figure.ts'

/** Measures the bytes that a phone loads at the first visit of each kind of page. */
export const measurePageBytes: Measure = async ({ settings }) => {
  const executablePath = await ensureBrowser(console.log)
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS })
  try {
    const figures: Figure[] = []
    for (const { name, path, limits } of pageKinds) {
      const context = await browser.newContext(PHONE)
      const page = await context.newPage()
      const { bytes, firstView, requests } = await measureLoad(page, `${settings.siteUrl}${path}`)
      const shift = await measureShift(page, `${settings.siteUrl}${path}`)
      await context.close()
      const values = [
        ['JS', bytes.Script, limits.script],
        ['HTML and CSS', bytes.Document + bytes.Stylesheet, limits.markup],
        ['fonts', bytes.Font, limits.fonts],
        ['pictures seen', firstView, limits.pictures],
      ] as const
      figures.push({
        name: `${name} on a phone`,
        value: `${values.map(([what, count]) => `${what} ${kilobytes(count)}`).join(' · ')} · ${requests} requests · shift ${shift}`,
        limit: `${values.map(([, , limit]) => limit).join(' / ')} kB, ${limits.requests} requests, no shift`,
        isWithin:
          values.every(([, count, limit]) => count <= limit * 1000) &&
          requests <= limits.requests &&
          shift < minLayoutShift,
      })
    }
    return figures
  } finally {
    await browser.close()
  }
}

const kilobytes = (count: number) => `${(count / 1000).toFixed(1)} kB`
