import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/**
 * Waits until the form of the open CMS page is ready. Earlier input is lost, and colours still change in a transition.
 */
export const waitUntilFormReady = (page: Page) =>
  expect(page.locator('form[data-form-ready=true]').first()).toBeVisible()
