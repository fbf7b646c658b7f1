import { expect, test } from 'vitest'

import { fornecedores } from './index.ts'

const servicos = fornecedores.flatMap(({ servicos = [], ...loja }) =>
  servicos.map((servico) => ({ slug: loja.slug, servico, loja })),
)

test('materials are cut and mixed, beer comes with ice (readings 8)', () => {
  expect(new Set(servicos.map(({ slug }) => slug))).toEqual(new Set(['obra', 'cervejaria']))
})

test.each(servicos)(
  '$slug: $servico.nome is for goods that the store has',
  ({ servico: { alvo = {} }, loja }) => {
    const skus = new Set(loja.produtos.map(({ sku }) => sku))
    const categorias = new Set(loja.produtos.map(({ categoria }) => categoria))
    for (const sku of alvo.skus ?? []) expect(skus).toContain(sku)
    for (const categoria of alvo.categorias ?? []) expect(categorias).toContain(categoria)
  },
)
