import { describe, expect, it } from 'vitest'

import type { Carrinho, ItemCarrinho } from '@vitrine/contract'

import { applyPasso, estadoVazio, semAnotacoes } from './estado.ts'
import { acknowledge, nadaEnviado, rebase, withDerivas } from './acknowledge.ts'
import type { EstadoCarrinho } from './estado.ts'
import { bare } from './armazenamento.ts'

const item = (id: string, quantidade: number): ItemCarrinho => ({
  ...bare({ id, quantidade }),
  nome: `Produto ${id}`,
  granularidade: 1,
  preco: 10,
})

const estado = (change: Partial<EstadoCarrinho> = {}): EstadoCarrinho => ({
  ...estadoVazio,
  revisao: 1,
  ...change,
})

// Only the fields that the state takes over.
const resposta = (revisao: number, itens: ItemCarrinho[]) =>
  ({
    revisao,
    salvamentos: [],
    produtosSelecionados: itens,
    mensagem: null,
    mudancas: [],
    bloqueio_atendimento: null,
    ...semAnotacoes,
  }) as unknown as Carrinho

const quantities = ({ itens }: Partial<EstadoCarrinho>) =>
  Object.fromEntries((itens ?? []).map(({ id, quantidade }) => [id, quantidade]))

describe('readings 5: the cart in the browser', () => {
  it('shows a click at once and keeps its step until an answer', () => {
    const after = applyPasso(estado(), { tipo: 'soma', id: 'a', delta: 1 }, item('a', 0))
    expect(quantities(after)).toEqual({ a: 1 })
    expect(after).toMatchObject({
      situacao: 'pendente',
      nova: 'a',
      passos: [{ tipo: 'soma', id: 'a', delta: 1 }],
    })
  })

  it('a reply never erases a click made after the save left', () => {
    const sent = estado({ itens: [item('a', 1)], passos: [{ tipo: 'soma', id: 'a', delta: 1 }] })
    const clicked = { ...sent, ...applyPasso(sent, { tipo: 'soma', id: 'b', delta: 2 }, item('b', 0)) }
    const after = acknowledge(clicked, resposta(2, [item('a', 1)]), { ...nadaEnviado, passos: 1 })
    expect(quantities(after)).toEqual({ a: 1, b: 2 })
    expect(after).toMatchObject({
      revisao: 2,
      situacao: 'pendente',
      passos: [{ tipo: 'soma', id: 'b', delta: 2 }],
    })
  })

  it('an answer to the last step leaves nothing waiting', () => {
    const sent = estado({ itens: [item('a', 1)], passos: [{ tipo: 'soma', id: 'a', delta: 1 }] })
    expect(acknowledge(sent, resposta(2, [item('a', 1)]), { ...nadaEnviado, passos: 1 })).toMatchObject({
      situacao: 'salvo',
      passos: [],
    })
  })

  it('why the cart came out empty holds until the shopper does something', () => {
    const mensagem = 'Nada ficou'
    const emptied = { ...estado({ itens: [item('a', 1)] }) }
    const first = acknowledge(emptied, { ...resposta(2, []), mensagem }, nadaEnviado)
    expect(acknowledge({ ...emptied, ...first }, resposta(2, []), nadaEnviado)).toMatchObject({ mensagem })
    expect(acknowledge({ ...emptied, ...first }, resposta(3, [item('b', 1)]), nadaEnviado)).toMatchObject({
      mensagem: null,
    })
    const clicked = applyPasso({ ...emptied, ...first }, { tipo: 'soma', id: 'b', delta: 1 }, item('b', 0))
    expect(clicked).toMatchObject({ mensagem: null })
  })

  it('a stale revision puts every step onto the cart as it is now', () => {
    const stale = estado({
      itens: [item('a', 3), item('b', 1)],
      passos: [
        { tipo: 'soma', id: 'a', delta: 2 },
        { tipo: 'define', id: 'b', quantidade: 1 },
      ],
    })
    const after = rebase(stale, resposta(7, [item('a', 5), item('c', 4)]))
    expect(quantities(after)).toEqual({ a: 7, b: 1, c: 4 })
    expect(after.revisao).toBe(7)
  })

  it("keeps words written after the save left, and takes the server's when they were answered", () => {
    const sent = { observacao: 'Deixar na portaria' }
    const anotacoes = { ...semAnotacoes, ...sent, numPedidoCliente: 'PC-9' }
    const now = estado({ anotacoes, anotou: ['observacao', 'numPedidoCliente'] })
    const first = { ...resposta(2, []), ...sent }
    expect(acknowledge(now, first, { ...nadaEnviado, anotacoes: sent })).toMatchObject({
      situacao: 'pendente',
      anotacoes,
      anotou: ['numPedidoCliente'],
    })
    const answered = { ...resposta(3, []), ...anotacoes }
    expect(acknowledge(now, answered, { ...nadaEnviado, anotacoes })).toMatchObject({
      situacao: 'salvo',
      anotou: [],
      anotacoes,
    })
  })

  it('clicks of a save that arrived without its answer count once; later ones still wait', () => {
    const passos = [1, 2, 5].map((delta) => ({ tipo: 'soma', id: 'a', delta }) as const)
    const envios = [
      { chave: 'k1', passos: 1 },
      { chave: 'k2', passos: 2 },
    ]
    const lost = estado({ itens: [item('a', 8)], passos, envios })
    const arrived = { ...resposta(2, [item('a', 3)]), salvamentos: ['k2'] }
    for (const after of [rebase(lost, arrived), acknowledge(lost, arrived, nadaEnviado)]) {
      expect(quantities(after)).toEqual({ a: 8 })
      expect(after).toMatchObject({ passos: [{ delta: 5 }], envios: [] })
    }
    const first = rebase(lost, { ...arrived, produtosSelecionados: [item('a', 1)], salvamentos: ['k1'] })
    expect(first).toMatchObject({
      passos: [{ delta: 2 }, { delta: 5 }],
      envios: [{ chave: 'k2', passos: 1 }],
    })
    expect(quantities(first)).toEqual({ a: 8 })
  })

  it('two devices that write different words keep both', () => {
    const here = estado({
      anotacoes: { ...semAnotacoes, observacao: 'Sem sacola' },
      anotou: ['observacao'],
    })
    const theirs = { ...resposta(7, []), observacao: 'Com sacola', numPedidoCliente: 'PC-7' }
    expect(rebase(here, theirs)).toMatchObject({
      anotacoes: { ...semAnotacoes, observacao: 'Sem sacola', numPedidoCliente: 'PC-7' },
      anotou: ['observacao'],
    })
  })

  it('a price that moved by itself is kept to be told (ux 1.6.6)', () => {
    const shown = estado({ itens: [item('a', 1)] })
    expect(withDerivas(shown, [{ ...item('a', 1), preco: 12 }], true).derivas).toMatchObject([
      { de: 10, para: 12 },
    ])
  })
})
