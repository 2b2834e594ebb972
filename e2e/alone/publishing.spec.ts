import { BUILD_TIME, test, untilBuilt } from '../support/cms.ts'
import { signInToOffice } from '../support/office.ts'
import { productUnderTest } from '../support/product.ts'
import { expect } from '../support/test.ts'

test('an editor sees what is live, publishes and rolls back after a confirmation, and nothing changes until the next publish', async ({
  page,
  request,
  cms,
  expectTrouble,
}) => {
  const path = '/news/rain-in-the-dry-season'
  const article = await cms.publish('articles', {
    title: 'Rain in the dry season',
    slug: 'rain-in-the-dry-season',
    excerpt: 'What to pack.',
    author: 'Putu',
    category: 'Weather',
    published_at: '2026-11-20T00:00:00.000Z',
  })
  // Otherwise changes of later tests would not go live.
  cms.atEnd(async () => void (await cms.ask('POST', '/publishing')))
  cms.atEnd(async () => void (await cms.ask('POST', '/publishing/schedule', { quiet_seconds: 2, publish_at: null })))
  await untilBuilt(request, { [path]: 'Rain in the dry season' })

  await signInToOffice(page, 'editor')
  const site = page.getByRole('region', { name: 'The site' })
  const publishNow = site.getByRole('button', { name: 'Publish now' })
  await expect(site).toContainText(/Live: Release \d+, since [^)]+\), published after a change by /)

  await test.step('looks at the release before the article, and goes back to it', async () => {
    await site.getByText('Releases and what they changed').click()
    const opened = page.waitForEvent('popup')
    await site
      .getByRole('link', { name: /^View release/ })
      .first()
      .click()
    const then = await opened
    await expect(then).toHaveTitle(/^Release \d+: /)
    await expect(then.getByRole('link', { name: 'Tours' }).first()).toHaveAttribute('href', /^\/api\/release\//)
    await then.close()
    await site.getByText('What it changed').first().click()
    await expect(site.getByRole('link', { name: /Rain in the dry season/ }).first()).toBeVisible()
    const goBack = site.getByRole('button', { name: /^Go back to release/ }).first()
    await goBack.click()
    const question = page.getByRole('dialog', { name: /^Go back to release \d+\?$/ })
    await expect(question).toContainText(/entr(y|ies) new, changed or removed/)
    await question.getByRole('button', { name: 'Leave the site as it is' }).click()
    await expect(question).toBeHidden()
    await goBack.click()
    await question.getByRole('button', { name: /^Go back to release/ }).click()
    await expect(site).toContainText(/rolled back to release \d+ by /, { timeout: BUILD_TIME })
    await expect(site).toContainText(`${path} was removed`)
    await untilBuilt(request, { [path]: null })
  })

  await test.step('a change alone does not bring it back', async () => {
    await cms.ask('PATCH', `/articles/${article.id}`, { title: 'Rain, all year', _status: 'published' })
    await expect(site).toContainText('Changes do not go live automatically')
    const { siteUrl } = productUnderTest()
    expect((await request.get(siteUrl + path)).status()).toBe(404)
  })

  await test.step('the panel says what has changed since the release that is live, and leads there', async () => {
    await expect(site).toContainText('1 entry is new, changed or removed since then.')
    await expect(site.getByRole('link', { name: 'News › "Rain, all year"' })).toHaveAttribute(
      'href',
      `/admin/collections/articles/${article.id}`,
      { timeout: 30_000 },
    )
  })

  await test.step('Publish now does, and names the pages that changed', async () => {
    await publishNow.click()
    await expect(site).toContainText(/Live: Release \d+, since [^)]+\), published by /, { timeout: BUILD_TIME })
    await site.getByText(/The last publish changed/).click()
    await expect(site.getByRole('link', { name: path })).toBeVisible()
    await untilBuilt(request, { [path]: 'Rain, all year' })
    await expect(site).not.toContainText('Changes do not go live automatically')
  })
  await test.step('where changes are to wait, the panel shows them field by field', async () => {
    await expect(site).toContainText('Nothing has changed since then.')
    await site.getByText(/Changes go live immediately/).click()
    await site.getByLabel('only when someone publishes').check()
    await site.getByRole('button', { name: 'Save this setting' }).click()
    await expect(site).toContainText(/Changes go live only when someone publishes \(.+\)/)
    await cms.ask('PATCH', `/articles/${article.id}`, { excerpt: 'Pack a raincoat.', _status: 'published' })
    const change = site.getByRole('listitem').filter({ hasText: '"Rain, all year"' })
    await expect(change).toContainText(/Changed.*Excerpt.*What to pack\..*Pack a raincoat\./, { timeout: 30_000 })
    expect(await (await request.get(productUnderTest().siteUrl + path)).text()).not.toContain('Pack a raincoat.')
  })

  await test.step('one publish can be planned, by Bali’s clock, and cancelled', async () => {
    const nextYear = new Date().getUTCFullYear() + 1
    await site.getByText('Schedule publishing').click()
    const plan = site.getByRole('group').filter({ hasText: 'Schedule publishing' })
    const planFor = async (time: string) => {
      await site.getByLabel('Publish at (Bali time)').fill(time)
      await site.getByRole('button', { name: 'Schedule', exact: true }).click()
    }
    expectTrouble('/api/publishing/schedule')
    await planFor('2026-01-05T06:30')
    await expect(plan.getByRole('alert')).toHaveText('This time has passed. Choose a later one, or press Publish now.')
    await planFor(`${nextYear}-01-05T06:30`)
    const planned = `Scheduled for 5 Jan ${nextYear}, 06:30 (Bali time) by `
    await expect(site).toContainText(planned)
    await expect(page.getByRole('region', { name: 'What is live', includeHidden: true })).toContainText(planned)
    await site.getByRole('button', { name: 'Cancel scheduled publishing' }).click()
    await expect(site).not.toContainText(planned)
  })

  await test.step('on any other page the header says so, and publishes, by keyboard', async () => {
    await page.goto(`${productUnderTest().cmsUrl}/admin/collections/articles`)
    await page.getByRole('button', { name: 'The site 1 change' }).press('Enter')
    const short = page.getByRole('region', { name: 'What is live' })
    await expect(short).toContainText(/Live: Release \d+/)
    await page.keyboard.press('Tab')
    await expect(short.getByRole('button', { name: 'Publish now' })).toBeFocused()
    await page.keyboard.press('Enter')
    await untilBuilt(request, { [path]: 'Pack a raincoat.' })
    await expect(short).toContainText('Nothing has changed since then.', { timeout: BUILD_TIME })
    await page.keyboard.press('Escape')
    await expect(short).toBeHidden()
    await expect(page.getByRole('button', { name: 'The site', exact: true })).toBeFocused()
  })
})
