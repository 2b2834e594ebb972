import { readFile } from 'node:fs/promises'
import type { Figure } from './figure.ts'

/** Ticks of processor time since the machine was started. */
export interface Ticks {
  busy: number
  /** Ticks in which this virtual machine was ready to run, but other machines used the hardware. */
  stolen: number
}

/** The columns of `/proc/stat` are user, nice, system, idle, iowait, irq, softirq and steal. */
export function parseTicks(stat: string): Ticks {
  const [firstLine = ''] = stat.split('\n')
  const columns = firstLine.split(/\s+/).slice(1).map(Number)
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] = columns
  return { busy: user + nice + system + irq + softirq, stolen }
}

/** Returns null if `/proc/stat` does not exist, because the system is not Linux. */
export async function readTicks(): Promise<Ticks | null> {
  const stat = await readFile('/proc/stat', 'utf8').catch(() => null)
  return stat === null ? null : parseTicks(stat)
}

/** If the share of stolen processor time is high, the measured durations are not reliable. */
export function createStolenFigure(before: Ticks | null, after: Ticks | null): Figure[] {
  if (!before || !after) return []
  const busyTicks = after.busy - before.busy
  const stolenTicks = after.stolen - before.stolen
  const percent = (100 * stolenTicks) / Math.max(1, busyTicks + stolenTicks)
  return [{ name: 'processor time that other machines took', value: `${percent.toFixed(1)} % of what was wanted` }]
}
