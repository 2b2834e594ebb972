import { heading } from '../support/page.ts'
import { PHONE_SCREEN } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

test.describe('news', () => {
  test('the news page shows three articles as cards and all articles in a table, and a click opens an article', async ({
    page,
  }) => {
    await page.goto('/news')
    await expect(page.getByRole('article')).toHaveCount(3)
    const table = page.getByRole('table', { name: 'All articles' })
    await expect(table.getByRole('columnheader')).toHaveText(['Title', 'Author', 'Category', 'Date', 'Views'])
    await expect(table.getByRole('row')).toHaveCount(6)
    const name = await page.getByRole('article').first().getByRole('heading').innerText()
    await page.getByRole('article').first().click()
    await expect(heading(page, name)).toBeVisible()
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'News' }).click()
    await expect(page.getByRole('row')).toHaveCount(6)
    const row = page.getByRole('row').last()
    const last = await row.getByRole('link').innerText()
    await row.click()
    await expect(heading(page, last)).toBeVisible()
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
    expect(data['@graph'][0]).toMatchObject({ '@type': 'Article', headline: last })
  })
})

test('on a phone, the table of articles shows the author and the category on one line, evenly spaced', async ({
  page,
}) => {
  await page.setViewportSize(PHONE_SCREEN)
  await page.goto('/news')
  const row = page.getByRole('table').locator('tbody tr').first()
  await expect(row.locator('td')).toHaveCount(5)
  const [author, category] = await row.locator('td').evaluateAll((cells) =>
    cells.slice(1, 3).map((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      const { left, right, top } = range.getBoundingClientRect()
      return { left, right, top }
    }),
  )
  if (!author || !category) throw new Error('No author or no category is shown.')
  for (const { left, right } of [author, category]) expect(right).toBeGreaterThan(left)
  expect(category.top).toBe(author.top)
  // A dot between two spaces.
  expect(category.left - author.right).toBeLessThan(16)
})

test('each text page linked in the footer shows its title and its text', async ({ request }) => {
  for (const [slug, name] of [
    ['help-center', 'Help Center'],
    ['booking-policy', 'Booking Policy'],
    ['cancellation-policy', 'Cancellation Policy'],
    ['travel-insurance', 'Travel Insurance'],
    ['contact-us', 'Contact Us'],
    ['terms-and-conditions', 'Terms and Conditions'],
    ['privacy-policy', 'Privacy Policy'],
  ] as const) {
    const html = await (await request.get(`/page/${slug}`)).text()
    expect(/<h1[^>]*>\s*([^<]*?)\s*<\/h1>/.exec(html)?.[1]).toBe(name)
    expect(html, `the text of ${slug} has a heading`).toMatch(
      /<div[^>]*\sclass="[^"]*\brich-text\b[^"]*"[^>]*>(?:(?!<\/main>).)*<h2/s,
    )
  }
})

test('a phone lays out the end of a long text only when the visitor scrolls to it', async ({ page }) => {
  await page.setViewportSize(PHONE_SCREEN)
  await page.goto('/page/booking-policy')
  const text = page.locator('main .rich-text')
  const isEndLaidOut = () =>
    text.evaluate((element) => {
      const mark = document.createElement('b')
      element.lastElementChild?.append(mark)
      const isLaidOut = mark.checkVisibility({ contentVisibilityAuto: true })
      mark.remove()
      return isLaidOut
    })
  await expect(text).toBeVisible()
  expect(await isEndLaidOut()).toBe(false)
  await text.locator(':scope > :last-child').scrollIntoViewIfNeeded()
  await expect.poll(isEndLaidOut).toBe(true)
})

test('the contact page links to WhatsApp, phone and email', async ({ page }) => {
  await page.goto('/page/contact-us')
  const ways = page.getByRole('region', { name: 'Contact us' })
  await expect(ways.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/)
  await expect(ways.getByRole('link', { name: /Phone/ })).toHaveAttribute('href', /^tel:\+\d+$/)
  await expect(ways.getByRole('link', { name: /Email/ })).toHaveAttribute('href', /^mailto:.+@/)
})

test('the footer and the sign-up form link to the terms and the privacy policy', async ({ page }) => {
  await page.goto('/auth?mode=signup')
  const note = page.getByRole('main').getByText('By creating an account you agree to our')
  await expect(note).toHaveText('By creating an account you agree to our Terms and Conditions and Privacy Policy.')
  for (const [name, path] of [
    ['Terms and Conditions', '/page/terms-and-conditions'],
    ['Privacy Policy', '/page/privacy-policy'],
  ] as const) {
    await expect(note.getByRole('link', { name })).toHaveAttribute('href', path)
    await expect(page.getByRole('contentinfo').getByRole('link', { name })).toHaveAttribute('href', path)
  }
})
