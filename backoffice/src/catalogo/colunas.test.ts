import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { chooseColunas, colunas, opcionais, pickColunas, readEscondidas } from './colunas.ts'

const nomes = opcionais.map(({ id }) => id)

test('whatever is left out, a row is chosen, named and opened, and each column knows its place', () => {
  fc.assert(
    fc.property(fc.subarray([...nomes, 'nome', 'abrir', 'nada']), (fora) => {
      const { vistas, indiceOf, editaveis } = chooseColunas(
        readEscondidas(pickColunas(`a=1; vitrine_colunas_produtos=${fora.join('.')}; b=2`)),
      )
      const ids = vistas.map(({ id }) => id)
      expect(ids).toEqual(
        colunas.map(({ id }) => id).filter((id) => !fora.includes(id) || ['nome', 'abrir'].includes(id)),
      )
      for (const { id } of colunas) expect(ids[indiceOf(id)]).toBe(ids.includes(id) ? id : undefined)
      for (const lugar of editaveis) expect(['sku', 'nome', 'preco', 'estoque']).toContain(ids[lugar])
    }),
  )
})

test.each(['', '.', 'nada', 'escolha.nome', 'sku,preco', pickColunas('outro_vitrine_colunas_produtos=sku')])(
  'all are shown where a device kept %s',
  (texto) => {
    expect(chooseColunas(readEscondidas(texto)).vistas).toEqual(colunas)
  },
)
