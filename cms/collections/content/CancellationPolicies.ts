import { sortTiers } from '@nusa/shared/booking'
import {
  type CancellationTier,
  findTierProblem,
  maxCancellationHours,
  maxCancellationTiers,
  type TierProblem,
} from '@nusa/shared/catalog'
import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { plainContentAccess } from '../../access/content.ts'
import { hiddenWithout } from '../../access/permissions.ts'
import { integerField } from '../../fields/numbers/numbers.ts'
import { longTextField } from '../../fields/texts.ts'
import { uniqueNameField } from '../../fields/unique-name.ts'
import type { ValidationResult } from '../../fields/validate.ts'
import type { CancellationPolicy } from '../../generated/payload-types.ts'
import { groups } from '../groups.ts'

/** A policy defines how much travellers get back when they cancel, depending on the hours left before the start. */
export const CancellationPolicies = (): CollectionConfig => ({
  slug: 'cancellation-policies',
  labels: { singular: 'Cancellation policy', plural: 'Cancellation policies' },
  access: plainContentAccess(),
  hooks: { beforeChange: [sortTiersByHours] },
  admin: {
    group: groups.site,
    hidden: hiddenWithout('content:edit'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'updatedAt'],
    description:
      'Choose a policy in a tour, transfer, rental car or room. The settings contain the policy for everything else. A change applies to new bookings.',
  },
  defaultSort: 'name',
  fields: [
    uniqueNameField('cancellation-policies', 'For example Boat trips. Only CMS users see the name.'),
    longTextField('note', {
      description: 'A sentence that travellers see below the deadlines, for example why this policy is strict.',
    }),
    {
      name: 'tiers',
      type: 'array',
      required: true,
      label: 'Refunds',
      minRows: 1,
      maxRows: maxCancellationTiers,
      labels: { singular: 'Refund', plural: 'Refunds' },
      validate: (value: unknown) => checkTiers(value),
      defaultValue: [{ hours_before: 24, refund_percent: 100 }],
      admin: {
        description:
          'Each row refunds a share of the price until its number of hours before the start. After the last row, travellers cannot cancel online. A row with 0 hours and 0 % lets travellers cancel without a refund.',
      },
      fields: [
        {
          type: 'row',
          fields: [
            integerField('hours_before', {
              label: 'Hours before the start',
              isRequired: true,
              max: maxCancellationHours,
              description: 'For example 24 for a day, 72 for three days.',
            }),
            integerField('refund_percent', {
              label: 'Refund (%)',
              isRequired: true,
              max: 100,
              description: '100 refunds everything, 0 nothing.',
            }),
          ],
        },
      ],
    },
  ],
})

const tierErrors: Record<TierProblem, string> = {
  duplicate_hours: 'Two rows have the same number of hours. Please remove one of them.',
  longer_refunds_less: 'Cancelling earlier must not refund less. Please check the shares.',
}

function checkTiers(value: unknown): ValidationResult {
  if (!Array.isArray(value) || value.length === 0) return 'Please add at least one row.'
  if (value.length > maxCancellationTiers) return `Please use at most ${maxCancellationTiers} rows.`
  // The inputs of an incomplete row report their own errors.
  if (!value.every(isTier)) return true
  const problem = findTierProblem(value)
  return problem === null ? true : tierErrors[problem]
}

function isTier(row: unknown): row is CancellationTier {
  if (typeof row !== 'object' || row === null || !('hours_before' in row) || !('refund_percent' in row)) return false
  return typeof row.hours_before === 'number' && typeof row.refund_percent === 'number'
}

const sortTiersByHours: CollectionBeforeChangeHook<CancellationPolicy> = ({ data }) => {
  return data.tiers ? { ...data, tiers: sortTiers(data.tiers) } : data
}
