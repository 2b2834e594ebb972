import { makeDate as date } from '@nusa/shared/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Calendar } from './Calendar.tsx'

const today = date('2026-12-16')

test('the calendar underlines today and strikes through an unavailable day with separate elements', () => {
  const markup = renderToStaticMarkup(
    <Calendar value={null} today={today} disabledReason={() => 'sold out'} onPick={() => {}} />,
  )
  const day = new RegExp(`<button[^>]*data-date="${today}".*?</button>`).exec(markup)?.[0] ?? ''
  const lines = (...all: string[]) => all.filter((one) => /\b(underline|line-through)(?= |$)/.test(one))
  const classes = [...day.matchAll(/class="([^"]*)"/g)].map(([, names = '']) => names.split(' '))
  expect(classes.map((names) => lines(...names))).toEqual([['line-through'], ['underline']])
})
