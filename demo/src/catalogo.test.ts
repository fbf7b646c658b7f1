import { expect, test } from 'vitest'

import { foldTexto } from '@vitrine/rules/texto'

import { fornecedores } from './index.ts'

test.each(fornecedores.map((fornecedor) => [fornecedor.slug, fornecedor] as const))(
  '%s: filters are on products, every top category stands in one sector, sectors and segments name categories',
  (_slug, { catalogo, categorias, produtos }) => {
    const used = new Set(produtos.flatMap(({ tags = [] }) => tags))
    expect(catalogo.tags.filter(({ tag }) => !used.has(tag))).toEqual([])
    expect(catalogo.setores.flatMap((setor) => setor.categorias).toSorted()).toEqual(
      categorias
        .filter(({ pai }) => !pai)
        .map(({ slug }) => slug)
        .toSorted(),
    )
    const slugs = new Set(categorias.map(({ slug }) => slug))
    expect(
      (catalogo.segmentos ?? [])
        .flatMap((segmento) => segmento.categorias)
        .filter((slug) => !slugs.has(slug)),
    ).toEqual([])
  },
)

test.each(fornecedores.map((fornecedor) => [fornecedor.slug, fornecedor] as const))(
  '%s: every synonym leads to a product',
  (_slug, { catalogo, produtos }) => {
    const textos = produtos.map(({ nome, embalagem }) => foldTexto(`${nome} ${embalagem}`))
    const leads = (sinonimo: string) =>
      textos.some((texto) =>
        foldTexto(sinonimo)
          .split(' ')
          .every((palavra) => texto.includes(palavra)),
      )
    const blind = Object.entries(catalogo.sinonimos).flatMap(([termo, sinonimos]) =>
      sinonimos.filter((sinonimo) => !leads(sinonimo)).map((sinonimo) => `${termo} -> ${sinonimo}`),
    )
    expect(blind).toEqual([])
  },
)

test.each(fornecedores.map((fornecedor) => [fornecedor.slug, fornecedor] as const))(
  '%s: a coupon that names a store names one that there is (O3)',
  (_slug, { lojas, cupons = [] }) => {
    const nomes = new Set(lojas.map(({ nome }) => nome))
    const citadas = cupons.flatMap(
      ({ descricao = '' }) => descricao.match(/Loja \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*/gu) ?? [],
    )
    expect(citadas.filter((citada) => !nomes.has(citada))).toEqual([])
  },
)
