import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { BROWSER_ARGS, ensureBrowser } from '../dev/browser.ts'
import { freePort } from '../dev/ports.ts'
import { type PageKind, pageKinds } from '../e2e/support/page-kinds.ts'
import { type Figure, type Measure, percentile } from './figure.ts'

const RUNS = 5
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const

type Result = Record<(typeof CATEGORIES)[number] | keyof typeof METRICS | 'benchmarkIndex', number>

/** What Lighthouse says of each kind of page on a slow phone: the medians of five runs, in points and milliseconds. */
export const measureLighthouse: Measure = async ({ settings }) => {
  const executablePath = await ensureBrowser(console.log)
  const port = await freePort()
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_ARGS, `--remote-debugging-port=${port}`] })
  try {
    const figures: Figure[] = []
    for (const kind of pageKinds) {
      if (kind.lighthouse) figures.push(await figureOf(kind, kind.lighthouse, `${settings.siteUrl}${kind.path}`, port))
    }
    return figures
  } finally {
    await browser.close()
  }
}

async function figureOf({ name }: PageKind, { lcp }: { lcp: number }, url: string, port: number): Promise<Figure> {
  const results: Result[] = []
  for (let run = 0; run < RUNS; run++) results.push(await audit(url, port))
  const median = (key: keyof Result) =>
    percentile(
      results.map((result) => result[key]),
      0.5,
    )
  const points = CATEGORIES.map((category) => Math.round(median(category) * 100))
  const [performance = 0, ...others] = points
  return {
    name: `Lighthouse of ${name}`,
    value:
      `${points.join(' / ')} · FCP ${seconds(median('FCP'))} · LCP ${seconds(median('LCP'))} · ` +
      `TBT ${Math.round(median('TBT'))} ms · CLS ${median('CLS').toFixed(3)} · machine ${Math.round(median('benchmarkIndex'))}`,
    limit: `99 / 100 / 100 / 100 · FCP 0.9 s · LCP ${seconds(lcp)} · TBT 50 ms · CLS 0`,
    isWithin:
      performance >= 99 &&
      others.every((point) => point === 100) &&
      median('FCP') <= 900 &&
      median('LCP') <= lcp &&
      median('TBT') <= 50 &&
      median('CLS') < 0.0005,
  }
}

async function audit(url: string, port: number): Promise<Result> {
  const run = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    // Each run is somebody's first visit: what the page remembers goes, too, such as which fonts are there.
    clearStorageTypes: ['local_storage', 'file_systems', 'shader_cache', 'service_workers', 'cache_storage'],
  })
  if (!run || run.lhr.runtimeError) throw new Error(`Lighthouse failed on ${url}: ${run?.lhr.runtimeError?.message}`)
  const { categories, audits, environment } = run.lhr
  return {
    // Lighthouse's own measure of how fast this machine is at this moment.
    benchmarkIndex: environment.benchmarkIndex,
    performance: categories.performance?.score ?? 0,
    accessibility: categories.accessibility?.score ?? 0,
    'best-practices': categories['best-practices']?.score ?? 0,
    seo: categories.seo?.score ?? 0,
    FCP: audits[METRICS.FCP]?.numericValue ?? Number.NaN,
    LCP: audits[METRICS.LCP]?.numericValue ?? Number.NaN,
    TBT: audits[METRICS.TBT]?.numericValue ?? Number.NaN,
    CLS: audits[METRICS.CLS]?.numericValue ?? Number.NaN,
  }
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`
