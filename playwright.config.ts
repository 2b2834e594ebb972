import { defineConfig } from '@playwright/test'
import { BROWSER_ARGS, findShell } from './dev/browser.ts'

const executablePath = findShell() ?? undefined

export default defineConfig({
  testDir: 'e2e',
  projects: [
    // Journeys that change nothing but their own browser.
    { name: 'reading', testDir: 'e2e/reading', fullyParallel: true },
    // Journeys of travellers who are made for them, and change only what is theirs.
    { name: 'own', testDir: 'e2e/own', fullyParallel: true },
    // Journeys that change what everybody meets: content, places, the payment sandbox. One after the other.
    { name: 'alone', testDir: 'e2e/alone' },
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
    // Recording all journeys for the one that may fail slows them all: `--trace on` records what is looked into.
    trace: 'off',
  },
})
