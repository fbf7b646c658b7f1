import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { saveCaracteristicas } from '../caracteristica/index.ts'
import { uuidv7, type Transaction } from '../infra/index.ts'
import {
  buildFornecedor,
  createTestApp,
  listRecusados,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { saveTiposAssinatura } from '../tipo-assinatura/index.ts'
import { saveFormasPagamento } from './index.ts'

/** What a store asks at the checkout: how it is paid, its own fields, how often it is repeated. */
type Forma = Parameters<typeof saveFormasPagamento>[2][number]
type Campo = Parameters<typeof saveCaracteristicas>[2][number]
type Tipo = Parameters<typeof saveTiposAssinatura>[2][number]

let app: AppDeTeste
let casa: FornecedorDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  casa = await buildFornecedor(app.sql, { tags: ['has-delivery', 'support-price-variance-by-payment'] })
})

const quem = () => ({ idfornecedor: casa.idfornecedor, autor: { ator: 'fornecedor', idusuario: null } })
const begin = <R>(work: (tx: Transaction) => Promise<R>) => app.sql.begin(work)
const save = (...linhas: Forma[]) => begin((tx) => saveFormasPagamento(tx, quem(), linhas))
const saveCampos = (...linhas: Campo[]) => begin((tx) => saveCaracteristicas(tx, quem(), linhas))
const saveTipos = (...linhas: Tipo[]) => begin((tx) => saveTiposAssinatura(tx, quem(), linhas))
const nova = (change: Partial<Forma> = {}): Forma => ({
  versao: null,
  idformapagto: uuidv7(),
  tipo: 'CARTAO',
  nome: 'Cartão',
  parcelas: { maximo: 12, sem_juros: 3, juros_mes: 2.49, minimo: 30 },
  ...change,
})

test('a method is offered as soon as it is written; what is not said of it stays', async () => {
  const forma = nova({ variacao_percentual: -2.5, condicoes: { minimo: 100 }, margem: 15 })
  const { idformapagto } = forma
  expect(await save(forma)).toEqual([{ feito: 'CRIADA', versao: 1 }])
  expect(await save({ ...forma, versao: 1 })).toEqual([{ feito: 'IGUAL', versao: 1 }])
  expect(await save({ idformapagto, nome: 'Crédito', versao: 1 })).toEqual([{ feito: 'MUDADA', versao: 2 }])
  await app.settle()
  const vivo = await app.fornecedores.find(casa.slug)
  expect(vivo?.formasPagamento.find(({ nome }) => nome === 'Crédito')).toEqual({
    idformapagto,
    tipo: 'CARTAO',
    nome: 'Crédito',
    descricao: '',
    variacao_percentual: -2.5,
    condicoes: { minimo: 100 },
    opcoes: { parcelas: forma.parcelas, margem: 15 },
  })
})

test.each<[string, Partial<Forma>, string]>([
  [
    'free parts beyond all parts',
    { parcelas: { maximo: 2, sem_juros: 3, juros_mes: 0, minimo: 0 } },
    'parcelas.sem_juros: São mais parcelas sem juros do que parcelas.',
  ],
  ['terms of a card', { prazos: [[28]] }, 'prazos: Isto é de outra forma de pagamento.'],
  [
    'a top below its bottom',
    { condicoes: { minimo: 10, maximo: 5 } },
    'condicoes.maximo: O valor máximo é menor que o mínimo.',
  ],
  [
    'a third of a percent',
    { variacao_percentual: 0.333 },
    'variacao_percentual: Este número tem no máximo 2 casas decimais.',
  ],
  ['more than all off', { variacao_percentual: -120 }, 'variacao_percentual: Valor abaixo do mínimo (-90).'],
])('a method is refused: %s', async (_, change, erro) => {
  expect(await listRecusados(save(nova(change)))).toContain(`formasPagamento.0.${erro}`)
})

test('an own field is named by where it is asked and its code; a list has options', async () => {
  const campo: Campo = { versao: null, escopo: 'PEDIDO', codigo: 'obra', nome: 'Obra', tipo: 'TEXTO' }
  const lista: Campo = { ...campo, tipo: 'LISTA', opcoes: ['Casa'] }
  expect(await saveCampos(lista, { ...campo, escopo: 'CLIENTE' })).toHaveLength(2)
  expect(
    await saveCampos({
      escopo: 'PEDIDO',
      codigo: 'obra',
      opcoes: ['Casa', 'Prédio'],
      versao: 1,
    }),
  ).toEqual([{ feito: 'MUDADA', versao: 2 }])
  await app.settle()
  expect((await app.fornecedores.find(casa.slug))?.caracteristicasPedido).toEqual([
    {
      codigo: 'obra',
      nome: 'Obra',
      ajuda: '',
      tipo: 'LISTA',
      obrigatoria: false,
      opcoes: ['Casa', 'Prédio'],
      pessoa: 'TODAS',
      tags: [],
      minimo: null,
      maximo: null,
    },
  ])
  expect(
    await listRecusados(
      saveCampos(
        { ...campo, codigo: 'a', tipo: 'LISTA' },
        { ...campo, codigo: 'B' },
        { ...campo, codigo: 'c', tipo: 'INSCRICAO_ESTADUAL' },
        { ...lista, versao: 2 },
        { ...lista, versao: 2 },
      ),
    ),
  ).toEqual([
    'caracteristicas.0.opcoes: Uma lista tem pelo menos uma opção.',
    'caracteristicas.1.codigo: Use letras minúsculas sem acento, números e sublinhados.',
    'caracteristicas.2.tipo: A inscrição estadual é do cadastro, não do pedido.',
    'caracteristicas.4.escopo: Aparece duas vezes.',
  ])
})

test('a recurrence is of days or of months', async () => {
  const tipo = (change: Partial<Tipo>): Tipo => ({
    versao: null,
    idtipoassinatura: uuidv7(),
    nome: 'Toda semana',
    ...change,
  })
  expect(await saveTipos(tipo({ dias: 7 }), tipo({ meses: 1, nome: 'Todo mês' }))).toHaveLength(2)
  expect(await listRecusados(saveTipos(tipo({}), tipo({ dias: 7, meses: 1 }), tipo({ dias: 0 })))).toEqual([
    'tiposAssinatura.0.dias: Diga de quantos em quantos dias, ou de quantos em quantos meses.',
    'tiposAssinatura.1.dias: Diga de quantos em quantos dias, ou de quantos em quantos meses.',
    'tiposAssinatura.2.dias: Valor abaixo do mínimo (1).',
  ])
})
