import * as z from 'zod/mini'

type Values = Readonly<Record<string, unknown>>

/** A form lists here its saves without a response. The stored version may be one of them. */
export const unansweredSavesField = 'lost_saves'

const unansweredSavesSchema = z.array(z.record(z.string(), z.unknown()))

/**
 * Separates the sent values from the saves that the form lists, and removes that list from `data`. Saves of another
 * version (`updatedAt`) are ignored.
 */
export function takeUnansweredSaves(data: object): { sentValues: Values; unansweredSaves: Values[] } {
  const { [unansweredSavesField]: listedSaves, ...sentValues }: Values = { ...data }
  Reflect.deleteProperty(data, unansweredSavesField)
  const saves = unansweredSavesSchema.safeParse(listedSaves)
  const unansweredSaves = saves.success ? saves.data.filter(({ updatedAt }) => updatedAt === sentValues.updatedAt) : []
  return { sentValues, unansweredSaves }
}
