import { createSay } from '../dev/say.ts'
import { measureBookings } from './bookings.ts'
import { measureChaos } from './chaos.ts'
import { measureColdStart } from './cold-start.ts'
import type { Figure } from './figure.ts'
import { measureLargeBuild } from './large-build.ts'
import { measureLastPlaces } from './last-places.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measurePageBytes } from './page-bytes.ts'
import { measureSearch } from './search.ts'
import { measureSessions } from './sessions.ts'
import { measureSiteBuild } from './site-build.ts'
import { measureStarts } from './starts.ts'
import { readTicks, stolenFigure } from './stolen-time.ts'
import { measureWebhooks } from './webhooks.ts'

// Measured is the code, not the guard against floods.
process.env.RATE_LIMIT_SCALE = '1000000'

const say = createSay()
say.line('Measuring on a product of its own; nothing else should run meanwhile.\n')
const before = await readTicks()
const { figures, product, remove } = await measureStarts(say)
try {
  for (const measure of [
    measureColdStart,
    measurePageBytes,
    measureLighthouse,
    measureBookings,
    measureSessions,
    measureLastPlaces,
    () => measureWebhooks(),
    () => measureChaos(),
    measureSearch,
    measureSiteBuild,
    measureLargeBuild,
  ]) {
    figures.push(...(await measure(product)))
  }
} finally {
  await remove()
}
figures.push(...stolenFigure(before, await readTicks()))
say.line(`\n${figures.map(line).join('\n')}`)
process.exit(figures.every(({ isWithin = true }) => isWithin) ? 0 : 1)

function line({ name, value, limit, isWithin }: Figure): string {
  const verdict = limit === undefined ? '' : `  (${isWithin ? 'within' : 'OVER'} ${limit})`
  return `${name.padEnd(50)} ${value}${verdict}`
}
