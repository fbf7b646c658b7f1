import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PedidoLista, StatusPedido } from '@vitrine/contract'

import { buildApp, type App } from '../app.ts'
import { updateLogin } from '../cliente/cadastro.repository.ts'
import { endDevolucao, insertDevolucao } from '../devolucao/devolucao.repository.ts'
import { openDatabase, openNotificacoes, uuidv7, type Notificacoes, type Sql } from '../infra/index.ts'
import { moveStatus } from '../movimento/movimento.repository.ts'
import { endContestacoes, insertContestacao, saveParecer } from '../pagamento/contestacao.repository.ts'
import { addDevolvido, refuseCriada, saveCriada } from '../pagamento/pagamento.repository.ts'
import { endReembolso, insertReembolso, saveChavePix } from '../pagamento/reembolso.repository.ts'
import { savePesagem, saveSeparacao } from '../separacao/separacao.repository.ts'
import {
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildPedidoNoCartao,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
  type PedidoNoCartao,
} from '../teste/index.ts'
import { saveAvaliacao } from './depois.repository.ts'
import { saveDaLoja } from './pedido-travado.repository.ts'

/** Decision 0190: what a list shows of an order is remembered under its mark. Two processes, `app` and `other`, share nothing but PostgreSQL. */
let app: AppDeTeste
let other: App
let otherSql: Sql
let otherNotificacoes: Notificacoes
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let rui: LoginDeTeste
let cena: PedidoNoCartao

const quem = { ator: 'atendente', idusuario: null }

beforeAll(async () => {
  app = await createTestApp()
  otherSql = openDatabase(app.url)
  otherNotificacoes = await openNotificacoes(otherSql)
  other = await buildApp({ config: app.config, sql: otherSql, notificacoes: otherNotificacoes, strict: true })
})
afterAll(async () => {
  await other.fastify.close()
  await otherNotificacoes.close()
  await otherSql.end()
  await app.close()
})
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  rui = await buildEquipe(app.sql, loja, { papel: 'representante', cliente: ana })
  cena = await buildPedidoNoCartao(app, { loja, cliente: ana, rui })
})

async function list(em: App): Promise<PedidoLista[]> {
  const response = await em.fastify.inject({
    url: `/v2/app/pedido/cliente/${ana.idcliente}?idfornecedor=${loja.idfornecedor}`,
    headers: { authorization: `Bearer ${ana.token}` },
  })
  expect(response.statusCode, response.body).toBe(200)
  return response.json().data
}

/** Until both have it in memory. */
async function look(): Promise<PedidoLista | undefined> {
  for (const em of [app, other]) await list(em)
  const [umas, outras] = [await list(app), await list(other)]
  expect(umas).toEqual(outras)
  return umas[0]
}

const move = (status: StatusPedido, motivo = '') =>
  app.sql.begin((tx) => moveStatus(tx, cena.numpedido, { status, motivo, ...quem }))
const dispute = () => insertContestacao(app.sql, { ...cena, tipo: 'CHARGEBACK', valor: 2790 })
const returnGoods = () =>
  insertDevolucao(app.sql, { ...cena, tipo: 'DEVOLUCAO', valor: 500, motivo: 'Veio errado', ...quem })
const sendBack = () => insertReembolso(app.sql, { ...cena, valor: 500, chave: 'teste' })
const rate = (estrelas: number) =>
  saveAvaliacao(app.sql, cena, { estrelas, motivos: [], texto: '', idusuario: ana.idusuario })
const refund = () => addDevolvido(app.sql, cena.idpagamento, 500)
const rename = (idusuario: string) =>
  app.sql.begin((tx) => updateLogin(tx, idusuario, { email: null, nome: 'Outro Nome', senha_hash: null }))
const desafio = { url: 'https://banco.example', creq: null, expira_em: new Date(Date.now() + 600_000) }
const oneOf = async (tabela: string, coluna: string): Promise<string> => {
  const [row] = await app.sql<{ id: string }[]>`
    select ${app.sql(coluna)} as id from ${app.sql(tabela)} where numpedido = ${cena.numpedido}`
  return row?.id ?? ''
}
const approve = async () => {
  const { idcliente, idusuario } = ana
  const idaprovacao = uuidv7()
  await app.sql`
    insert into aprovacao (idaprovacao, idfornecedor, idcliente, idusuario, estado, submissao, conteudo, fatos, impressao, numpedido, expira_em)
    values (${idaprovacao}, ${loja.idfornecedor}, ${idcliente}, ${idusuario}, 'APROVADA', '{}', '{}', '{}', '\\x00', ${cena.numpedido}, now())`
  await app.sql`
    insert into passo_aprovacao (idaprovacao, tipo, idusuario, revisao) values (${idaprovacao}, 'APROVADA', ${rui.idusuario}, 1)`
}
const linha = { sequencia: 0, servida: 1000, total: 1000, impostos: 0 }
const pesagem = { feita_em: '2026-11-29T00:00:00Z', total: 3000, resposta: null, linhas: [] }

type Caso = [string, { before?: () => Promise<unknown>; write: () => Promise<unknown>; shows: object }]

const doPedido: Caso[] = [
  ['it is paid', { write: () => move('PAGO'), shows: { status: 'PAGO' } }],
  [
    'it is cancelled',
    { write: () => move('CANCELADO', 'Desisti'), shows: { status: 'CANCELADO', motivo: 'Desisti' } },
  ],
  ['it is delivered', { write: () => move('ENTREGUE'), shows: { entregue_em: expect.any(String) } }],
  [
    'a step is told otherwise',
    {
      before: () => move('CANCELADO', 'Ana mudou'),
      write: () => app.sql`update historico_pedido set motivo = '' where numpedido = ${cena.numpedido}`,
      shows: { motivo: '' },
    },
  ],
  [
    'it is picked',
    {
      write: () => saveSeparacao(app.sql, cena, { linhas: [linha], totalservido: 1790 }),
      shows: { totalpedido: 17.9 },
    },
  ],
  [
    'picking asks about weight',
    {
      before: () => move('SEPARANDO'),
      write: () => savePesagem(app.sql, cena.numpedido, pesagem),
      shows: { falta: 'RESPONDER_PESO' },
    },
  ],
  [
    "the store's system numbers it",
    {
      write: () => saveDaLoja(app.sql, cena.numpedido, { numpedidoerp: 'ERP-1' }),
      shows: { numpedidoerp: 'ERP-1' },
    },
  ],
  [
    'a line has another picture',
    {
      write: () =>
        app.sql`update item_pedido set imagem = '{"hash":"a","alt":"b","cor":"#ffffff"}' where numpedido = ${cena.numpedido}`,
      shows: { imagens: [{ hash: 'a', alt: 'b', cor: '#ffffff' }] },
    },
  ],
  ['it is rated', { write: () => rate(4), shows: { estrelas: 4 } }],
  ['its rating changes', { before: () => rate(4), write: () => rate(2), shows: { estrelas: 2 } }],
  [
    'its rating goes',
    {
      before: () => rate(4),
      write: () => app.sql`delete from avaliacao where numpedido = ${cena.numpedido}`,
      shows: { estrelas: null },
    },
  ],
]

const doDinheiro: Caso[] = [
  [
    'the bank asks its payer',
    {
      write: () =>
        saveCriada(app.sql, cena, {
          idexterno: 'x',
          status: 'PENDENTE',
          valor: 2790,
          devolvido: 0,
          contestacao: null,
          recusa: null,
          desafio,
        }),
      shows: { falta: 'BANCO_PERGUNTA' },
    },
  ],
  [
    'its card is refused',
    {
      write: () => refuseCriada(app.sql, cena),
      shows: { falta: 'CARTAO_RECUSADO' },
    },
  ],
  ['money goes back', { write: refund, shows: { volta: { valor: 5, porque: 'NAO_SERVIDO' } } }],
  ['its payment is disputed', { write: dispute, shows: { retido: true } }],
  [
    'a dispute ends',
    {
      before: dispute,
      write: () => endContestacoes(app.sql, cena.numpedido, { decisao: 'LIBERADA', palavra: '', ...quem }),
      shows: { retido: false },
    },
  ],
  [
    'a dispute is lost',
    {
      before: async () => [await dispute(), await refund()],
      write: async () => saveParecer(app.sql, await oneOf('contestacao', 'idcontestacao'), 'PERDIDA', 500),
      shows: { volta: { valor: 5, porque: 'CONTESTACAO' } },
    },
  ],
  ['money waits for a key', { write: sendBack, shows: { reembolso: 'FALTA_CHAVE' } }],
  [
    'the key is said',
    {
      before: sendBack,
      write: async () =>
        saveChavePix(app.sql, cena.numpedido, {
          idreembolso: await oneOf('reembolso', 'idreembolso'),
          chave_pix: 'ana@example.com',
        }),
      shows: { reembolso: 'A_CAMINHO' },
    },
  ],
  [
    'money was sent by hand',
    {
      before: sendBack,
      write: async () =>
        endReembolso(app.sql, cena.numpedido, {
          idreembolso: await oneOf('reembolso', 'idreembolso'),
          ...quem,
        }),
      shows: { reembolso: null, volta: { valor: 5, porque: 'NAO_SERVIDO' } },
    },
  ],
  [
    'goods come back',
    { before: refund, write: returnGoods, shows: { volta: { valor: 5, porque: 'DEVOLUCAO' } } },
  ],
  [
    'a return is refused',
    {
      before: async () => [await refund(), await returnGoods()],
      write: async () =>
        endDevolucao(app.sql, await oneOf('devolucao', 'iddevolucao'), {
          status: 'RECUSADA',
          aceito: 0,
          estornado: 0,
          abatido: 0,
          resposta: '',
          ...quem,
        }),
      shows: { volta: { valor: 5, porque: 'NAO_SERVIDO' } },
    },
  ],
]

const dasPessoas: Caso[] = [
  [
    'who made it is renamed',
    { write: () => rename(ana.idusuario), shows: { feitoPor: { papel: 'cliente', nome: 'Outro Nome' } } },
  ],
  [
    'the representative is renamed',
    {
      write: () => rename(rui.idusuario),
      shows: { representante: { nome: 'Outro Nome' } },
    },
  ],
  ['it was approved', { write: approve, shows: { aprovacao: { aprovadoPor: [expect.any(String)] } } }],
  [
    'who approved it is renamed',
    {
      before: approve,
      write: () => rename(rui.idusuario),
      shows: { aprovacao: { aprovadoPor: ['Outro Nome'] } },
    },
  ],
  [
    'who asked for approval is renamed',
    {
      before: approve,
      write: () => rename(ana.idusuario),
      shows: { aprovacao: { pedidoPor: 'Outro Nome' } },
    },
  ],
  [
    'an answer to the request goes',
    {
      before: approve,
      write: () => app.sql`delete from passo_aprovacao where idusuario = ${rui.idusuario}`,
      shows: { aprovacao: { aprovadoPor: [] } },
    },
  ],
  [
    'the request goes',
    {
      before: approve,
      write: () => app.sql`delete from aprovacao where numpedido = ${cena.numpedido}`,
      shows: { aprovacao: null },
    },
  ],
]

test.each([...doPedido, ...doDinheiro, ...dasPessoas])(
  '%s: the list says so at once, of both processes',
  async (_, { before, write, shows }) => {
    await before?.()
    const antes = await look()
    expect(antes).not.toMatchObject(shows)
    await write()
    for (const em of [app, other]) expect((await list(em))[0]).toMatchObject(shows)
    expect(await look()).toMatchObject(shows)
  },
)
