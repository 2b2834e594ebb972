import { readFile } from 'node:fs/promises'
import type { Figure } from './figure.ts'

/** What the processors have done since the machine was started, in ticks. */
export interface Ticks {
  busy: number
  /** What was wanted of them, but given to other machines on the same hardware. */
  stolen: number
}

/** The first line of `/proc/stat`, which Linux alone has: user, nice, system, idle, iowait, irq, softirq, steal. */
export function parseTicks(stat: string): Ticks {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] = (stat.split('\n')[0] ?? '')
    .split(/\s+/)
    .slice(1)
    .map(Number)
  return { busy: user + nice + system + irq + softirq, stolen }
}

/** Null on a system that does not say. */
export async function readTicks(): Promise<Ticks | null> {
  const stat = await readFile('/proc/stat', 'utf8').catch(() => null)
  return stat === null ? null : parseTicks(stat)
}

/** Whether the figures say something of the code, or of who else used the hardware meanwhile. */
export function stolenFigure(before: Ticks | null, after: Ticks | null): Figure[] {
  if (!before || !after) return []
  const [busy, stolen] = [after.busy - before.busy, after.stolen - before.stolen]
  const share = (100 * stolen) / Math.max(1, busy + stolen)
  return [{ name: 'processor time that other machines took', value: `${share.toFixed(1)} % of what was wanted` }]
}
