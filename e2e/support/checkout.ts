import type { Page } from '@playwright/test'
import { expect } from './test.ts'

interface Travellers {
  adults?: 1 | 2
  /** The relationship of the emergency contact to the traveller. */
  relationship?: string
}

/** Fills in the names of the first item's adults and the emergency contact. */
export async function fillTravellers(page: Page, { adults = 2, relationship }: Travellers = {}): Promise<void> {
  // Wait for the account, because its response makes the page fill the traveller's name into the first field.
  await expect(page.getByRole('region', { name: 'Customer Details' }).locator('dl, button').first()).toBeVisible()
  await page.getByLabel('Adult 1: full name').first().fill('Ayu Lestari')
  if (adults === 2) await page.getByLabel('Adult 2: full name').first().fill('Made Wirawan')
  const emergencyContact = page.getByRole('region', { name: 'Emergency Contact' })
  await emergencyContact.getByLabel('Full name').fill('Wayan Lestari')
  if (relationship) await emergencyContact.getByLabel('Relationship').selectOption(relationship)
  await emergencyContact.getByLabel('Email').fill('wayan@nusa.example')
  await emergencyContact.getByLabel('Phone').fill('+62 811 1111 1111')
}

/** Answers the required questions of the rafting tour for two adults. */
export async function answerRaftingQuestions(page: Page): Promise<void> {
  await page.getByLabel('Adult 1: Body weight (kg)').fill('61')
  await page.getByLabel('Adult 2: Body weight (kg)').fill('74')
  await page.getByLabel('Does anyone in your group not swim?').selectOption('No')
}

/** No direction is preselected. */
export async function chooseDirection(page: Page, direction: string): Promise<void> {
  await page.getByLabel('Direction').selectOption(direction)
}

/** Accepts the terms. The button is enabled only after the traveller has scrolled to the end of the terms. */
export async function acceptTerms(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'terms and conditions' }).click()
  const dialog = page.getByRole('dialog')
  const terms = dialog.getByRole('region', { name: 'terms and conditions' })
  const agreeButton = dialog.getByRole('button', { name: 'I Agree' })
  // Scroll again if a font loads late and makes the text longer.
  await expect(async () => {
    await terms.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await expect(agreeButton).toBeEnabled({ timeout: 1000 })
  }).toPass()
  await agreeButton.click()
}

export const completeButton = (page: Page) => page.getByRole('button', { name: 'Complete Booking' })

/** Completes the checkout of one item. Returns the ID of the invoice. */
export async function completeBooking(page: Page, travellers: Travellers = {}): Promise<string> {
  await fillTravellers(page, travellers)
  await acceptTerms(page)
  await completeButton(page).click()
  await expect(page).toHaveURL(/\/booking\/confirmation\/[0-9a-f-]{36}$/)
  return page.url().slice(-36)
}
