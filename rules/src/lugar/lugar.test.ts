import { describe, expect, test } from 'vitest'

import {
  chooseTipoEntrega,
  localAt,
  localAtDoor,
  localOfLoja,
  readLugar,
  takeAt,
  takePonto,
} from './index.ts'
import type { Lugar, PontoEscolhido, QuemVende } from './index.ts'

const campinas = {
  lat: -22.8946,
  lng: -47.0516,
  cep: '13025002',
  cidade: 'Campinas',
  uf: 'SP',
  textoendereco: 'Rua Coronel Quirino, 1500',
}
const jundiai = { ...campinas, lat: -23.186, lng: -46.884, cidade: 'Jundiaí', textoendereco: 'Jundiaí, SP' }

function sellerOf(idfornecedor: string, tags: string[], lojas: [string, number, number][]): QuemVende {
  return {
    idfornecedor,
    tags,
    lojas: lojas.map(([nome, lat, lng]) => ({
      idloja: `${idfornecedor}-${nome}`,
      nome,
      descricao_endereco_loja: `Rua ${nome}, 1`,
      lat,
      lng,
    })),
  }
}

/** The four demo stores by what they offer: one that does both, one that brings, one that waits, one of companies. */
const emporio = sellerOf(
  'emporio',
  ['has-delivery', 'has-collect'],
  [
    ['Cambuí', -22.89, -47.05],
    ['Taquaral', -22.87, -47.05],
  ],
)
const cervejaria = sellerOf('cervejaria', ['has-delivery', 'requires-address-to-access'], [])
const obra = sellerOf(
  'obra',
  ['has-collect'],
  [
    ['Centro', -22.905, -47.06],
    ['Jundiaí', -23.19, -46.88],
  ],
)
const atacado = sellerOf(
  'atacado',
  ['has-delivery', 'has-collect', 'store-prefers-delivery-with-pickup'],
  [['Docas', -22.84, -47.1]],
)
const todas = [emporio, cervejaria, obra, atacado]

/** What the shopper sees at a store: '-' for nothing known. */
function seen(lugar: Lugar | null, loja: QuemVende): string {
  const local = localAt(lugar, loja)
  return local ? `${local.tipoEntrega} ${local.nomeloja ?? local.textoendereco}` : '-'
}
const seenAll = (lugar: Lugar | null) => todas.map((loja) => seen(lugar, loja))
const deliver = (lugar: Lugar | null, loja: QuemVende, ponto: PontoEscolhido = campinas) =>
  takeAt(lugar, loja, { tipoEntrega: 'DELIVERY', ...ponto })
function collect(lugar: Lugar | null, loja: QuemVende, index = 0): Lugar {
  const escolhida = loja.lojas[index]
  if (!escolhida) throw new Error('no such store')
  return takeAt(lugar, loja, localOfLoja(escolhida))
}
const quirino = 'DELIVERY Rua Coronel Quirino, 1500'

describe('type and store belong to the supplier, the point to the person (§4 Delivery type)', () => {
  // [what was done, what emporio, cervejaria, obra and atacado make of it]
  const rows: [string, Lugar | null, string[]][] = [
    ['nothing', null, ['-', '-', '-', '-']],
    ['a delivery place at emporio', deliver(null, emporio), [quirino, quirino, 'RETIRADA Centro', quirino]],
    ['pickup at emporio', collect(null, emporio, 1), ['RETIRADA Taquaral', '-', '-', '-']],
    ['pickup at obra', collect(null, obra, 1), ['-', '-', 'RETIRADA Jundiaí', '-']],
    [
      'a delivery place at cervejaria, then pickup at emporio',
      collect(deliver(null, cervejaria), emporio),
      ['RETIRADA Cambuí', quirino, 'RETIRADA Centro', quirino],
    ],
    [
      'pickup at emporio, then at obra, then at atacado',
      collect(collect(collect(null, emporio), obra, 1), atacado),
      ['RETIRADA Cambuí', '-', 'RETIRADA Jundiaí', 'RETIRADA Docas'],
    ],
    [
      'pickup at emporio, then another place at atacado: the point moves, the pickup stays',
      deliver(collect(null, emporio), atacado, jundiai),
      ['RETIRADA Cambuí', 'DELIVERY Jundiaí, SP', 'RETIRADA Jundiaí', 'DELIVERY Jundiaí, SP'],
    ],
    [
      'pickup at emporio, then delivery there',
      deliver(collect(null, emporio), emporio),
      [quirino, quirino, 'RETIRADA Centro', quirino],
    ],
    [
      'pickup asked for at the door: where it is offered, at the nearest store',
      { ponto: campinas, tipoEntrega: 'RETIRADA', escolhas: {} },
      ['RETIRADA Cambuí', quirino, 'RETIRADA Centro', 'RETIRADA Docas'],
    ],
    [
      'pickup asked for at the door, then delivery at emporio',
      deliver({ ponto: campinas, tipoEntrega: 'RETIRADA', escolhas: {} }, emporio),
      [quirino, quirino, 'RETIRADA Centro', 'RETIRADA Docas'],
    ],
  ]
  test.each(rows)('%s', (_nome, lugar, wanted) => {
    // atacado has both and one store: without a word it brings.
    expect(seenAll(lugar)).toEqual(wanted)
  })

  test('two stores in turn, every pair: what is chosen at the second changes nothing at the first', () => {
    for (const a of todas)
      for (const b of todas) {
        if (a === b || b.lojas.length === 0) continue
        const first = a.lojas.length > 0 ? collect(deliver(null, a), a) : deliver(null, a)
        expect([a.idfornecedor, b.idfornecedor, seen(collect(first, b), a)]).toEqual([
          a.idfornecedor,
          b.idfornecedor,
          seen(first, a),
        ])
      }
  })

  test('a store of another company has no effect, whoever wrote it into the cookie', () => {
    const alheia = {
      ponto: null,
      tipoEntrega: 'DELIVERY',
      escolhas: { obra: 'emporio-Cambuí', atacado: 'obra-Centro' },
    } as const
    expect(seenAll(alheia)).toEqual(['-', '-', '-', '-'])
  })

  test('a store that only delivers is never one for pickup, and one for pickup alone never delivers', () => {
    expect(
      seen({ ponto: campinas, tipoEntrega: 'RETIRADA', escolhas: { cervejaria: 'x' } }, cervejaria),
    ).toBe(quirino)
    expect(seen({ ponto: campinas, tipoEntrega: 'DELIVERY', escolhas: { obra: 'DELIVERY' } }, obra)).toBe(
      'RETIRADA Centro',
    )
  })

  test('the one store of a pickup-only supplier is its place from the first page on (readings 8)', () => {
    expect(seen(null, sellerOf('so', ['has-collect'], [['Única', -22, -47]]))).toBe('RETIRADA Única')
  })

  test('another point of the person leaves what suppliers were told', () => {
    const lugar = takePonto(collect(null, emporio), campinas)
    expect(seenAll(lugar)).toEqual(['RETIRADA Cambuí', quirino, 'RETIRADA Centro', quirino])
    expect(seen(takePonto(lugar, null), cervejaria)).toBe('-')
  })

  test('at the door of the marketplace it is the point, as it was asked for there', () => {
    expect(localAtDoor(collect(deliver(null, emporio), emporio))).toMatchObject({
      tipoEntrega: 'DELIVERY',
      ...campinas,
    })
    expect(localAtDoor(collect(null, emporio))).toBeNull()
  })

  test('a cookie keeps twelve suppliers, the newest', () => {
    let lugar: Lugar | null = null
    for (let i = 0; i < 20; i++) lugar = deliver(lugar, sellerOf(`f${i}`, [], []))
    expect(Object.keys(lugar?.escolhas ?? {})).toEqual(Array.from({ length: 12 }, (_, i) => `f${i + 8}`))
  })
})

test.each([
  [['has-collect'], 'DELIVERY', 'RETIRADA'],
  [['has-delivery'], 'RETIRADA', 'DELIVERY'],
  [['has-delivery', 'has-collect'], 'RETIRADA', 'RETIRADA'],
  [['has-delivery', 'has-collect'], 'nonsense', 'DELIVERY'],
  [[], 'RETIRADA', 'DELIVERY'],
])('a supplier with %j asked for %s: %s', (tags, pedido, wanted) => {
  expect(chooseTipoEntrega(tags, pedido)).toBe(wanted)
})

describe('the cookie', () => {
  test('what was written is read', () => {
    const lugar = collect(deliver(null, cervejaria, { ...campinas, idendereco: 'a1' }), emporio)
    expect(readLugar(JSON.stringify(lugar))).toEqual(lugar)
  })

  test('one of the older shape: its point is the person’s', () => {
    expect(seenAll(readLugar(JSON.stringify({ tipoEntrega: 'DELIVERY', ...campinas })))).toEqual([
      quirino,
      quirino,
      'RETIRADA Centro',
      quirino,
    ])
  })

  test('one of the older shape with a store: it counts where it belongs, and its point was never the person’s', () => {
    const antigo = { tipoEntrega: 'RETIRADA', ...campinas, idloja: 'emporio-Cambuí', nomeloja: 'Loja Cambuí' }
    expect(seenAll(readLugar(JSON.stringify(antigo)))).toEqual(['RETIRADA Cambuí', '-', '-', '-'])
    expect(seen(deliver(readLugar(JSON.stringify(antigo)), emporio), emporio)).toBe(quirino)
  })

  test.each([
    null,
    '',
    '[]',
    'null',
    '{"tipoEntrega":"DELIVERY"}',
    '{"lat":"1","lng":2}',
    '{"lat":91,"lng":2}',
    '{"lat":1e999,"lng":2}',
    '{"tipoEntrega"',
  ])('%s is not a place', (text) => {
    expect(readLugar(text)).toBeNull()
  })

  test('points outside of the world, values that are not texts and unknown choices are left out', () => {
    const cru = { ponto: { lat: 200, lng: 0 }, tipoEntrega: 7, escolhas: { emporio: 3, obra: 'obra-Centro' } }
    expect(readLugar(JSON.stringify(cru))).toEqual({
      ponto: null,
      tipoEntrega: 'DELIVERY',
      escolhas: { obra: 'obra-Centro' },
    })
    const longo = readLugar(JSON.stringify({ lat: 1, lng: 2, textoendereco: 'x'.repeat(999), cidade: {} }))
    expect(longo?.ponto).toMatchObject({ textoendereco: 'x'.repeat(300), cidade: '' })
  })
})
