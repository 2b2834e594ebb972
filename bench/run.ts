import { createStepLog } from '../dev/product/step-log.ts'
import { measureAdmin } from './admin.ts'
import { measureBookings } from './bookings.ts'
import { measureChaos } from './chaos.ts'
import { measureColdStart } from './cold-start.ts'
import type { Figure, Measure } from './figure.ts'
import { measureLastSpots } from './last-spots.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measurePageBytes } from './page-bytes.ts'
import { measureLargePreview, measurePreview } from './preview.ts'
import { measurePublish } from './publish.ts'
import { measureReleases } from './releases.ts'
import { measureSearch } from './search.ts'
import { measureSessions } from './sessions.ts'
import { measureDeparturesBuild, measureLargeBuild, measureSiteBuild } from './site-builds.ts'
import { measureStarts, startProduct } from './starts.ts'
import { createStolenFigure, readTicks } from './stolen-time.ts'
import { measureWebhooks } from './webhooks.ts'

const measurements: Record<string, Measure> = {
  'cold-start': measureColdStart,
  'page-bytes': measurePageBytes,
  lighthouse: measureLighthouse,
  bookings: measureBookings,
  sessions: measureSessions,
  'last-places': measureLastSpots,
  webhooks: () => measureWebhooks(),
  chaos: () => measureChaos(),
  releases: () => measureReleases(),
  search: measureSearch,
  'site-build': measureSiteBuild,
  'large-build': measureLargeBuild,
  'departures-build': measureDeparturesBuild,
  // `preview` needs the demo content, so it must run before the measurements that create 10,000 tours.
  preview: measurePreview,
  publish: measurePublish,
  'large-preview': measureLargePreview,
  // `admin` runs last, because the 10,000 tours that it creates are not deleted.
  admin: measureAdmin,
}
const selectedNames = process.argv.slice(2)
const unknownNames = selectedNames.filter((name) => !(name in measurements))
if (unknownNames.length > 0) {
  console.error(
    `There is no ${unknownNames.join(', ')} to be measured. Name some of ${Object.keys(measurements).join(', ')}, or none.`,
  )
  process.exit(1)
}

// Without this scale, the requests of the measurements would exceed the rate limits.
process.env.RATE_LIMIT_SCALE = '1000000'

const log = createStepLog()
log.line('Measuring on a separate product; nothing else should run meanwhile.\n')
const ticksBefore = await readTicks()
const hasSelection = selectedNames.length > 0
const { figures: startFigures, product, remove } = hasSelection ? await startProduct(log) : await measureStarts(log)
const allFigures: Figure[] = []
report(startFigures)
try {
  for (const [name, measure] of Object.entries(measurements)) {
    if (hasSelection && !selectedNames.includes(name)) continue
    report(await measure(product))
  }
} finally {
  await remove()
}
report(createStolenFigure(ticksBefore, await readTicks()))
process.exit(allFigures.every(({ isWithin = true }) => isWithin) ? 0 : 1)

/** Prints figures immediately, so that they are not lost if a later measurement fails. */
function report(figures: Figure[]): void {
  allFigures.push(...figures)
  if (figures.length > 0) log.line(`\n${figures.map(formatFigure).join('\n')}\n`)
}

function formatFigure({ name, value, limit, isWithin }: Figure): string {
  const verdict = limit === undefined ? '' : `  (${isWithin ? 'within' : 'OVER'} ${limit})`
  return `${name.padEnd(50)} ${value}${verdict}`
}
