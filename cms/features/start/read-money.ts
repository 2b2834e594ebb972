import type { LocalDate } from '@nusa/shared/dates'
import type { Payload } from 'payload'
import { type Figures, readFigures } from '../reports/read-figures.ts'
import { monthRange } from '../reports/report-range.ts'
import { sumFigures } from '../reports/sum.ts'

type Money = Omit<Figures, 'key'>

/** Reads the totals of today and of this month with one query. */
export async function readMoney(payload: Payload, today: LocalDate): Promise<{ day: Money; month: Money }> {
  const days = await readFigures(payload, monthRange(today))
  return { day: sumFigures(days.filter(({ key }) => key === today)), month: sumFigures(days) }
}
