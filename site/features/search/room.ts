/** Says whether a panel does not fit below its field, and the window has more room above it. A phone's keyboard counts. */
export function hasMoreRoomAbove(panel: HTMLElement, field: HTMLElement): boolean {
  const { top, bottom } = field.getBoundingClientRect()
  const below = (visualViewport?.height ?? innerHeight) - bottom
  return panel.offsetHeight > below && top > below
}
