import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AcaoPedido, StatusPedido, TipoEntrega, TipoPagamento } from '@vitrine/contract'
import { findTransicao, type Ator } from '@vitrine/rules/movimento'
import { isOrcamento, statusPedido } from '@vitrine/rules/pedido'
import { momentoOf } from '@vitrine/rules/pagamento'

import {
  buildCliente,
  buildEquipe,
  buildErp,
  buildFornecedor,
  buildAcesso,
  buildOperador,
  buildProduto,
  buildSubmissao,
  buildVinculado,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

/** Every cell of the table of moves (readings 7), tried through the calls: each status, each actor, each target. */
let app: AppDeTeste
let loja: FornecedorDeTeste
let produto: string

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql)
  produto = await buildProduto(app.sql, loja)
})
afterAll(() => app.close())

interface Situacao {
  tipo: TipoPagamento
  tipoEntrega: TipoEntrega
  pago: boolean
  separado: boolean
}

const situacoes: Situacao[] = [
  { tipo: 'PIX', tipoEntrega: 'DELIVERY', pago: false, separado: true },
  { tipo: 'PIX', tipoEntrega: 'RETIRADA', pago: true, separado: true },
  { tipo: 'CARTAO', tipoEntrega: 'RETIRADA', pago: false, separado: true },
  { tipo: 'CARTAO', tipoEntrega: 'DELIVERY', pago: true, separado: true },
  { tipo: 'ENTREGA', tipoEntrega: 'DELIVERY', pago: false, separado: true },
  { tipo: 'FATURADO', tipoEntrega: 'RETIRADA', pago: false, separado: true },
  { tipo: 'FATURADO', tipoEntrega: 'DELIVERY', pago: false, separado: false },
  { tipo: 'CARTAO', tipoEntrega: 'RETIRADA', pago: true, separado: false },
]

type Login = (ana: ClienteDeTeste) => Promise<{ token: string }>
const compradores: [Ator, Login][] = [
  ['cliente', async (ana) => ana],
  ['usuario vinculado', (ana) => buildVinculado(app.sql, loja, [ana])],
  ['representante', (ana) => buildEquipe(app.sql, loja, { papel: 'representante', cliente: ana })],
]
/** Somebody of the platform with an access to the store. */
async function openOperador() {
  const operador = await buildOperador(app.sql)
  await buildAcesso(app.sql, loja, operador)
  return operador
}

const equipe: [string, Ator, Login][] = [
  ['atendente', 'atendente', () => buildEquipe(app.sql, loja, { papel: 'atendente' })],
  ['fornecedor', 'fornecedor', () => buildEquipe(app.sql, loja, { papel: 'fornecedor' })],
  ['operador', 'fornecedor', openOperador],
  ['erp', 'api-key', () => buildErp(app.sql, loja)],
]

async function makePedido(ana: ClienteDeTeste): Promise<number> {
  const { dados } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: ana.idcliente },
      body: buildSubmissao(
        { loja, cliente: ana, produto },
        { formaPagamento: { temForma: true, idformapagto: loja.idNaEntrega } },
      ),
    },
    { token: ana.token },
  )
  return dados.numpedido
}

/** The order as if it had come this far. */
async function put(numpedido: number, status: StatusPedido, { tipo, tipoEntrega, pago, separado }: Situacao) {
  await app.sql`delete from historico_pedido where numpedido = ${numpedido} and sequencia > 0`
  if (pago)
    await app.sql`insert into historico_pedido (numpedido, sequencia, status, ator) values (${numpedido}, 1, 'PAGO', 'sistema')`
  await app.sql`
    update pedido set status = ${status}, tipopagamento = ${tipo}, tipoentrega = ${tipoEntrega},
      totalservido = case when ${separado} then total end where numpedido = ${numpedido}`
}

async function readUltimo(numpedido: number) {
  const [row] = await app.sql<{ status: string; ator: string; motivo: string; atual: string }[]>`
    select h.status, h.ator, h.motivo, p.status as atual from historico_pedido h join pedido p using (numpedido)
    where numpedido = ${numpedido} order by sequencia desc limit 1`
  return row
}

const acoes: [AcaoPedido, StatusPedido][] = [
  ['cancelar', 'CANCELADO'],
  ['recusar-orcamento', 'CANCELADO'],
  ['confirmar-entrega', 'ENTREGUE'],
]
const destinos = ['SEPARANDO', 'PAGO', 'EMENTREGA', 'PRONTO_RETIRADA', 'ENTREGUE', 'CANCELADO'] as const

const expectedOf = (ator: Ator, de: StatusPedido, para: StatusPedido, situacao: Situacao) =>
  findTransicao(de, para, {
    ator,
    momentoPagamento: momentoOf(situacao.tipo),
    tipoEntrega: situacao.tipoEntrega,
    pago: situacao.pago,
    separado: situacao.separado,
  })

describe.each(situacoes)('$tipo, $tipoEntrega, paid: $pago, picked: $separado', (situacao) => {
  test.concurrent.each(compradores)(
    '%s moves it by actions exactly as the table says',
    async (ator, open) => {
      const ana = await buildCliente(app.sql, loja)
      const { token } = await open(ana)
      const num = await makePedido(ana)
      for (const de of statusPedido) {
        for (const [acao, para] of acoes) {
          await put(num, de, situacao)
          const { status, falha } = await app.call(
            'POST /v4/orders/{num}/{acao}',
            { params: { num, acao }, body: { motivo: 'Mudei de ideia' } },
            { token },
          )
          const isAllowed =
            expectedOf(ator, de, para, situacao) && (acao !== 'recusar-orcamento' || isOrcamento(de))
          expect([de, acao, status, falha.codigo]).toEqual(
            isAllowed ? [de, acao, 200, undefined] : [de, acao, 409, 'movimento_recusado'],
          )
          const ultimo = await readUltimo(num)
          if (isAllowed) expect(ultimo).toEqual({ status: para, ator, motivo: 'Mudei de ideia', atual: para })
          else expect(ultimo?.atual).toBe(de)
        }
      }
    },
  )

  test.concurrent.each(equipe)(
    '%s moves it exactly as the table says to %s, with a reason where it asks for one',
    async (papel, ator, open) => {
      const ana = await buildCliente(app.sql, loja)
      const { token } = await open(ana)
      const num = await makePedido(ana)
      for (const de of statusPedido) {
        for (const para of destinos) {
          await put(num, de, situacao)
          const move = (motivo: string) =>
            app.call(
              'POST /painel/v1/pedidos/{num}/mover',
              { params: { num }, body: { para, motivo } },
              { token },
            )
          const transicao = expectedOf(ator, de, para, situacao)
          if (transicao?.motivo) expect((await move('  ')).falha.codigo).toBe('motivo_ausente')
          const { status, falha } = await move('Combinado por telefone')
          expect([de, para, status, falha.codigo]).toEqual(
            transicao ? [de, para, 200, undefined] : [de, para, 409, 'movimento_recusado'],
          )
          const ultimo = await readUltimo(num)
          if (transicao) expect(ultimo).toMatchObject({ status: para, ator: papel, atual: para })
          else expect(ultimo?.atual).toBe(de)
        }
      }
    },
  )
})
