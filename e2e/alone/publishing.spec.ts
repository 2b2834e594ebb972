import { BUILD_TIME, test, untilBuilt } from '../support/cms.ts'
import { signInToOffice } from '../support/office.ts'
import { productUnderTest } from '../support/product.ts'
import { expect } from '../support/test.ts'

test('an editor sees what is live, publishes, goes back in one click, and nothing changes until the next publish', async ({
  page,
  request,
  cms,
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
  // Else nothing that later journeys change would go live.
  cms.atEnd(async () => void (await cms.ask('POST', '/publishing')))
  await untilBuilt(request, { [path]: 'Rain in the dry season' })

  await signInToOffice(page, 'editor')
  const site = page.getByRole('region', { name: 'The site' })
  const publishNow = site.getByRole('button', { name: 'Publish now' })
  await expect(site).toContainText(/Live: Release \d+, since .*, published after a change/)

  await test.step('goes back to the release before the article', async () => {
    await site.getByText('Earlier releases').click()
    await site
      .getByRole('button', { name: /^Go back to release/ })
      .first()
      .click()
    await expect(site).toContainText(/taken back to release \d+ by /, { timeout: BUILD_TIME })
    await expect(site).toContainText(`${path} is gone`)
    await untilBuilt(request, { [path]: null })
  })

  await test.step('a change alone does not bring it back', async () => {
    await cms.ask('PATCH', `/articles/${article.id}`, { title: 'Rain, all year', _status: 'published' })
    await expect(site).toContainText('changes don’t go live by themselves')
    const { siteUrl } = productUnderTest()
    expect((await request.get(siteUrl + path)).status()).toBe(404)
  })

  await test.step('Publish now does, and names the pages that changed', async () => {
    await publishNow.click()
    await expect(site).toContainText(/Live: Release \d+, since .*, published by /, { timeout: BUILD_TIME })
    await site.getByText(/The last publish changed/).click()
    await expect(site.getByRole('link', { name: path })).toBeVisible()
    await untilBuilt(request, { [path]: 'Rain, all year' })
    await expect(site).not.toContainText('changes don’t go live by themselves')
  })
})
