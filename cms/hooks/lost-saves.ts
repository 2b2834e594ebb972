import * as z from 'zod/mini'
import type { Values } from '../merging/stored-values.ts'

/** Where a form names what it had sent since it was filled, to which no answer came: one of these may be what is stored. */
export const lostSavesField = 'lost_saves'

const lostSavesSchema = z.array(z.record(z.string(), z.unknown()))

/** What a form sends now, and what it had sent without an answer since it was filled as it is, which is taken out of its data. */
export function takeLostSaves(data: object): { sent: Values; lost: Values[] } {
  const { [lostSavesField]: lost, ...sent }: Values = { ...data }
  Reflect.deleteProperty(data, lostSavesField)
  const named = lostSavesSchema.safeParse(lost)
  return { sent, lost: named.success ? named.data.filter(({ updatedAt }) => updatedAt === sent.updatedAt) : [] }
}
