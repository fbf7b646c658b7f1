import type { SyntheticEvent } from 'react'
import { afterEach, expect, test, vi } from 'vitest'

import { holdSubmit, offerCampos } from './hold-submit.ts'

let close = () => {}
afterEach(() => close())

/** A submit event of a form by a button with these attributes; answers whether the form was held back. */
function submitBy(...atributos: string[]): boolean {
  const preventDefault = vi.fn<() => void>()
  const submitter = { hasAttribute: (nome: string) => atributos.includes(nome) }
  // As much of an event as is looked at.
  const event = { nativeEvent: { submitter }, currentTarget: { dataset: {} }, preventDefault } as unknown
  holdSubmit(event as SyntheticEvent<HTMLFormElement>)
  return preventDefault.mock.calls.length > 0
}

test('an order by card waits for its token; without card fields nothing waits', () => {
  expect(submitBy()).toBe(false)
  close = offerCampos(() => Promise.resolve(null))
  expect(submitBy()).toBe(true)
})

test('an address is kept, and approval asked for, though the card is not typed yet (ux 1.7)', () => {
  const tokenizar = vi.fn(() => Promise.resolve(null))
  close = offerCampos(tokenizar)
  expect(submitBy('formnovalidate')).toBe(false)
  expect(tokenizar).not.toHaveBeenCalled()
})
