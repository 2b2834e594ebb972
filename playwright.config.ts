import { defineConfig } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from './dev/browser.ts'

const executablePath = findBrowser() ?? undefined

export default defineConfig({
  testDir: 'e2e',
  projects: [
    // Journeys that change nothing but their own browser; npm test runs two at once.
    { name: 'reading', testDir: 'e2e/reading', fullyParallel: true },
    // The others share one product with its content, mails and money, so they go one after the other.
    { name: 'acting', testIgnore: 'reading/**' },
  ],
  globalSetup: './e2e/support/global-setup.ts',
  outputDir: 'test-results/artifacts',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_FILE ?? 'test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { args: BROWSER_ARGS, ...(executablePath !== undefined && { executablePath }) },
    locale: 'en-GB',
    timezoneId: 'Asia/Makassar',
    reducedMotion: 'reduce',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
})
