import * as fc from 'fast-check'

/** Values that no form sends: wrong types, huge or negative numbers, NaN, markup, lone surrogates. */
export const malformedValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    null,
    '',
    '\u0000',
    '\ud800',
    'x'.repeat(5000),
    '<script>alert(1)</script>',
    "'; drop table",
    {},
  ),
  fc.constantFrom<unknown>(
    -1,
    1e15,
    2 ** 31,
    0.1,
    Number.MAX_VALUE,
    '1e999',
    'NaN',
    '2026-02-30',
    '2020-01-01',
    '9999-12-31',
  ),
  fc.string({ unit: 'binary' }),
)

/** Generates variants of the value in which one part, at any depth, is malformed or missing. */
export function withMalformedPart(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null) return malformedValues
  const entries = Object.entries(value)
  if (entries.length === 0) return malformedValues
  const withReplacedPart = fc
    .constantFrom(...entries)
    .chain(([key, part]) => withMalformedPart(part).map((malformed) => replacePart(value, key, malformed)))
  const withoutPart = fc.constantFrom(...entries).map(([key]) => removePart(value, key))
  return fc.oneof({ arbitrary: withReplacedPart, weight: 6 }, withoutPart, malformedValues)
}

function replacePart(value: object, key: string, part: unknown): unknown {
  return Array.isArray(value) ? value.with(Number(key), part) : { ...value, [key]: part }
}

function removePart(value: object, key: string): unknown {
  if (Array.isArray(value)) return value.toSpliced(Number(key), 1)
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))
}

export function malformedBodies(validBody: unknown): fc.Arbitrary<string> {
  const bodies = fc.oneof({ arbitrary: withMalformedPart(validBody), weight: 3 }, malformedValues)
  const invalidJson = fc.constantFrom(
    '',
    '{',
    '[]',
    'NaN',
    '{"a":1e999}',
    '{"__proto__":{"email":1}}',
    `[${'['.repeat(5000)}`,
  )
  return fc.oneof({ arbitrary: bodies.map((body) => JSON.stringify(body) ?? ''), weight: 9 }, invalidJson)
}

export function malformedPathSegments(...validSegments: string[]): fc.Arbitrary<string> {
  const malformedSegments = malformedValues.map((value) =>
    typeof value === 'string' ? value : String(JSON.stringify(value)),
  )
  const segments = fc.oneof(fc.constantFrom(...validSegments), malformedSegments)
  return segments.map((segment) => encodeURIComponent(segment.toWellFormed()))
}
