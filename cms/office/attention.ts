import type { CollectionSlug, Payload, TypedUser, Where } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { lateKinds, markedElsewhere } from './event-kinds.ts'

type Condition = readonly [field: string, operator: 'equals' | 'in' | 'not_in', value: string | readonly string[]]

interface Matter {
  collection: Extract<CollectionSlug, 'payment-events' | 'refunds' | 'outgoing-mails'>
  conditions: readonly Condition[]
  one: string
  several: string
}

/** Of what staff must decide, how many there are and where they are listed. */
export interface Attention {
  words: string
  address: string
}

const isOpen: Condition = ['needs_attention', 'equals', 'true']

/** What keeps coming back to staff's first page until somebody has settled it, the most urgent first. */
const matters: readonly Matter[] = [
  {
    collection: 'payment-events',
    conditions: [isOpen, ['kind', 'in', lateKinds]],
    one: 'payment came too late',
    several: 'payments came too late',
  },
  {
    collection: 'payment-events',
    conditions: [isOpen, ['kind', 'equals', 'wrong_amount']],
    one: 'payment has a wrong amount',
    several: 'payments have a wrong amount',
  },
  {
    collection: 'payment-events',
    conditions: [isOpen, ['kind', 'not_in', [...lateKinds, 'wrong_amount', ...markedElsewhere]]],
    one: 'other event of a payment needs attention',
    several: 'other events of payments need attention',
  },
  {
    collection: 'refunds',
    conditions: [['state', 'equals', 'by_hand']],
    one: 'refund is to be made by hand',
    several: 'refunds are to be made by hand',
  },
  {
    collection: 'refunds',
    conditions: [isOpen, ['state', 'not_in', ['by_hand']]],
    one: 'other refund needs attention',
    several: 'other refunds need attention',
  },
  {
    collection: 'outgoing-mails',
    conditions: [['state', 'equals', 'failed']],
    one: 'mail could not be sent',
    several: 'mails could not be sent',
  },
]

/** All that waits for staff, each counted by one query as they may read it; what there is none of is left out. */
export async function attentionFor(payload: Payload, user: TypedUser): Promise<Attention[]> {
  const adminRoute = payload.config.routes.admin
  const found = await Promise.all(
    matters.map(async ({ collection, conditions, one, several }): Promise<Attention[]> => {
      const where = whereOf(conditions)
      const { totalDocs } = await payload.count({ collection, where, overrideAccess: false, user })
      if (totalDocs === 0) return []
      const address = formatAdminURL({ adminRoute, path: `/collections/${collection}?${queryOf(conditions)}` })
      return [{ words: `${totalDocs} ${totalDocs === 1 ? one : several}`, address }]
    }),
  )
  return found.flat()
}

function whereOf(conditions: readonly Condition[]): Where {
  return {
    and: conditions.map(([field, operator, value]) => ({
      [field]: { [operator]: value },
    })),
  }
}

/** The same conditions as the address of a list has them. */
function queryOf(conditions: readonly Condition[]): string {
  return conditions
    .map(([field, operator, value], index) => {
      return `${encodeURIComponent(`where[or][0][and][${index}][${field}][${operator}]`)}=${encodeURIComponent(String(value))}`
    })
    .join('&')
}
