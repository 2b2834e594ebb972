import type { LocalDate } from '@nusa/shared/dates'
import type { Payload } from 'payload'
import { type Figures, readFigures } from '../figures/read-figures.ts'
import { monthOf } from '../figures/spans.ts'
import { sumOf } from '../figures/sum.ts'

type Money = Omit<Figures, 'key'>

/** Reads the totals of today and of this month with one query. */
export async function readMoney(payload: Payload, today: LocalDate): Promise<{ day: Money; month: Money }> {
  const days = await readFigures(payload, monthOf(today))
  return { day: sumOf(days.filter(({ key }) => key === today)), month: sumOf(days) }
}
