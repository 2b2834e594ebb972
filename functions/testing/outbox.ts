import { outgoing_mails } from '@nusa/cms/schema'
import { eq } from 'drizzle-orm'
import { createApp } from '../app.ts'
import type { Deps } from '../ports/deps.ts'
import { Browser } from './browser.ts'
import { startTestApp } from './start-app.ts'
import { choose, offerTour, requestFor } from './tours.ts'

/** Simulates a process that stops after each commit, before it sends emails. */
const killedBackground: Deps['background'] = {
  run: () => undefined,
  waitForCompletion: () => Promise.resolve(),
  stop: () => Promise.resolve(),
}

export async function startShopWithOutbox() {
  const shop = await startTestApp()
  const ayu = await shop.newTraveller('ayu@example.com')
  return {
    shop,
    ayu,
    async bookWithoutSending(): Promise<string> {
      const app = createApp({ ...shop.deps, background: killedBackground })
      const browser = new Browser((request) => app.fetch(request), shop.siteUrl)
      browser.cookie = ayu.cookie
      const tour = await offerTour(shop)
      const { invoiceId } = await browser.call('placeBooking', requestFor(tour, [choose(shop, tour)]))
      return invoiceId
    },
    async readMailRow(invoiceId: string) {
      const [row] = await shop.office.db.select().from(outgoing_mails).where(eq(outgoing_mails.invoice, invoiceId))
      return row ?? Promise.reject(new Error('No mail was queued.'))
    },
    advanceClock(minutes: number): void {
      shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000)
    },
  }
}
