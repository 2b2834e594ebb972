import { expect, it } from 'vitest'
import { escapeHtml } from './escape-html.ts'

it('escapeHtml escapes the characters that can end a text or a quoted attribute in HTML', () => {
  expect(escapeHtml(`Tom & <b>"Jerry"</b> o'clock`)).toBe('Tom &amp; &lt;b&gt;&quot;Jerry&quot;&lt;/b&gt; o&#39;clock')
})
