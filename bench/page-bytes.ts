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
      const { bytes, firstViewImageBytes, requests } = await measureLoad(page, `${settings.siteUrl}${path}`)
      const shift = await measureShift(page, `${settings.siteUrl}${path}`)
      await context.close()
      const sizes = [
        { label: 'JS', size: bytes.Script, limit: limits.script },
        { label: 'HTML and CSS', size: bytes.Document + bytes.Stylesheet, limit: limits.markup },
        { label: 'fonts', size: bytes.Font, limit: limits.fonts },
        { label: 'pictures seen', size: firstViewImageBytes, limit: limits.pictures },
      ]
      const sizeTexts = sizes.map(({ label, size }) => `${label} ${formatKilobytes(size)}`)
      const areSizesWithin = sizes.every(({ size, limit }) => size <= limit * 1000)
      figures.push({
        name: `${name} on a phone`,
        value: `${sizeTexts.join(' · ')} · ${requests} requests · shift ${shift}`,
        limit: `${sizes.map(({ limit }) => limit).join(' / ')} kB, ${limits.requests} requests, no shift`,
        isWithin: areSizesWithin && requests <= limits.requests && shift < minLayoutShift,
      })
    }
    return figures
  } finally {
    await browser.close()
  }
}

const formatKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
