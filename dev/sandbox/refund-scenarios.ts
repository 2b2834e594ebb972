/** Possible results of a refund, chosen on the payment page or by a test. */
export const refundScenarios = [
  { id: 'succeeds', name: 'succeeds at once' },
  { id: 'waits', name: 'waits until you decide' },
  { id: 'fails', name: 'is taken on, then fails' },
  { id: 'unsupported', name: 'is not possible with this method' },
  { id: 'no-balance', name: 'finds no balance' },
] as const

export type RefundScenario = (typeof refundScenarios)[number]['id']

export const scenarioIds = refundScenarios.map(({ id }) => id)

export function isScenario(text: unknown): text is RefundScenario {
  return scenarioIds.some((id) => id === text)
}

/** Returns the default scenario: a bank transfer cannot be refunded automatically, the other channels can. */
export function defaultScenario(paymentMethod: string | undefined): RefundScenario {
  return paymentMethod === 'BANK_TRANSFER' ? 'unsupported' : 'succeeds'
}
