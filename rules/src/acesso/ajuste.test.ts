import { expect, test } from 'vitest'

import { modulos, switchModulos, switchTags } from './index.ts'

test('all modules are Todos, some are named, and names that nobody here knows stay', () => {
  expect(switchModulos(['Cupons', 'Robos'], modulos)).toEqual(['Todos', 'Robos'])
  expect(switchModulos(['Todos', 'Robos'], ['chat', 'cupom'])).toEqual(['Chat', 'Cupons', 'Robos'])
  expect(switchModulos(['Todos'], [])).toEqual([])
})

test('tags are switched; how the store delivers, and tags that nobody here knows, stay', () => {
  expect(switchTags(['has-delivery', 'do-erp', 'support-budget'], ['shows-stock'])).toEqual([
    'has-delivery',
    'do-erp',
    'shows-stock',
  ])
  expect(switchTags([], ['use-primary-address', 'support-budget'])).toEqual([
    'support-budget',
    'use-primary-address',
  ])
})
