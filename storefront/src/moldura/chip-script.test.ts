import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'

import { localAt } from '@vitrine/rules/lugar'
import type { Lugar, QuemVende } from '@vitrine/rules/lugar'

import { describeLocal } from '#shell'

import { chipScript, writeVende } from './chip-script.ts'

const lojaOf = (idloja: string, lat: number) => ({
  idloja,
  nome: `Loja ${idloja}`,
  descricao_endereco_loja: 'Rua A, 1',
  lat,
  lng: -47,
})
const vendedores: QuemVende[] = [
  ['has-delivery', 'has-collect'],
  ['has-delivery'],
  ['has-collect'],
  [],
].flatMap((tags) =>
  [[], [lojaOf('a', -22)], [lojaOf('a', -22), lojaOf('b', -23)]].map((lojas) => ({
    idfornecedor: 'f',
    tags,
    lojas,
  })),
)
const ponto = { lat: -22.9, lng: -47.1, cep: '', cidade: 'Campinas', uf: 'SP', textoendereco: 'Rua B, 2' }
const escolhasPossiveis: Lugar['escolhas'][] = [
  {},
  { f: 'DELIVERY' },
  { f: 'a' },
  { f: 'b' },
  { f: 'alheia' },
  { '': 'b' },
  { '': 'alheia' },
  { g: 'a' },
]
const lugares = [ponto, { ...ponto, textoendereco: '' }, null].flatMap((onde) =>
  (['DELIVERY', 'RETIRADA'] as const).flatMap((tipoEntrega) =>
    escolhasPossiveis.map((escolhas): Lugar => ({ ponto: onde, tipoEntrega, escolhas })),
  ),
)

/** What the script writes into the chip; null when it leaves it alone. */
function runScript(cookie: string, loja: QuemVende): string | null {
  const small = { textContent: '' }
  const span = { textContent: '' }
  const chip = {
    getAttribute: () => writeVende(loja),
    querySelector: (what: string) => (what === 'small' ? small : span),
  }
  runInNewContext(chipScript, { document: { cookie, getElementById: () => chip }, decodeURIComponent })
  return small.textContent ? `${small.textContent} ${span.textContent}` : null
}

describe('the chip before React is the chip with React', () => {
  test.each(vendedores)('$tags with $lojas.length stores', (loja) => {
    for (const lugar of lugares) {
      const local = localAt(lugar, loja)
      const wanted = local && (({ como, onde }) => `${como} ${onde}`)(describeLocal(local))
      const cookie = `a=1; vitrine_local=${encodeURIComponent(JSON.stringify(lugar))}`
      expect([lugar, runScript(cookie, loja)]).toEqual([lugar, wanted])
    }
  })

  test.each(['', 'vitrine_local=%7B', 'vitrine_local=%7B%22lat%22%3A1%7D', 'vitrine_local=null'])(
    'the cookie %s leaves the text of the page',
    (cookie) => {
      for (const loja of vendedores) expect(runScript(cookie, loja)).toBeNull()
    },
  )
})
