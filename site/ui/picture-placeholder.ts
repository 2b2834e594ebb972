/** Two mountains and a sun, 48 by 32 units. */
export const placeholderShapes = '<path d="M0 32 15 8l8 12 6-9 19 21Z"/><circle cx="37" cy="7" r="4"/>'
