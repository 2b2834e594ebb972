import { pageKinds } from '../support/page-kinds.ts'
import { measureLoad, measureShift, minLayoutShift, PHONE } from '../support/page-load.ts'
import { expect, test } from '../support/test.ts'

test.use(PHONE)

for (const { path, limits } of pageKinds) {
  test(`${path} stays within its budgets on a phone`, async ({ page, expectErrors }) => {
    if (path === '/404.html') expectErrors('404')
    const { bytes, requests, formatterCount, firstViewImageBytes } = await measureLoad(page, path)
    const kilobytes = (count: number) => count / 1000
    expect
      .soft(kilobytes(bytes.Script), 'the kB of JavaScript are within the budget')
      .toBeLessThanOrEqual(limits.script)
    expect
      .soft(kilobytes(bytes.Document + bytes.Stylesheet), 'the kB of HTML and CSS are within the budget')
      .toBeLessThanOrEqual(limits.markup)
    expect.soft(kilobytes(bytes.Font), 'the kB of fonts are within the budget').toBeLessThanOrEqual(limits.fonts)
    expect
      .soft(kilobytes(firstViewImageBytes), 'the kB of pictures in the first view are within the budget')
      .toBeLessThanOrEqual(limits.pictures)
    expect.soft(requests, 'the number of requests is within the budget').toBeLessThanOrEqual(limits.requests)
    expect.soft(formatterCount, 'the page creates no number or date formatter').toBe(0)
    expect.soft(await measureShift(page, path), 'the layout shift is below the limit').toBeLessThan(minLayoutShift)
  })
}
