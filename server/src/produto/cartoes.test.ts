import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Politica } from '@vitrine/rules/politica'

import type { ContextoComprador } from '../acesso/index.ts'
import { createCartoes } from './cartoes.ts'
import { toProdutoLista } from './price-produto.ts'
import type { ProdutoRow } from './produto.repository.ts'

/** Issue 16, direction 1: a card is priced once for all who see the same prices, and for nobody else. */

const row: ProdutoRow = {
  id: '0192f0aa-0000-7000-8000-000000000001',
  idproduto: '0192f0aa-0000-7000-8000-000000000002',
  sku: 'CAFE',
  ean: null,
  nome: 'Café',
  marca: 'Serra',
  embalagem: '500 g',
  idcategoria: '0192f0aa-0000-7000-8000-000000000003',
  imagem: null,
  maior_de_18: false,
  tags: [],
  unidade: 'un',
  unidade_base: null,
  fator_unidade: null,
  peso_gramas: 500,
  ncm: '09012100',
  origem: 0,
  preco: 200_000,
  precooferta: 190_000,
  precovendaatacado: 180_000,
  preco_embalagem: 2_000_000,
  desconto_progressivo: { '10': 17 },
  tabelas_de_preco: null,
  minvendaatacado: 6000,
  multiploincremento: null,
  granularidade: 1000,
  min_por_pedido: null,
  maxporpedido: null,
  disponivel: true,
  estoque: null,
  variantes: 0,
}

const some = <T>(...valores: readonly T[]) => fc.constantFrom(...valores)
const politica = fc.record({
  idpolitica: fc.uuid(),
  nome: some('Ouro', 'Retirada', 'Pix'),
  prioridade: fc.integer({ min: 0, max: 2 }),
  condicoes: fc.record(
    {
      tags: fc.subarray(['ouro', 'prata', 'mei']),
      idformapagto: fc.subarray(['pix', 'boleto']),
      tipoEntrega: some('DELIVERY' as const, 'RETIRADA' as const),
      canalVenda: some('WEB' as const, 'MANUAL' as const),
      inicio: some('2026-11-01', '2026-11-27'),
      fim: some('2026-11-27', '2026-12-31'),
    },
    { requiredKeys: [] },
  ),
  alvo: some<Politica['alvo']>({}, { produtos: [row.id] }, { categorias: ['outra'] }),
  efeito: some<Politica['efeito']>(
    { percentual: -12 },
    { precofixo: 15 },
    { descontoProgressivoPercentual: { 3: -20 } },
  ),
})
const quem = fc.record({
  podeVerPrecos: some(true, true, true, false),
  tags: fc.subarray(['ouro', 'prata', 'mei', 'de-ninguem']),
  idformapagto: some(null, 'pix', 'boleto'),
  tipoEntrega: some('DELIVERY' as const, 'RETIRADA' as const),
  canalVenda: some('WEB' as const, 'MANUAL' as const),
  hoje: some('2026-10-31', '2026-11-27', '2026-11-28'),
  uf: some(null, 'SP', 'MG'),
  contribuinte: fc.boolean(),
})

test('whoever asked before, a card is the one that is priced for who asks: no price of another signature, none where prices are hidden', () => {
  fc.assert(
    fc.property(
      fc.array(politica, { maxLength: 4 }),
      fc.array(fc.tuple(quem, fc.boolean()), { minLength: 2, maxLength: 12 }),
      (politicas, perguntas) => {
        const cartoesDe = createCartoes()
        const fornecedor = {
          idfornecedor: 'a',
          politicas,
          combos: [],
          formasPagamento: [{ idformapagto: 'pix', variacao_percentual: -3.5 }],
          impostos: null,
        }
        for (const [asker, ignorepolicy] of perguntas) {
          const contexto = { ...asker, fornecedor } as unknown as ContextoComprador // what prices are made of
          const cartao = cartoesDe(contexto, { ignorepolicy })(row)
          expect(cartao).toEqual(toProdutoLista(row, contexto, { ignorepolicy }))
          expect('preco' in cartao).toBe(asker.podeVerPrecos)
        }
      },
    ),
    { numRuns: 400 },
  )
})

test('people whose tags no policy asks for are of one signature; a product or a supplier that was read anew makes the card anew', () => {
  const cartoesDe = createCartoes()
  const fornecedor = { idfornecedor: 'a', politicas: [], combos: [], formasPagamento: [], impostos: null }
  const contexto = {
    fornecedor,
    podeVerPrecos: true,
    tags: ['ouro'],
    hoje: '2026-11-27',
  } as unknown as ContextoComprador
  const opcoes = { ignorepolicy: false }
  const cartao = cartoesDe(contexto, opcoes)(row)
  expect(cartoesDe({ ...contexto, tags: ['prata'] }, opcoes)(row)).toBe(cartao)
  expect(cartoesDe(contexto, opcoes)({ ...row, preco: 100_000, precooferta: null }).preconf).toBe(10)
  const politicas = [
    { idpolitica: 'p', nome: 'Ouro', prioridade: 0, condicoes: {}, alvo: {}, efeito: { precofixo: 5 } },
  ]
  const outra = { ...contexto, fornecedor: { ...fornecedor, politicas } } as unknown as ContextoComprador
  expect(cartoesDe(outra, opcoes)(row).preconf).toBe(5)
})
