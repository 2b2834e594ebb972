import { makeTourOffer } from '@nusa/shared/testing'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { BookingBlock } from './BookingBlock.tsx'

/** The booking block as the page has it before its code runs. */
const html = renderToString(<BookingBlock offer={makeTourOffer()} taxRate={10} imageUrl={null} />)

describe('the booking block before the page’s code runs', () => {
  it('can be reached with the keyboard', () => {
    expect(html).toContain('Add to Cart')
    expect(html).not.toMatch(/<(fieldset|select|input|form)[^>]* (disabled|inert)=""/)
    expect(html).toMatch(/<button type="submit" class=/)
  })

  it('says that it is not ready, and a submit leads nowhere', () => {
    expect(html).toMatch(/<form[^>]*aria-busy="true"/)
    expect(html).toMatch(/<form[^>]*method="dialog"/)
  })
})
