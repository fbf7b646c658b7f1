import { describe, expect, it } from 'vitest'

import type { Carrinho, ItemCarrinho } from '@vitrine/contract'

import { acknowledge, applyPasso, rebase } from './estado.ts'
import type { EstadoCarrinho } from './estado.ts'
import { bare } from './armazenamento.ts'

const item = (id: string, quantidade: number): ItemCarrinho => ({
  ...bare({ id, quantidade }),
  nome: `Produto ${id}`,
  granularidade: 1,
  preco: 10,
})

const estado = (change: Partial<EstadoCarrinho> = {}): EstadoCarrinho => ({
  itens: [],
  passos: [],
  revisao: 1,
  situacao: 'salvo',
  erro: null,
  mensagem: null,
  mudancas: [],
  bloqueio: null,
  mescla: null,
  nova: null,
  cupom: null,
  cupomPedido: null,
  focoCupom: false,
  ...change,
})

// Only the fields that the state takes over.
const resposta = (revisao: number, itens: ItemCarrinho[]) =>
  ({
    revisao,
    produtosSelecionados: itens,
    mensagem: null,
    mudancas: [],
    bloqueio_atendimento: null,
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
    const after = acknowledge(clicked, resposta(2, [item('a', 1)]), 1)
    expect(quantities(after)).toEqual({ a: 1, b: 2 })
    expect(after).toMatchObject({
      revisao: 2,
      situacao: 'pendente',
      passos: [{ tipo: 'soma', id: 'b', delta: 2 }],
    })
  })

  it('an answer to the last step leaves nothing waiting', () => {
    const sent = estado({ itens: [item('a', 1)], passos: [{ tipo: 'soma', id: 'a', delta: 1 }] })
    expect(acknowledge(sent, resposta(2, [item('a', 1)]), 1)).toMatchObject({ situacao: 'salvo', passos: [] })
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
})
