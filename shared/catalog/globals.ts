import * as z from 'zod/mini'
import { policyIdSchema } from './cancellation.ts'
import { entryIdSchema, nonBlankTextSchema } from './fields.ts'

const currencyCodeSchema = z.string().check(z.regex(/^[A-Z]{3}$/, 'must be three capital letters'))

export const currencySchema = z.object({
  code: currencyCodeSchema,
  name: nonBlankTextSchema,
  symbol: nonBlankTextSchema,
  symbol_position: z.enum(['before', 'after']),
  decimal_digits: z.int().check(z.minimum(0), z.maximum(4)),
})

/** The value of one rupiah in other currencies: `{ USD: 0.0000612 }`. */
export const currencyRatesSchema = z.object({
  base_currency: z.literal('IDR'),
  rates: z.record(currencyCodeSchema, z.number().check(z.positive())),
})

export const settingsSchema = z.object({
  site_name: nonBlankTextSchema,
  tagline: z.string(),
  /** The picture that the header shows instead of the name. */
  logo: z.nullable(entryIdSchema),
  /** The tax rate as a percentage; 10 if the editor has not set it. */
  tax: z.number().check(z.minimum(0), z.maximum(100)),
  contact: z.object({
    email: z.email(),
    phone: z.string(),
    whatsapp: z.string(),
    address: z.string(),
  }),
  social: z.array(z.object({ name: nonBlankTextSchema, url: z.url() })),
  terms_page: z.nullable(entryIdSchema),
  privacy_page: z.nullable(entryIdSchema),
  /** The line below the hero, such as 'Trusted by 10,000+ travelers'. */
  trusted_by: z.string(),
  /** Such as '500+' and 'Tours Available'. */
  stats: z.array(z.object({ figure: nonBlankTextSchema, label: nonBlankTextSchema })),
  trust_lines: z.array(nonBlankTextSchema),
  cancellation_policy_id: policyIdSchema,
})

export type Currency = z.infer<typeof currencySchema>
export type CurrencyRates = z.infer<typeof currencyRatesSchema>
export type Settings = z.infer<typeof settingsSchema>
