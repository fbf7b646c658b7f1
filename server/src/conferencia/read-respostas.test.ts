import { expect, test } from 'vitest'

import { readRespostas } from './read-respostas.ts'

const campo = {
  codigo: 'doca',
  nome: 'Doca',
  ajuda: '',
  tipo: 'TEXTO',
  obrigatoria: true,
  opcoes: [],
  pessoa: 'TODAS',
  tags: [],
  minimo: null,
  maximo: 3,
} as const

type Em = Parameters<typeof readRespostas>[0]
const aprovacao = { idaprovacao: 'a', revisao: 1, quemPediu: 'b', feitas: [], motivo: '', esvazia: true }

test.each<[quem: string, em: Partial<Em>, perguntada: boolean]>([
  ['who submits', {}, true],
  ['who asks for approval', { aprovacao: { ...aprovacao, pede: true } }, true],
  ['an order as it was approved', { aprovacao }, false],
])('%s, and what came meanwhile (decision 0175)', (_quem, em, perguntada) => {
  const respostasDe = (doca: string) =>
    readRespostas({
      fornecedor: { caracteristicasPedido: [campo] },
      contexto: { sessao: null, tags: [] },
      submissao: { caracteristicas: { doca } },
      ciclo: null,
      aprovacao: null,
      ...em,
    } as unknown as Em) // what it reads of an order
  expect(Object.keys(respostasDe('').erros)).toEqual(perguntada ? ['doca'] : [])
  // What does not fit is kept of nobody.
  expect(respostasDe('abcd').valores).toEqual({})
  expect(respostasDe('abc').valores).toEqual({ doca: 'abc' })
})
