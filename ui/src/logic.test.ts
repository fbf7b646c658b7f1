import { describe, expect, test, vi } from 'vitest'
import { formatRemaining } from './format-remaining.ts'
import { holdDelay } from './use-hold.ts'
import { pageWindow } from './page-window.ts'
import { addToastHost, dismissToast, showToast, toastStore } from './toast/toast-store.ts'
import { walkOptions } from './combobox/walk-options.ts'

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, -2, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [5, 12, [1, -1, 4, 5, 6, -2, 12]],
  [12, 12, [1, -1, 11, 12]],
])('page %i of %i shows its neighbours, both ends and the gaps', (page, pages, shown) => {
  expect(pageWindow(page, pages)).toEqual(shown)
})

test.each([
  [1_800_000, '30:00'],
  [1_798_500, '29:59'],
  [59_001, '01:00'],
  [3_900_000, '1:05:00'],
  [172_799_000, '47:59:59'],
  [719 * 3_600_000, '29 dias'],
  [-5, '00:00'],
])('%i ms left read %s', (milliseconds, clock) => {
  expect(formatRemaining(milliseconds)).toBe(clock)
})

test('a held button waits once, then goes ever faster down to 40 ms', () => {
  const delays = Array.from({ length: 30 }, (_, repeats) => holdDelay(repeats))
  expect(delays[0]).toBe(400)
  expect(delays.slice(1)).toEqual(delays.slice(1).toSorted((a, b) => b - a))
  expect(delays.at(-1)).toBe(40)
})

describe('toasts', () => {
  test('keep at most three, the oldest gives way', () => {
    const leave = addToastHost('page')
    const ids = ['a', 'b', 'c', 'd'].map((text) => showToast(text))
    expect(toastStore.at('page').map((toast) => toast.text)).toEqual(['b', 'c', 'd'])
    ids.forEach(dismissToast)
    expect(toastStore.at('page')).toEqual([])
    leave()
  })
  test('are never rendered on the server, where one store serves every visitor', () => {
    const leave = addToastHost('page')
    const id = showToast('x')
    expect(toastStore.atServer()).toEqual([])
    dismissToast(id)
    leave()
  })
  test('belong to the host added last, and go back when it leaves', () => {
    const seen = vi.fn()
    const stop = toastStore.subscribe(seen)
    const removePage = addToastHost('page')
    const removePanel = addToastHost('panel')
    const id = showToast('x')
    expect(toastStore.at('panel')).toHaveLength(1)
    expect(toastStore.at('page')).toEqual([])
    removePanel()
    expect(toastStore.at('page')).toHaveLength(1)
    dismissToast(id)
    removePage()
    stop()
    expect(seen).toHaveBeenCalledTimes(6)
  })
  test('are the same to a host that shows none, whoever comes, goes or shows one: it is not drawn anew', () => {
    const leave = addToastHost('page')
    const removePanel = addToastHost('panel')
    const before = toastStore.at('page')
    const id = showToast('x')
    const removeOther = addToastHost('other')
    expect(toastStore.at('page')).toBe(before)
    dismissToast(id)
    removeOther()
    expect(toastStore.at('page')).toBe(before)
    removePanel()
    leave()
  })
})

test.each([
  [-1, 1, 3, 0],
  [-1, -1, 3, 2],
  [2, 1, 3, -1],
  [0, -1, 3, -1],
  [-1, -1, 1, 0],
  [0, 1, 1, -1],
])(
  'from option %i a step of %i among %i leads to %i: the field (-1) is in the circle',
  (active, step, count, next) => {
    expect(walkOptions(active, step, count)).toBe(next)
  },
)
