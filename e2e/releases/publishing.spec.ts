import { BUILD_TIMEOUT_MS, test, waitUntilBuilt } from '../support/cms.ts'
import { signInWithForm } from '../support/cms-users.ts'
import { productUnderTest } from '../support/product.ts'
import { expect } from '../support/test.ts'

test('an editor sees the live release, rolls back, publishes, and schedules and cancels a publish', async ({
  page,
  request,
  cms,
  expectErrors,
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
  cms.onTeardown(async () => void (await cms.request('POST', '/publishing')))
  cms.onTeardown(
    async () => void (await cms.request('POST', '/publishing/schedule', { quiet_seconds: 2, publish_at: null })),
  )
  await waitUntilBuilt(request, { [path]: 'Rain in the dry season' })

  await signInWithForm(page, 'editor')
  const site = page.getByRole('region', { name: 'The site' })
  const publishNow = site.getByRole('button', { name: 'Publish now' })
  await expect(site).toContainText(/Live: Release \d+, since [^)]+\), published after a change by /)

  await test.step('the editor views the release before the article and rolls back to it', async () => {
    await site.getByText('Releases and what they changed').click()
    const popupOpened = page.waitForEvent('popup')
    await site
      .getByRole('link', { name: /^View release/ })
      .first()
      .click()
    const releasePage = await popupOpened
    await expect(releasePage).toHaveTitle(/^Release \d+: /)
    await expect(releasePage.getByRole('link', { name: 'Tours' }).first()).toHaveAttribute('href', /^\/api\/release\//)
    await releasePage.close()
    await site.getByText('What it changed').first().click()
    await expect(site.getByRole('link', { name: /Rain in the dry season/ }).first()).toBeVisible()
    const goBack = site.getByRole('button', { name: /^Go back to release/ }).first()
    await goBack.click()
    const rollbackDialog = page.getByRole('dialog', { name: /^Go back to release \d+\?$/ })
    await expect(rollbackDialog).toContainText(/entr(y|ies) new, changed or removed/)
    await rollbackDialog.getByRole('button', { name: 'Keep the live release' }).click()
    await expect(rollbackDialog).toBeHidden()
    await goBack.click()
    await rollbackDialog.getByRole('button', { name: /^Go back to release/ }).click()
    await expect(site).toContainText(/rolled back to release \d+ by /, { timeout: BUILD_TIMEOUT_MS })
    await expect(site).toContainText(`${path} was removed`)
    await waitUntilBuilt(request, { [path]: null })
  })

  await test.step('a change to the article does not restore its page after the rollback', async () => {
    await cms.request('PATCH', `/articles/${article.id}`, { title: 'Rain, all year', _status: 'published' })
    await expect(site).toContainText('Changes do not go live automatically')
    const { siteUrl } = productUnderTest()
    expect((await request.get(siteUrl + path)).status()).toBe(404)
  })

  await test.step('the panel lists the change since the live release with a link to the article', async () => {
    await expect(site).toContainText('1 entry is new, changed or removed compared with the live site.')
    await expect(site.getByRole('link', { name: 'News › "Rain, all year"' })).toHaveAttribute(
      'href',
      `/admin/collections/articles/${article.id}`,
      { timeout: 30_000 },
    )
  })

  await test.step('Publish now restores the page and lists the pages that changed', async () => {
    await publishNow.click()
    await expect(site).toContainText(/Live: Release \d+, since [^)]+\), published by /, { timeout: BUILD_TIMEOUT_MS })
    // This paragraph appears above the list of pages and moves the list, so a click before would miss it.
    await expect(site).toContainText('No changes are waiting to be published.')
    await site.getByText(/The last publish changed/).click()
    await expect(site.getByRole('link', { name: path })).toBeVisible()
    await waitUntilBuilt(request, { [path]: 'Rain, all year' })
    await expect(site).not.toContainText('Changes do not go live automatically')
  })
  await test.step('with manual publishing, the panel shows pending changes field by field', async () => {
    await site.getByText(/Changes go live immediately/).click()
    await site.getByLabel('only when someone publishes').check()
    await site.getByRole('button', { name: 'Save this setting' }).click()
    await expect(site).toContainText(/Changes go live only when someone publishes \(.+\)/)
    await cms.request('PATCH', `/articles/${article.id}`, { excerpt: 'Pack a raincoat.', _status: 'published' })
    const change = site.getByRole('listitem').filter({ hasText: '"Rain, all year"' })
    await expect(change).toContainText(/Changed.*Excerpt.*What to pack\..*Pack a raincoat\./, { timeout: 30_000 })
    expect(await (await request.get(productUnderTest().siteUrl + path)).text()).not.toContain('Pack a raincoat.')
  })

  await test.step('the editor can schedule one publish in Bali time and cancel it', async () => {
    const nextYear = new Date().getUTCFullYear() + 1
    await site.getByText('Schedule publishing').click()
    const scheduleGroup = site.getByRole('group').filter({ hasText: 'Schedule publishing' })
    const scheduleAt = async (time: string) => {
      await site.getByLabel('Publish at (Bali time)').fill(time)
      await site.getByRole('button', { name: 'Schedule', exact: true }).click()
    }
    expectErrors('/api/publishing/schedule')
    await scheduleAt('2026-01-05T06:30')
    await expect(scheduleGroup.getByRole('alert')).toHaveText(
      'This time has passed. Choose a later one, or press Publish now.',
    )
    await scheduleAt(`${nextYear}-01-05T06:30`)
    const scheduledText = `Scheduled for 5 Jan ${nextYear}, 06:30 (Bali time) by `
    await expect(site).toContainText(scheduledText)
    await expect(page.getByRole('region', { name: 'What is live', includeHidden: true })).toContainText(scheduledText)
    await site.getByRole('button', { name: 'Cancel scheduled publishing' }).click()
    await expect(site).not.toContainText(scheduledText)
  })

  await test.step('the header of other pages shows the pending change and publishes it by keyboard', async () => {
    await page.goto(`${productUnderTest().cmsUrl}/admin/collections/articles`)
    await page.getByRole('button', { name: 'The site 1 change' }).press('Enter')
    const headerPanel = page.getByRole('region', { name: 'What is live' })
    await expect(headerPanel).toContainText(/Live: Release \d+/)
    await page.keyboard.press('Tab')
    await expect(headerPanel.getByRole('button', { name: 'Publish now' })).toBeFocused()
    await page.keyboard.press('Enter')
    await waitUntilBuilt(request, { [path]: 'Pack a raincoat.' })
    await expect(headerPanel).toContainText('No changes are waiting to be published.', { timeout: BUILD_TIMEOUT_MS })
    await page.keyboard.press('Escape')
    await expect(headerPanel).toBeHidden()
    await expect(page.getByRole('button', { name: 'The site', exact: true })).toBeFocused()
  })
})
