import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ignoreRestOfGesture, ignoreRestOfPointerGesture } from './gesture.ts'

const acted = vi.fn((event: Event) => event.type)
const button = document.body.appendChild(document.createElement('button'))
for (const type of ['mousedown', 'click', 'keydown', 'keyup']) document.body.addEventListener(type, acted)

/** Dispatches an event at a time (ms). Returns whether listeners receive it and the default action happens. */
function happens(event: Event, at: number): boolean {
  Object.defineProperty(event, 'timeStamp', { value: at })
  acted.mockClear()
  const isDefault = button.dispatchEvent(event)
  const isHeard = acted.mock.calls.length > 0
  expect(isDefault).toBe(isHeard)
  return isHeard
}

const options = { bubbles: true, cancelable: true }
/** Presses and releases the mouse button. Returns whether both events take effect. */
function click(at: number, clientX = 100, clientY = 100, detail = 1): boolean {
  const mouse = { ...options, clientX, clientY, detail }
  const isDown = happens(new MouseEvent('mousedown', mouse), at)
  const isClick = happens(new MouseEvent('click', mouse), at + 80)
  expect(isClick).toBe(isDown)
  return isClick
}
const key = (at: number, key = 'Enter', repeat = false) =>
  happens(new KeyboardEvent('keydown', { ...options, key, repeat }), at)
const assistedClick = (at: number) => happens(new MouseEvent('click', { ...options, detail: 0 }), at)

/** Tests are far apart in time, so that no gesture spans two of them. */
let now = 0
beforeEach(() => {
  now += 100_000
})

describe('gesture handling after ignoreRestOfGesture', () => {
  it.each([60, 120, 250, 900])('ignores a press at almost the same spot %i ms later', (gap) => {
    click(now)
    ignoreRestOfGesture()
    expect(click(now + gap, 110, 95)).toBe(false)
  })

  it('ignores every further press in the same gesture', () => {
    click(now)
    ignoreRestOfGesture()
    expect([click(now + 200), click(now + 400)]).toEqual([false, false])
  })

  it('accepts a press at another spot, and every press after that', () => {
    click(now)
    ignoreRestOfGesture()
    expect([click(now + 200, 160), click(now + 400)]).toEqual([true, true])
  })

  it('accepts a press at the same spot one second later', () => {
    click(now)
    ignoreRestOfGesture()
    expect(click(now + 1_000)).toBe(true)
  })

  it('ignores a third quick press if ignoreRestOfGesture is called again after the second press', () => {
    click(now)
    ignoreRestOfGesture()
    click(now + 200)
    ignoreRestOfGesture()
    expect([click(now + 400), click(now + 1_100)]).toEqual([false, true])
  })

  it('ignores the same key for one second and while the key is held', () => {
    key(now)
    ignoreRestOfGesture()
    expect([key(now + 120), key(now + 990)]).toEqual([false, false])
    expect([key(now + 1_500, 'Enter', true), key(now + 3_000, 'Enter', true), key(now + 3_200)]).toEqual([
      false,
      false,
      true,
    ])
  })

  it('ignores the release of a space bar whose press was ignored', () => {
    const letGo = (at: number) => happens(new KeyboardEvent('keyup', { ...options, key: ' ' }), at)
    key(now, ' ')
    expect(letGo(now + 50)).toBe(true)
    ignoreRestOfGesture()
    expect([key(now + 150, ' '), letGo(now + 200)]).toEqual([false, false])
    expect([key(now + 2_000, ' '), letGo(now + 2_050)]).toEqual([true, true])
  })

  it('accepts the same key after another key has moved the focus', () => {
    key(now)
    ignoreRestOfGesture()
    expect([key(now + 200, 'Tab'), key(now + 400)]).toEqual([true, true])
  })

  it('accepts a click of assistive technology', () => {
    click(now)
    ignoreRestOfGesture()
    expect(assistedClick(now + 100)).toBe(true)
    expect([click(now + 200), assistedClick(now + 300)]).toEqual([false, true])
  })
})

describe('gesture handling after ignoreRestOfPointerGesture', () => {
  it('ignores the second press of a double click', () => {
    click(now)
    ignoreRestOfPointerGesture()
    expect(click(now + 200)).toBe(false)
  })

  it('accepts a second press of the same key', () => {
    key(now)
    ignoreRestOfPointerGesture()
    expect(key(now + 200)).toBe(true)
  })
})

describe.each(['<dialog open>', '<div popover>', '<div data-toast>'])(
  'gesture handling when %s appears under a press',
  (html) => {
    const appear = () => {
      const host = document.body.appendChild(document.createElement('div'))
      host.innerHTML = `${html}<button>Accept</button>`
      return host.querySelector('button') ?? expect.unreachable()
    }
    const pressIn = (target: Element, at: number, x = 100) => {
      const isHeard = vi.fn()
      target.addEventListener('mousedown', isHeard)
      const event = new MouseEvent('mousedown', { ...options, clientX: x, clientY: 100 })
      Object.defineProperty(event, 'timeStamp', { value: at })
      target.dispatchEvent(event)
      return isHeard.mock.calls.length > 0
    }

    it('ignores the second press of a double click in the new element, however late the element appears', () => {
      click(now)
      click(now + 800)
      expect(pressIn(appear(), now + 1_600)).toBe(false)
    })

    it('accepts a press in the new element a second later, or at another spot', () => {
      click(now)
      const inside = appear()
      expect(pressIn(inside, now + 1_000)).toBe(true)
      click(now + 5_000)
      expect(pressIn(inside, now + 5_100, 150)).toBe(true)
    })

    it('ignores a key that is held, and accepts a key that is pressed again', () => {
      const inside = appear()
      const keyIn = (at: number, repeat: boolean) => {
        const isHeard = vi.fn()
        inside.addEventListener('keydown', isHeard)
        const event = new KeyboardEvent('keydown', { ...options, key: 'Enter', repeat })
        Object.defineProperty(event, 'timeStamp', { value: at })
        inside.dispatchEvent(event)
        return isHeard.mock.calls.length > 0
      }
      key(now)
      expect([keyIn(now + 500, true), keyIn(now + 600, false)]).toEqual([false, true])
    })

    it('accepts two quick presses if both are in the new element', () => {
      const inside = appear()
      expect([pressIn(inside, now), pressIn(inside, now + 100)]).toEqual([true, true])
    })

    it('ignores the second press of a double click that removes the new element', () => {
      const inside = appear()
      pressIn(inside, now)
      inside.parentElement?.remove()
      expect(click(now + 200)).toBe(false)
    })
  },
)

it.each([
  ['a menu button', 'popovertarget', ''],
  ['an expand button', 'aria-expanded', 'false'],
])(
  'gesture handling ignores the second press of a double click on %s, because it would close the opened content',
  (_what, name, value) => {
    button.setAttribute(name, value)
    expect([click(now), click(now + 200, 100, 100, 2), click(now + 600)]).toEqual([true, false, true])
    button.removeAttribute(name)
  },
)

it('the function that ignoreRestOfGesture returns ends the gesture, so that a press at the same spot is accepted', () => {
  click(now)
  ignoreRestOfGesture()()
  expect(click(now + 200)).toBe(true)
})

it('gesture handling accepts both presses of a double click if no new content has appeared', () => {
  expect([click(now), click(now + 150)]).toEqual([true, true])
})

describe('gesture handling of a press that happened before gesture.ts was loaded', () => {
  let end = ignoreRestOfGesture
  beforeEach(async () => {
    vi.resetModules()
    end = (await import('./gesture.ts')).ignoreRestOfGesture
    end()
  })

  it('ignores further clicks that the browser counts as the same gesture', () => {
    expect([click(now, 100, 100, 2), click(now + 150, 100, 100, 3)]).toEqual([false, false])
  })

  it('ignores a key that is held', () => {
    expect(key(now, 'Enter', true)).toBe(false)
  })

  it('accepts a separate press, and every press after that', () => {
    expect([click(now), click(now + 150, 100, 100, 2)]).toEqual([true, true])
  })

  it('accepts a separate key press', () => {
    expect(key(now)).toBe(true)
  })
})
