import * as z from 'zod/mini'

type Values = Readonly<Record<string, unknown>>

/**
 * The field in which a form lists the saves it has sent without receiving a response. The stored version may be one of
 * these saves.
 */
export const unansweredSavesField = 'lost_saves'

const unansweredSavesSchema = z.array(z.record(z.string(), z.unknown()))

/**
 * Separates the values that a form sends now from the saves that it lists, and removes that list from `data`. Ignores
 * saves of a form that was opened at another version (`updatedAt`).
 */
export function takeUnansweredSaves(data: object): { sent: Values; unansweredSaves: Values[] } {
  const { [unansweredSavesField]: listed, ...sent }: Values = { ...data }
  Reflect.deleteProperty(data, unansweredSavesField)
  const saves = unansweredSavesSchema.safeParse(listed)
  const unansweredSaves = saves.success ? saves.data.filter(({ updatedAt }) => updatedAt === sent.updatedAt) : []
  return { sent, unansweredSaves }
}
