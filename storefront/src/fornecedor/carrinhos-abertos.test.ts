import { expect, test } from 'vitest'

import { listNoAparelho } from './carrinhos-abertos.ts'

/** What a device keeps, by key. */
function aparelho(textos: Record<string, unknown>) {
  const guardados = Object.fromEntries(
    Object.entries(textos).map(([chave, valor]) => [
      chave,
      typeof valor === 'string' ? valor : JSON.stringify({ build: 'b', guardado: valor }),
    ]),
  )
  return Object.defineProperty({ ...guardados }, 'getItem', {
    value: (chave: string) => guardados[chave] ?? null,
  }) as Record<string, string> & { getItem(chave: string): string | null }
}

const linhas = (quantas: number, dono: string | null = null) => ({
  dono,
  itens: Array.from({ length: quantas }, () => ({})),
  passos: [],
})

test('one cart for each store: those with something in them count, a visitor’s and mine (ux 1.1.3)', () => {
  const guardado = aparelho({
    'vitrine_carrinho:emporio': linhas(2),
    'vitrine_carrinho:obra': linhas(1, 'ana'),
    'vitrine_carrinho:atacado': linhas(3, 'bia'),
    'vitrine_carrinho:farmacia': linhas(0),
    vitrine_visao: 'lista',
  })
  const abertos = (idcliente: string | null) =>
    listNoAparelho(guardado, idcliente).map(({ slug, itens }) => [slug, itens])
  expect(abertos('ana')).toEqual([
    ['emporio', 2],
    ['obra', 1],
  ])
  // Whoever logged out leaves nothing to be seen.
  expect(abertos(null)).toEqual([['emporio', 2]])
})

test.each(['{', 'null', '{"guardado":null}', ''])(
  'what is broken on the device (%j) does not count as a cart',
  (texto) => {
    expect(listNoAparelho(aparelho({ 'vitrine_carrinho:emporio': texto }), null)).toEqual([])
  },
)
