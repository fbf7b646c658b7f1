import { describe, expect, test } from 'vitest'

import {
  canSeePrecos,
  canSubmitPedido,
  chooseEndereco,
  computeListaTemPrecos,
  droppedState,
  formatConsent,
  hasModulo,
  initialTipoEntrega,
  isAuthBlocked,
  isCadastroEmAnalise,
  isEnderecoRequired,
  isFornecedorRequired,
  isModuloAllowed,
  listEffective,
  maxEnderecos,
  moduloOfTela,
  parseConsent,
  tagsFornecedor,
} from './index.ts'
import type { TagFornecedor } from './index.ts'

const visitante = { autenticado: false, aprovado: false }
const novo = { autenticado: true, aprovado: false }
const aprovado = { autenticado: true, aprovado: true }

test('the seventeen tags of §6 are known, each once', () => {
  expect(tagsFornecedor).toHaveLength(17)
  expect(new Set(tagsFornecedor).size).toBe(17)
})

test.each<[TagFornecedor[], boolean, boolean, boolean]>([
  [[], true, true, true],
  [['support-budget'], false, false, true],
  [['hide-price-for-logged-out-customers'], false, true, true],
  [['support-budget', 'hide-price-for-logged-out-customers'], false, false, true],
  // Readings 7: a visitor reads what it may; who is logged in and not approved is shut out.
  [['block-not-approved-user'], true, false, true],
])(
  'with %j prices are seen by a visitor: %s, an unapproved customer: %s, an approved one: %s (§4)',
  (tags, ...expected) => {
    expect([visitante, novo, aprovado].map((quem) => canSeePrecos({ tags, ...quem }))).toEqual(expected)
  },
)

test.each([
  [[], true],
  [[{ preconf: 1 }, {}], true],
  [[{ preconf: 0 }], true],
  [[{}, { preconf: 1 }], false],
  [[{ preconf: null }], false],
])('listaTemPrecos of %o is %s: true unless the first item lacks preconf (§4)', (itens, expected) => {
  expect(computeListaTemPrecos(itens)).toBe(expected)
})

test.each<
  [string, TagFornecedor[], typeof novo & { pode_submeter?: boolean; orcamento?: boolean }, string | null]
>([
  ['an approved customer orders', ['restrict-not-approved-user-submission'], aprovado, null],
  ['a visitor logs in first', [], visitante, 'entrar_para_continuar'],
  ['an unapproved customer orders where nothing forbids it', [], novo, null],
  ['an unapproved customer asks for a budget', ['support-budget'], novo, null],
  [
    'the restriction refuses the unapproved, budgets too',
    ['support-budget', 'restrict-not-approved-user-submission'],
    novo,

    'cadastro_nao_aprovado',
  ],
  ['a blocked one is refused', ['block-not-approved-user'], novo, 'cadastro_nao_aprovado'],
  [
    'a blocked one sends no order',
    ['block-not-approved-user', 'support-budget'],
    novo,
    'cadastro_nao_aprovado',
  ],
  [
    'a blocked one asks for a budget (readings 7)',
    ['block-not-approved-user', 'support-budget'],
    { ...novo, orcamento: true },
    null,
  ],
  [
    'a blocked one asks for none where there are none',
    ['block-not-approved-user'],
    { ...novo, orcamento: true },
    'cadastro_nao_aprovado',
  ],
  [
    'without submissao_pedido nobody orders',
    [],
    { ...aprovado, pode_submeter: false },
    'sem_permissao_submeter',
  ],
])('%s (§4, §6)', (_, tags, quem, motivo) => {
  expect(canSubmitPedido({ tags, pode_submeter: true, ...quem })).toEqual({
    permitido: motivo === null,
    motivo,
  })
})

test('only block-not-approved-user keeps an unapproved account from logging in (§4)', () => {
  expect(isAuthBlocked({ tags: ['block-not-approved-user'], aprovado: false })).toBe(true)
  expect(isAuthBlocked({ tags: ['block-not-approved-user'], aprovado: true })).toBe(false)
  expect(isAuthBlocked({ tags: ['support-budget'], aprovado: false })).toBe(false)
})

test.each<[TagFornecedor[], boolean]>([
  [['support-budget'], true],
  [['block-not-approved-user'], true],
  [['restrict-not-approved-user-submission'], false],
])('registering with %j leads to "Cadastro em análise": %s (§4, step 3)', (tags, expected) => {
  expect(isCadastroEmAnalise({ tags, aprovado: false })).toBe(expected)
  expect(isCadastroEmAnalise({ tags, aprovado: true })).toBe(false)
})

test.each([
  [['Chat', 'Cupons'], ['Cupons'], true],
  [['Chat'], ['Cupons', 'Chat'], true],
  [['Chat'], ['Cupons'], false],
  [[], ['Todos', 'Cupons'], true],
  [['Chat'], ['Cupons', 'Todos'], false],
  [['Chat'], [], false],
])('modules %j open what requires %j: %s (§5 Module access)', (modulos, exigidos, expected) => {
  expect(isModuloAllowed(modulos, exigidos)).toBe(expected)
})

test('a supplier with Todos has every module, another what it names (§5)', () => {
  expect(hasModulo(['Todos'], 'combo')).toBe(true)
  expect(hasModulo(['Combos'], 'combo')).toBe(true)
  expect(hasModulo(['Combos'], 'cupom')).toBe(false)
  expect(hasModulo([], 'fatura')).toBe(false)
})

test.each([
  ['cupons', 'cupom'],
  ['listas/compartilhada/x', 'lista-compras'],
  ['chat/x', 'chat'],
  ['carrinho', undefined],
  ['', undefined],
])('the screen /%s belongs to the module %s', (path, modulo) => {
  expect(moduloOfTela(path)).toBe(modulo)
})

test.each<[TagFornecedor[], string]>([
  [['has-collect'], 'RETIRADA'],
  [['has-delivery'], 'DELIVERY'],
  [['has-collect', 'has-delivery'], 'DELIVERY'],
  [['has-collect', 'has-delivery', 'store-prefers-delivery-with-pickup'], 'DELIVERY'],
  [[], 'DELIVERY'],
])('a supplier with %j starts with %s (§4 Delivery type)', (tags, tipoEntrega) => {
  expect(initialTipoEntrega(tags)).toBe(tipoEntrega)
})

describe('an address is required (§5)', () => {
  const tags: TagFornecedor[] = ['has-delivery', 'requires-address-to-access']

  test.each([
    ['none at all', [], true],
    ['one with an id', [{ idendereco: 'a' }], false],
    ['one with the null id', [{ idendereco: '00000000-0000-0000-0000-000000000000' }], true],
    ['one with coordinates on the equator', [{ lat: 0, lng: -51 }], false],
    ['one with half of its coordinates', [{ lat: -22.9, lng: null }], true],
  ])('with %s', (_, enderecos, expected) => {
    expect(isEnderecoRequired({ tags, enderecos })).toBe(expected)
  })

  test('only where the supplier delivers and asks for one', () => {
    expect(isEnderecoRequired({ tags: ['requires-address-to-access'], enderecos: [] })).toBe(false)
    expect(isEnderecoRequired({ tags: ['has-delivery'], enderecos: [] })).toBe(false)
  })
})

test('a supplier is required with its tag alone (§5)', () => {
  expect(isFornecedorRequired(['requires-supplier-to-access'])).toBe(true)
  expect(isFornecedorRequired([])).toBe(false)
})

describe('when the address list loads (§4 Address flow)', () => {
  const casa = { idendereco: 'casa', primario: false }
  const loja = { idendereco: 'loja', primario: true }
  const antigo = { idendereco: 'antigo', primario: false }
  const enderecos = [casa, loja]

  test.each<[string, TagFornecedor[], typeof casa | null, object]>([
    ['a choice still listed stays', [], casa, { enderecos, escolhido: casa }],
    ['a choice no longer listed is cleared', [], antigo, { enderecos, escolhido: null }],
    ['nothing is chosen by itself', [], null, { enderecos, escolhido: null }],
    ['the primary address is chosen', ['use-primary-address'], casa, { enderecos, escolhido: loja }],
    ['only the first is kept', ['uses-single-address'], casa, { enderecos: [casa], escolhido: casa }],
    ['what is not kept is not chosen', ['uses-single-address'], loja, { enderecos: [casa], escolhido: null }],
  ])('%s', (_, tags, escolhido, expected) => {
    expect(chooseEndereco({ tags, enderecos, escolhido })).toEqual(expected)
  })

  test('without a primary address the previous choice stays', () => {
    const estado = { tags: ['use-primary-address'], enderecos: [casa, antigo], escolhido: antigo }
    expect(chooseEndereco(estado).escolhido).toBe(antigo)
  })

  test('a choice that was edited is taken from the list', () => {
    const edited = { ...casa, primario: true }
    expect(chooseEndereco({ tags: [], enderecos: [edited], escolhido: casa }).escolhido).toBe(edited)
  })

  test('a customer keeps one address with uses-single-address, else as many as they like', () => {
    expect(maxEnderecos(['uses-single-address'])).toBe(1)
    expect(maxEnderecos([])).toBe(Infinity)
  })
})

describe('cookie consent (§4 Local persistence, readings 8)', () => {
  test.each([
    ['1,0,1,0', '1', [true, false, true, false], true],
    ['1,1,1,1', '0', [true, true, true, true], false],
    [undefined, undefined, [true, true, true, true], false],
    ['1,1,1', '1', [true, true, true, true], false],
    ['1,1,1,1; Path=/', '1', [true, true, true, true], false],
  ])('%s decided %s', (header, decided, grupos, decidido) => {
    expect(parseConsent(header, decided)).toEqual({ grupos, decidido })
  })

  test('what is written reads back', () => {
    const grupos = [true, false, false, true] as const
    expect(parseConsent(formatConsent(grupos), '1')).toEqual({ grupos, decidido: true })
  })

  test('until the visitor has chosen only group 0 takes effect', () => {
    expect(listEffective(parseConsent('1,1,1,1', '0'))).toEqual([true, false, false, false])
    expect(listEffective(parseConsent('1,1,0,1', '1'))).toEqual([true, true, false, true])
  })

  test.each([
    [[true, true, true, true], []],
    [
      [false, true, true, true],
      ['carrinho', 'chat', 'rota'],
    ],
    [
      [true, false, false, true],
      ['usuario', 'outros'],
    ],
    [[true, true, true, false], []],
  ] as const)('declining as in %j drops %j', (grupos, dropped) => {
    expect(droppedState(grupos)).toEqual(dropped)
  })
})
