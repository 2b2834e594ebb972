import type { InvoiceView } from '@nusa/shared/booking'
import { AmountRow, Amounts, AmountTotal } from '../../ui/amounts/Amounts.tsx'
import { useCharged, useMoney } from '../currency/store.ts'
import { confirmationTexts as texts } from './texts.ts'

/** What the invoice comes to. */
export function PaymentSummary({ invoice }: { invoice: InvoiceView }) {
  const money = useMoney()
  const charged = useCharged()
  return (
    <Amounts>
      {invoice.discount_amount > 0 && (
        <>
          <AmountRow name={texts.before} value={money(invoice.total_before_discount)} />
          <AmountRow name={texts.discount} value={`-${money(invoice.discount_amount)}`} />
        </>
      )}
      <AmountRow name={texts.subtotal} value={money(invoice.total_after_discount)} />
      <AmountRow name={texts.tax} value={money(invoice.tax_amount)} />
      <AmountTotal name={texts.total} value={money(invoice.total_after_tax)} note={charged(invoice.total_after_tax)} />
    </Amounts>
  )
}
