import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, it } from 'vitest'

import type { ItemCarrinho, ProdutoLista } from '@vitrine/contract'

import { CarrinhoProvider } from '#carrinho'

import { BlocoPreco } from './bloco-preco.tsx'

const produto = (change: Partial<ProdutoLista>): ProdutoLista => ({
  id: 'p',
  idproduto: 'p',
  name: 'Café',
  marca: '',
  sku: '',
  ean: null,
  embalagem: 'pacote 500 g',
  idcategoria: 'c',
  imagem: null,
  disponivel: true,
  maior_de_18: false,
  tags: [],
  variantes: 0,
  unidade_base: null,
  fator_unidade: null,
  unidade: 'un',
  multiploincremento: null,
  granularidade: 1,
  min_por_pedido: null,
  maxporpedido: null,
  ...change,
})

interface Loja {
  tags?: string[]
  variacaoPix?: number | null
  /** In the cart. */
  quantidade?: number
}

/** The block as a page of the store draws it: its markup, with plain spaces and without React's own marks. */
function show(change: Partial<ProdutoLista>, { tags = [], variacaoPix = null, quantidade = 0 }: Loja = {}) {
  const item = produto(change)
  const linha = {
    ...item,
    nome: item.name,
    quantidade,
    embalarParaPresente: false,
    idcombopromocional_cabecalho: null,
  }
  const produtosSelecionados = quantidade > 0 ? [linha as ItemCarrinho] : [] // a card's fields are a line's
  const root = {
    loja: { slug: 'emporio', tags },
    sessao: null,
    linhas: [],
    variacaoPix,
    carrinho: {
      revisao: 1,
      produtosSelecionados,
      mudancas: [],
      mensagem: null,
      bloqueio_atendimento: null,
      observacao: '',
      numPedidoCliente: '',
    },
  }
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: () => (
        <CarrinhoProvider>
          <BlocoPreco produto={item} />
        </CarrinhoProvider>
      ),
    },
  ])
  return renderToString(<Stub hydrationData={{ loaderData: { root } }} />)
    .replaceAll('<!-- -->', '')
    .replaceAll('\u00a0', ' ')
}

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const regraOf = (html: string) => /data-regra="([^"]*)"/.exec(html)?.[1]
const progressivo = {
  preco: 6.29,
  efeitospoliticas: { descontoProgressivo: { 3: 5.9, 6: 5.49, 12: 4.99, 24: 4.5 } },
}
const atacado = { preco: 9.9, precovendaatacado: 8.49, minvendaatacado: 12 }

describe('ux 2.6: the price block, P1 to P10, as drawn', () => {
  it.each<[string, Partial<ProdutoLista>, Loja, [regra: string | undefined, text: string]]>([
    ['P1 normal', { preco: 9.9 }, {}, ['normal', 'R$ 9,90 un.']],
    ['P2 offer', { preco: 12.9, preconf: 9.9 }, {}, ['oferta', 'De R$ 12,90 por R$ 9,90 un. −23%']],
    ['P3 wholesale not reached', atacado, {}, ['normal', 'R$ 9,90 un. a partir de 12 un. R$ 8,49 cada']],
    [
      'P3 on the way there',
      atacado,
      { quantidade: 9 },
      ['normal', 'R$ 9,90 un. a partir de 12 un. R$ 8,49 cada Faltam 3 un. para R$ 8,49 cada'],
    ],
    [
      'P4 wholesale reached',
      atacado,
      { quantidade: 12 },
      ['atacado', 'De R$ 9,90 por R$ 8,49 un. preço atacado'],
    ],
    [
      'P5 progressive',
      progressivo,
      { quantidade: 6 },
      [
        'progressivo',
        'De R$ 6,29 por R$ 5,49 un. Preço por quantidade: 3+ 5,90 6+ 5,49 12+ 4,99 Faltam 6 un. para R$ 4,99 cada',
      ],
    ],
    [
      'P7 payment, a second line',
      { preco: 9.9 },
      { variacaoPix: -3 },
      ['normal', 'R$ 9,90 un. R$ 9,60 no Pix'],
    ],
    ['P7 a dearer method is no claim', { preco: 9.9 }, { variacaoPix: 3 }, ['normal', 'R$ 9,90 un.']],
    ['P8 hidden', {}, {}, [undefined, 'vendido por un.']],
    [
      'P8 hidden, a store of budgets',
      {},
      { tags: ['support-budget'] },
      [undefined, 'Preço sob orçamento vendido por un.'],
    ],
    ['P9 out of stock', { ...atacado, disponivel: false }, {}, ['fora', 'R$ 9,90 Indisponível']],
    [
      'P10 by weight',
      { preco: 39.9, unidade: 'kg', granularidade: 0.05, min_por_pedido: 0.1 },
      { quantidade: 0.25 },
      ['normal', 'R$ 39,90 /kg ~ R$ 9,98 (0,250 kg)'],
    ],
    [
      'unit price by law',
      { preco: 27.9, unidade_base: 'kg', fator_unidade: 0.5 },
      {},
      ['normal', 'R$ 27,90 un. R$ 55,80/kg'],
    ],
  ])('%s', (_, change, loja, [regra, text]) => {
    const html = show(change, loja)
    expect(textOf(html)).toBe(text)
    expect(regraOf(html)).toBe(regra)
  })

  it('P5 fills the chip of the tier in force alone', () => {
    expect(show(progressivo, { quantidade: 6 }).match(/data-on="true"/g)).toHaveLength(1)
  })

  it('P6 an attendant price overrides all and has its own look', () => {
    // No method changes what was negotiated: nothing is promised by Pix (T4).
    for (const variacaoPix of [undefined, -3]) {
      const negociado = { ...progressivo, precoatendente: 5 } as Partial<ProdutoLista>
      const html = show(negociado, { quantidade: 6, variacaoPix })
      expect(textOf(html)).toBe('De R$ 6,29 por R$ 5,00 un. preço do atendente')
      expect(regraOf(html)).toBe('atendente')
    }
  })

  it('the struck price is said, not only shown', () => {
    expect(show({ preco: 12.9, preconf: 9.9 })).toContain(
      '<span class="sr-only">De </span><s class="preco-de">R$ 12,90</s>',
    )
  })
})
