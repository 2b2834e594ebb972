import type { InvoiceView } from '@nusa/shared/booking'
import { formatRupiah } from '@nusa/shared/money'
import { AmountRow, Amounts, AmountTotal } from '../../../ui/amounts/Amounts.tsx'
import { useChargedNote, useMoney, useTaxAmount } from '../../currency/index.ts'
import { confirmationTexts as texts } from './texts.ts'

/** The amounts of the invoice. */
export function PaymentSummary({ invoice }: { invoice: InvoiceView }) {
  const money = useMoney()
  const taxAmount = useTaxAmount()
  const charged = useChargedNote()
  const sum = (state: 'done' | 'on_its_way') =>
    invoice.bookings.reduce((total, { refund }) => total + (refund?.state === state ? refund.amount : 0), 0)
  const refunds = [
    [texts.refundsInProgress, sum('on_its_way')],
    [texts.refunds, sum('done')],
  ] as const
  const refundRows = refunds.filter(([, amount]) => amount > 0)
  return (
    <Amounts>
      {invoice.discount_amount > 0 && (
        <>
          <AmountRow name={texts.before} value={money(invoice.total_before_discount)} />
          <AmountRow name={texts.discount} value={`-${money(invoice.discount_amount)}`} />
        </>
      )}
      <AmountRow name={texts.subtotal} value={money(invoice.total_after_discount)} />
      <AmountRow name={texts.tax} value={taxAmount(invoice.total_after_tax, invoice.total_after_discount)} />
      <AmountTotal name={texts.total} value={money(invoice.total_after_tax)} note={charged(invoice.total_after_tax)} />
      {refundRows.map(([name, amount]) => (
        <AmountRow key={name} name={name} value={formatRupiah(amount)} />
      ))}
    </Amounts>
  )
}
