'use client'

import { useField, useFieldPath } from '@payloadcms/ui'

/**
 * Returns the current path of a field. After a row was removed, moved or copied, `renderedPath` names another row
 * until the next response, and input would go to that row.
 *
 * Payload 3.90.1; tested by `cms/fields/numbers/number-fields.dom.test.tsx` and `e2e/own/price-rows.spec.ts`. Remove
 * it when Payload passes the current path to custom components.
 */
export function useCurrentPath(renderedPath: string): string {
  return useFieldPath() || renderedPath
}

/** Calls Payload's `useField` with the current path of the field. */
export function useCurrentField<Value>(renderedPath: string) {
  return useField<Value>({ potentiallyStalePath: renderedPath })
}
