import * as z from 'zod/mini'
import { ApiError } from './types.ts'

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const currencies = ['IDR', 'PHP', 'THB', 'VND', 'MYR', 'USD']
/** No channel accepts an invoice above this amount (rupiah). */
const maxAmount = 50_000_000_000

const itemSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(255)),
  price: z.number(),
  quantity: z.number().check(z.minimum(0)),
  reference_id: z.optional(z.string()),
  url: z.optional(z.url()),
  category: z.optional(z.string()),
})

const createSchema = z.object({
  external_id: z.string().check(z.minLength(1), z.maxLength(1000)),
  amount: z.number().check(z.gt(0)),
  payer_email: z.optional(z.string()),
  description: z.optional(z.string().check(z.maxLength(1000))),
  invoice_duration: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(31_536_000))),
  should_send_email: z.optional(z.boolean()),
  customer: z.optional(
    z.looseObject({
      given_names: z.nullish(z.string()),
      surname: z.nullish(z.string()),
      email: z.nullish(z.string()),
      mobile_number: z.nullish(z.string()),
      addresses: z.nullish(z.array(z.looseObject({}))),
    }),
  ),
  success_redirect_url: z.optional(z.url()),
  failure_redirect_url: z.optional(z.url()),
  payment_methods: z.optional(z.array(z.string())),
  currency: z.optional(z.string()),
  locale: z.optional(z.string()),
  reminder_time: z.optional(z.number()),
  items: z.optional(z.array(itemSchema).check(z.maxLength(75))),
  fees: z.optional(z.array(z.object({ type: z.string(), value: z.number() }))),
  metadata: z.optional(z.record(z.string(), z.unknown())),
})

export type CreateRequest = z.infer<typeof createSchema>

const supportedMethods =
  'CREDIT_CARD BCA BNI BSI BRI MANDIRI PERMATA SAHABAT_SAMPOERNA BNC ALFAMART INDOMARET OVO DANA SHOPEEPAY LINKAJA JENIUSPAY DD_BRI DD_BCA_KLIKPAY KREDIVO AKULAKU ATOME QRIS'.split(
    ' ',
  )

/** Returns a valid request, or throws an ApiError with Xendit's error code. */
export function parseCreateRequest(body: unknown): CreateRequest {
  const parsed = createSchema.safeParse(body)
  if (!parsed.success) {
    const errors = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw validationError(
      'API_VALIDATION_ERROR',
      `There was an error with the format submitted: ${errors.join('; ')}`,
      errors,
    )
  }
  const request = parsed.data
  for (const address of [request.payer_email, request.customer?.email]) {
    if (address && !emailPattern.test(address))
      throw validationError('EMAIL_FORMAT_ERROR', 'The e-mail format is invalid.')
  }
  const currency = request.currency ?? 'IDR'
  if (!currencies.includes(currency)) throw validationError('UNSUPPORTED_CURRENCY', `${currency} is not supported.`)
  if (currency !== 'IDR')
    throw validationError('MISMATCH_CURRENCY_ERROR', 'No payment method of this account takes it.')
  if (request.amount > maxAmount) {
    throw validationError('MAXIMUM_TRANSFER_AMOUNT_ERROR', `The amount is above the maximum of ${maxAmount}.`)
  }
  checkMethods(request.payment_methods)
  const { reminder_time: reminderTime } = request
  if (reminderTime !== undefined && (reminderTime < 1 || reminderTime > 30)) {
    throw validationError('INVALID_REMINDER_TIME', 'The reminder time is out of range.')
  }
  if (Object.keys(request.metadata ?? {}).length > 50) {
    throw validationError('API_VALIDATION_ERROR', 'metadata: must have 50 keys at most', ['metadata'])
  }
  return request
}

function checkMethods(methods: string[] | undefined): void {
  if (methods?.length === 0)
    throw validationError('NO_COLLECTION_METHODS_ERROR', 'There is no payment method to collect with.')
  const unknownMethod = methods?.find((method) => !supportedMethods.includes(method))
  if (unknownMethod !== undefined)
    throw validationError('UNAVAILABLE_PAYMENT_METHOD_ERROR', `${unknownMethod} is not available.`)
}

function validationError(code: string, message: string, errors?: string[]): ApiError {
  return new ApiError(400, code, message, errors)
}
