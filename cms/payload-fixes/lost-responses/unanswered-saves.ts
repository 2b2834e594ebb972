import * as z from 'zod/mini'

type Values = Readonly<Record<string, unknown>>

/** The key under which a form lists its saves without a response. The stored version may come from such a save. */
export const unansweredSavesField = 'lost_saves'

const unansweredSavesSchema = z.array(z.record(z.string(), z.unknown()))

/**
 * Separates the sent values from the saves without a response, and removes these saves from `data`. Ignores saves that
 * were made from another version (`updatedAt`) than the sent values.
 */
export function takeUnansweredSaves(data: object): { sentValues: Values; unansweredSaves: Values[] } {
  const { [unansweredSavesField]: listedSaves, ...sentValues }: Values = { ...data }
  Reflect.deleteProperty(data, unansweredSavesField)
  const saves = unansweredSavesSchema.safeParse(listedSaves)
  const unansweredSaves = saves.success ? saves.data.filter(({ updatedAt }) => updatedAt === sentValues.updatedAt) : []
  return { sentValues, unansweredSaves }
}
