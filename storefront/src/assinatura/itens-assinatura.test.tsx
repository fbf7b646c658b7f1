import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import type { Assinatura, ItemCarrinho } from '@vitrine/contract'
import { computeTotais } from '@vitrine/rules/carrinho'

import { ItensAssinatura } from './itens-assinatura.tsx'

/** What is drawn of it. */
const leite = (quantidade: number): ItemCarrinho =>
  ({
    id: 'l',
    nome: 'Leite',
    embalagem: '1 L',
    imagem: null,
    disponivel: true,
    unidade: 'un',
    granularidade: 1,
    preco: 5.49,
    preconf: 5.49,
    efeitospoliticas: { descontoProgressivo: { '6': 4.99 } },
    quantidade,
    embalarParaPresente: false,
    idcombopromocional_cabecalho: null,
  }) as unknown as ItemCarrinho

function show(item: ItemCarrinho): string {
  const assinatura = {
    itens: [item],
    mudancas: [],
    status: 'ATIVA',
    podeSubmeter: true,
  } as unknown as Assinatura // as far as it is drawn
  const Stub = createRoutesStub([
    { id: 'root', path: '/', Component: () => <ItensAssinatura assinatura={assinatura} /> },
  ])
  const root = { loja: { slug: 'emporio', tags: [] }, sessao: null, linhas: [] }
  return renderToString(<Stub hydrationData={{ loaderData: { root } }} />)
    .replaceAll('<!-- -->', '')
    .replaceAll('\u00a0', ' ')
}

test.each([
  [1, 'hoje R$ 5,49', 5.49],
  [6, 'hoje R$ 4,99', 29.94],
])('a line of %i says the price that its sum has: %s (S2)', (quantidade, dito, soma) => {
  const item = leite(quantidade)
  expect(show(item)).toContain(dito)
  expect(computeTotais([item], { multiplies: true }).subtotal).toBe(soma)
})
