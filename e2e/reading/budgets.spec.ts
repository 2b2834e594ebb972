import { pageKinds } from '../support/page-kinds.ts'
import { leastShift, measureLoad, measureShift, PHONE } from '../support/page-load.ts'
import { expect, test } from '../support/test.ts'

test.use(PHONE)

for (const { name, path, limits } of pageKinds) {
  test(`${name} stays within its budgets on a phone`, async ({ page, expectTrouble }) => {
    if (path === '/404.html') expectTrouble('404')
    const { bytes, requests, formatters, firstView } = await measureLoad(page, path)
    const kilobytes = (count: number) => count / 1000
    expect.soft(kilobytes(bytes.Script), 'kB of JavaScript').toBeLessThanOrEqual(limits.script)
    expect.soft(kilobytes(bytes.Document + bytes.Stylesheet), 'kB of HTML and CSS').toBeLessThanOrEqual(limits.markup)
    expect.soft(kilobytes(bytes.Font), 'kB of fonts').toBeLessThanOrEqual(limits.fonts)
    expect.soft(kilobytes(firstView), 'kB of pictures in the first view').toBeLessThanOrEqual(limits.pictures)
    expect.soft(requests, 'requests').toBeLessThanOrEqual(limits.requests)
    expect.soft(formatters, 'formatters of numbers and dates').toBe(0)
    expect.soft(await measureShift(page, path), 'layout shift').toBeLessThan(leastShift)
  })
}
