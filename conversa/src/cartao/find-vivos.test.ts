import { expect, test } from 'vitest'

import type { MensagemChat } from '@vitrine/contract'

import { findVivos, leituraDoCartao } from './find-vivos.ts'

const mensagens = (...conteudos: MensagemChat['conteudo'][]) =>
  conteudos.map((conteudo, i) => ({ conteudo, sequencia: i + 1 }) as MensagemChat)
const proposta = { tipo: 'PROPOSTA', idnegociacao: 'n', pede_aceite: false } as const

test('of several offers the newest is alive, unless it was withdrawn', () => {
  expect(findVivos(mensagens(proposta, { tipo: 'TEXTO', texto: 'oi' }, proposta)).proposta).toBe(3)
  expect(findVivos(mensagens(proposta, null)).proposta).toBe(1)
  expect(findVivos([]).proposta).toBeNull()
})

test('an order that went a step is read again by its cards, and by no others', () => {
  const vivos = findVivos(
    mensagens(
      { tipo: 'PIX', numpedido: 7 },
      { tipo: 'STATUS', numpedido: 7, status: 'PAGO' },
      { tipo: 'STATUS', numpedido: 7, status: 'SEPARANDO' },
    ),
  )
  expect(leituraDoCartao({ tipo: 'PIX', numpedido: 7 }, vivos)).toEqual({ agora: 3, daPagina: 3 })
  expect(leituraDoCartao({ tipo: 'PEDIDO', numpedido: 8 }, vivos)).toEqual({
    agora: undefined,
    daPagina: undefined,
  })
  expect(leituraDoCartao({ tipo: 'APROVACAO', idaprovacao: 'a' }, vivos, 5)).toEqual({
    agora: 5,
    daPagina: 5,
  })
})

test('a step that was told after the page was read is not in the cards that came with it', () => {
  const daPagina = mensagens({ tipo: 'PIX', numpedido: 7 }, { tipo: 'STATUS', numpedido: 7, status: 'PAGO' })
  const todas = mensagens(
    { tipo: 'PIX', numpedido: 7 },
    { tipo: 'STATUS', numpedido: 7, status: 'PAGO' },
    { tipo: 'STATUS', numpedido: 7, status: 'SEPARANDO' },
  )
  expect(leituraDoCartao({ tipo: 'PIX', numpedido: 7 }, findVivos(todas, daPagina))).toEqual({
    agora: 3,
    daPagina: 2,
  })
})
