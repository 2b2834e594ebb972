import type { CollectionSlug, Payload, TypedUser, Where } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { lateKinds } from './event-kinds.ts'
import { statesToGiveBack } from './next-states.ts'
import type { OfficeWords } from './words/index.ts'

type Condition = readonly [field: string, operator: 'equals' | 'in' | 'not_in', value: string | readonly string[]]

interface Matter {
  collection: Extract<
    CollectionSlug,
    'payment-events' | 'refunds' | 'outgoing-mails' | 'invoices' | 'identity-documents'
  >
  conditions: readonly Condition[]
  /** The key of the text that shows the count. */
  words: keyof OfficeWords['waiting']
}

/** A kind of task for staff: its text with the count, and the URL of the list. */
export interface Attention {
  words: string
  address: string
}

const isOpen: Condition = ['needs_attention', 'equals', 'true']

/** What the start page of staff shows until it is resolved, most urgent first. */
const matters: readonly Matter[] = [
  {
    collection: 'payment-events',
    conditions: [isOpen, ['kind', 'in', lateKinds]],
    words: 'late',
  },
  {
    collection: 'payment-events',
    conditions: [isOpen, ['kind', 'equals', 'wrong_amount']],
    words: 'wrongAmount',
  },
  {
    collection: 'payment-events',
    conditions: [isOpen, ['kind', 'not_in', [...lateKinds, 'wrong_amount']]],
    words: 'otherEvent',
  },
  {
    collection: 'refunds',
    conditions: [['state', 'in', statesToGiveBack]],
    words: 'refundByHand',
  },
  {
    collection: 'refunds',
    conditions: [isOpen, ['state', 'not_in', statesToGiveBack]],
    words: 'otherRefund',
  },
  {
    collection: 'outgoing-mails',
    conditions: [['state', 'equals', 'failed']],
    words: 'mail',
  },
  {
    collection: 'identity-documents',
    conditions: [['state', 'equals', 'in_review']],
    words: 'documents',
  },
]

/**
 * Returns all tasks for staff, counted with one query each and with the user's access rights. Kinds without tasks are
 * left out.
 */
export async function attentionFor(payload: Payload, user: TypedUser, { waiting }: OfficeWords): Promise<Attention[]> {
  const adminRoute = payload.config.routes.admin
  const markedInvoices: Matter = {
    collection: 'invoices',
    conditions: [['id', 'in', await invoicesMarkedAlone(payload, user)]],
    words: 'invoice',
  }
  const found = await Promise.all(
    [...matters, markedInvoices].map(async ({ collection, conditions, words }): Promise<Attention[]> => {
      const where = whereOf(conditions)
      const { totalDocs } = await payload.count({ collection, where, overrideAccess: false, user })
      if (totalDocs === 0) return []
      const address = formatAdminURL({ adminRoute, path: `/collections/${collection}?${queryOf(conditions)}` })
      return [{ words: waiting[words](totalDocs), address }]
    }),
  )
  return found.flat()
}

/** Returns the ids of invoices that were flagged by hand. Flags set automatically come with a flagged payment event. */
async function invoicesMarkedAlone(payload: Payload, user: TypedUser): Promise<string[]> {
  const asReader = { depth: 0, pagination: false, overrideAccess: false, user } as const
  const invoices = await payload.find({
    collection: 'invoices',
    where: { needs_attention: { equals: true } },
    select: {},
    ...asReader,
  })
  const ids = invoices.docs.map(({ id }) => id)
  const events = await payload.find({
    collection: 'payment-events',
    where: whereOf([isOpen, ['invoice', 'in', ids]]),
    select: { invoice: true },
    ...asReader,
  })
  const explained = new Set(events.docs.map(({ invoice }) => (typeof invoice === 'object' ? invoice?.id : invoice)))
  return ids.filter((id) => !explained.has(id))
}

function whereOf(conditions: readonly Condition[]): Where {
  return {
    and: conditions.map(([field, operator, value]) => ({
      [field]: { [operator]: value },
    })),
  }
}

/** Returns the conditions as the query of a list's URL. */
function queryOf(conditions: readonly Condition[]): string {
  return conditions
    .map(([field, operator, value], index) => {
      return `${encodeURIComponent(`where[or][0][and][${index}][${field}][${operator}]`)}=${encodeURIComponent(String(value))}`
    })
    .join('&')
}
