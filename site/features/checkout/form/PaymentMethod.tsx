import { checkoutTexts as texts } from '../texts.ts'
import { Section } from './Section.tsx'

/** The only payment provider, preselected. */
export function PaymentMethod() {
  return (
    <Section title={texts.payment}>
      <label className="flex cursor-pointer gap-3 rounded-md border-2 border-jungle bg-white p-4">
        <input type="radio" name="payment-method" value="xendit" defaultChecked className="mt-1 size-5 accent-jungle" />
        <span>
          <span className="block font-semibold">{texts.provider}</span>
          <span className="text-ink-soft text-sm">{texts.providerText}</span>
        </span>
      </label>
    </Section>
  )
}
