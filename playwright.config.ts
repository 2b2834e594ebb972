import { defineConfig } from '@playwright/test'
import { BROWSER_ARGS, findHeadlessShell } from './dev/test/browser.ts'

const executablePath = findHeadlessShell() ?? undefined

export default defineConfig({
  testDir: 'e2e',
  projects: [
    // These journeys change only data in their browser.
    { name: 'reading', testDir: 'e2e/reading', fullyParallel: true },
    // Each journey creates its travellers and changes only their data.
    { name: 'own', testDir: 'e2e/own', fullyParallel: true },
    // These journeys change content or capacity that visitors see. Each file changes different entries, so files run in
    // parallel.
    { name: 'content', testDir: 'e2e/content' },
    // These journeys change how the payment sandbox behaves. They run one after the other.
    { name: 'payments', testDir: 'e2e/payments', workers: 1 },
    // These journeys change which release is live. They run one after the other, and never while the project `content`
    // runs.
    { name: 'releases', testDir: 'e2e/releases', workers: 1 },
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
    // Traces slow down every journey. Record them with `--trace on` while investigating a failure.
    trace: 'off',
  },
})
