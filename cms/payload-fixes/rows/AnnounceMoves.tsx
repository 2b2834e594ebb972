'use client'

import { useAllFormFields } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../core/i18n/use-language.ts'
import { type MovedItem, parseMove, updateMovedItem } from './moved-item.ts'
import { rowTexts } from './row-texts.ts'

/**
 * Announces the title and position of an item that is moved with the keyboard. Payload uses dnd-kit's announcements,
 * which read the ids of the items, in English only.
 *
 * Payload 3.90.1; tested by `announce-moves.dom.test.tsx`. Remove it when Payload announces titles.
 */
export function AnnounceMoves() {
  const texts = useTexts(rowTexts)
  const [fields] = useAllFormFields()
  const currentFields = useRef(fields)
  currentFields.current = fields
  const anchor = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const form = anchor.current?.closest('form')
    if (!form) return
    let item: MovedItem | null = null
    const replaceAnnouncement = (region: Element, announcement: string) => {
      const move = parseMove(announcement)
      if (!move) return
      const listIds = readListIds(currentFields.current, region)
      item = updateMovedItem(item, move, listIds, readTitle(document.activeElement))
      const text = item ? texts.moveAnnouncements[move.kind](item) : ''
      // React updates the text node, so it must not be replaced.
      if (region.firstChild) region.firstChild.nodeValue = text
    }
    const observer = new MutationObserver((records) => {
      for (const [region, announcements] of collectAnnouncements(records)) {
        for (const announcement of announcements) replaceAnnouncement(region, announcement)
      }
      // Drops the records of the replacements above.
      observer.takeRecords()
    })
    observer.observe(form, { characterData: true, characterDataOldValue: true, childList: true, subtree: true })
    return () => observer.disconnect()
  }, [texts])
  return <span ref={anchor} hidden />
}

/** dnd-kit replaces its first announcement before the observer runs, so old values are announcements too. */
function collectAnnouncements(records: readonly MutationRecord[]): Map<Element, string[]> {
  const announcements = new Map<Element, string[]>()
  for (const { target, oldValue } of records) {
    const region = findRegion(target)
    if (region) announcements.set(region, [...(announcements.get(region) ?? []), oldValue ?? ''])
  }
  for (const [region, regionAnnouncements] of announcements) regionAnnouncements.push(region.textContent)
  return announcements
}

function findRegion(node: Node): Element | null {
  const element = node instanceof Element ? node : node.parentElement
  return element?.closest('[id^="DndLiveRegion"]') ?? null
}

function readListIds(fields: FormState, region: Element): string[] {
  const elementId = region.closest('.field-type')?.id ?? ''
  const path = elementId.replace(/^field-/, '').replaceAll('__', '.')
  const { rows, value } = fields[path] ?? {}
  if (rows) return rows.map(({ id }) => id)
  return Array.isArray(value) ? value.map(String) : []
}

function readTitle(handle: Element | null): string {
  const title =
    handle?.querySelector('[class$="multi-value-label__text"]') ??
    handle?.closest('.upload-field-card')?.querySelector('.upload-relationship-details__filename') ??
    handle?.closest('.collapsible__toggle-wrap')?.querySelector('.collapsible__header-wrap')
  return title?.textContent.trim() ?? ''
}
