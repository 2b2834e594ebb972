import * as z from 'zod/mini'

const productSchema = z.object({
  siteUrl: z.string(),
  cmsUrl: z.string(),
  toolsUrl: z.string(),
  outboxDir: z.string(),
})

export type ProductUnderTest = z.infer<typeof productSchema>

const PRODUCT_VARIABLE = 'NUSA_PRODUCT_UNDER_TEST'

/** Stores the addresses of the product in the environment, because the tests run in separate processes. */
export function announceProduct({ siteUrl, cmsUrl, toolsUrl, outboxDir }: ProductUnderTest): void {
  process.env[PRODUCT_VARIABLE] = JSON.stringify({ siteUrl, cmsUrl, toolsUrl, outboxDir })
}

export function readAnnouncedProduct(): ProductUnderTest | null {
  const value = process.env[PRODUCT_VARIABLE]
  return value ? productSchema.parse(JSON.parse(value)) : null
}

export function productUnderTest(): ProductUnderTest {
  const product = readAnnouncedProduct()
  if (!product) throw new Error('No product is running: start the journeys with npm test or npx playwright test.')
  return product
}
