import type { GlobalConfig } from 'payload'
import { globalAccess } from '../../access/content.ts'
import { hiddenWithout } from '../../access/permissions.ts'
import { checkCurrencies, checkRates } from '../../fields/currencies.ts'
import { integerField } from '../../fields/numbers/numbers.ts'
import { checkCurrencyCode, checkRate } from '../../fields/validate.ts'
import { groups } from '../groups.ts'

/** The currencies in which prices can be shown. Charges are always in rupiah. */
export const Currencies = (): GlobalConfig => ({
  slug: 'currencies',
  access: globalAccess(),
  versions: { max: 20 },
  admin: { group: groups.site, hidden: hiddenWithout('content:edit') },
  fields: [
    {
      name: 'currencies',
      type: 'array',
      labels: { singular: 'Currency', plural: 'Currencies' },
      validate: (rows: unknown, { data }: { data: unknown }) => checkCurrencies(rows, readRates(data)),
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'code', type: 'text', required: true, validate: (value: unknown) => checkCurrencyCode(value) },
            { name: 'name', type: 'text', required: true },
            { name: 'symbol', type: 'text', required: true },
          ],
        },
        {
          type: 'row',
          fields: [
            {
              name: 'symbol_position',
              type: 'select',
              required: true,
              defaultValue: 'before',
              options: [
                { label: 'Before the amount', value: 'before' },
                { label: 'After the amount', value: 'after' },
              ],
            },
            integerField('decimal_digits', { isRequired: true, defaultValue: 2, max: 4 }),
            { name: 'is_active', type: 'checkbox', defaultValue: true, label: 'Available to travellers' },
          ],
        },
      ],
    },
    {
      name: 'currency_rates',
      type: 'group',
      label: 'Rates',
      fields: [
        {
          name: 'base_currency',
          type: 'select',
          required: true,
          defaultValue: 'IDR',
          options: [{ label: 'Rupiah', value: 'IDR' }],
        },
        {
          name: 'rates',
          type: 'array',
          labels: { singular: 'Rate', plural: 'Rates' },
          validate: (rows: unknown) => checkRates(rows),
          fields: [
            {
              type: 'row',
              fields: [
                { name: 'code', type: 'text', required: true, validate: (value: unknown) => checkCurrencyCode(value) },
                {
                  name: 'rate',
                  type: 'number',
                  required: true,
                  label: '1 unit = Rp',
                  validate: (value: unknown) => checkRate(value),
                  admin: { components: { Field: '/fields/numbers/NumberFields.tsx#RateField' } },
                },
              ],
            },
          ],
        },
      ],
    },
  ],
})

function readRates(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('currency_rates' in data)) return null
  const { currency_rates: group } = data
  return typeof group === 'object' && group !== null && 'rates' in group ? group.rates : null
}
