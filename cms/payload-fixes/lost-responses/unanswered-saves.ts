import * as z from 'zod/mini'

type Values = Readonly<Record<string, unknown>>

/**
 * The field in which a form lists the saves it has sent without receiving a response. One of them may be what is
 * stored.
 */
export const unansweredSavesField = 'lost_saves'

const unansweredSavesSchema = z.array(z.record(z.string(), z.unknown()))

/**
 * Separates what a form sends now from its saves without a response, and removes these from its data. Only saves of the
 * form opened at the same version (`updatedAt`) count.
 */
export function takeUnansweredSaves(data: object): { sent: Values; unanswered: Values[] } {
  const { [unansweredSavesField]: unanswered, ...sent }: Values = { ...data }
  Reflect.deleteProperty(data, unansweredSavesField)
  const named = unansweredSavesSchema.safeParse(unanswered)
  return { sent, unanswered: named.success ? named.data.filter(({ updatedAt }) => updatedAt === sent.updatedAt) : [] }
}
