import * as z from 'zod/mini'

const productSchema = z.object({
  siteUrl: z.string(),
  cmsUrl: z.string(),
  toolsUrl: z.string(),
  outboxDir: z.string(),
})

/** Where the product under test runs. */
export type ProductUnderTest = z.infer<typeof productSchema>

const VARIABLE = 'NUSA_PRODUCT_UNDER_TEST'

/** Tells the journeys, which run in processes of their own. */
export function announceProduct({ siteUrl, cmsUrl, toolsUrl, outboxDir }: ProductUnderTest): void {
  process.env[VARIABLE] = JSON.stringify({ siteUrl, cmsUrl, toolsUrl, outboxDir })
}

export function announcedProduct(): ProductUnderTest | null {
  const value = process.env[VARIABLE]
  return value ? productSchema.parse(JSON.parse(value)) : null
}

export function productUnderTest(): ProductUnderTest {
  const product = announcedProduct()
  if (!product) throw new Error('No product runs: start the journeys with npm test or npx playwright test.')
  return product
}
