import type { GradeDaNegociacao, NegociacaoDoCliente, Papel } from '@vitrine/contract'
import { toDecimilesimos } from '@vitrine/rules/dinheiro'

import { uuidv7 } from '../infra/index.ts'

import type { AppDeTeste } from './app-de-teste.ts'
import {
  buildCliente,
  buildFornecedor,
  buildProduto,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from './builders.ts'
import { buildSubmissao } from './submissao.ts'

const PAINEL = '/painel/v1/{idfornecedor}/negociacoes/{idcliente}'
const LOJA = '/v4/cart/{idfornecedor}/{idcliente}/negociacao'

export type LoginDaCena = Pick<ClienteDeTeste, 'token' | 'idusuario'>
export type CenaDeNegociacao = Awaited<ReturnType<typeof buildCenaDeNegociacao>>

/** A line of the grid. */
export const linhaDe = ({ linhas }: GradeDaNegociacao, id: string) => {
  const linha = linhas.find((umaLinha) => umaLinha.id === id)
  if (!linha) throw new Error('the grid has no such line')
  return linha
}

/** A line that its customer reads. */
export const negociadaDe = (negociacao: NegociacaoDoCliente | null, id: string) => {
  const linha = negociacao?.linhas.find((umaLinha) => umaLinha.id === id)
  if (!linha) throw new Error('the negotiation has no such line')
  return linha
}

/**
 * A store with two products whose cost is known (10.00 of 7.00; 20.00 of 15.00) and one whose is not (5.00), its customer ana with 30, 5
 * and 4 of them in her cart (420.00), marina who attends and paulo who supervises. Limits: 6 and 20 %, a margin of 15 %.
 */
export async function buildCenaDeNegociacao(app: AppDeTeste, { limite = 0 } = {}) {
  const loja = await buildFornecedor(app.sql)
  const ana = await buildCliente(app.sql, loja, { limite })
  const buildEquipe = async (papel: Papel): Promise<ClienteDeTeste> => {
    const pessoa = await buildCliente(app.sql, loja)
    await app.sql`insert into equipe (idfornecedor, idusuario, papel) values (${loja.idfornecedor}, ${pessoa.idusuario}, ${papel})`
    return pessoa
  }
  const [marina, paulo] = [await buildEquipe('atendente'), await buildEquipe('fornecedor')]
  const lata = await buildProduto(app.sql, loja, { nome: 'Lata', preco: 10 })
  const garrafa = await buildProduto(app.sql, loja, { nome: 'Garrafa', preco: 20 })
  const copo = await buildProduto(app.sql, loja, { nome: 'Copo', preco: 5 })
  for (const [id, custo] of [
    [lata, 7],
    [garrafa, 15],
  ] as const)
    await app.sql`update produto set custo = ${toDecimilesimos(custo)} where idcadastroextraproduto = ${id}`
  await app.sql`
    insert into ajuste_negociacao (idfornecedor, desconto_maximo_atendente, desconto_maximo_fornecedor, piso_margem, minutos_de_posse, horas_de_validade)
    values (${loja.idfornecedor}, 60000, 200000, 150000, 20, 48)`
  const calls = callsOf(app, { loja, ana, marina })
  await calls.save(ana, { [lata]: 30, [garrafa]: 5, [copo]: 4 })
  return { app, loja, ana, marina, paulo, lata, garrafa, copo, buildEquipe, ...calls }
}

type Gente = Record<'ana' | 'marina', ClienteDeTeste> & { loja: FornecedorDeTeste }

/** What people do in it: calls of the customer (ana) and of who attends (marina, unless somebody else is named). */
function callsOf(app: AppDeTeste, gente: Gente) {
  const { loja, ana } = gente
  const params = { idfornecedor: loja.idfornecedor, idcliente: ana.idcliente }
  return { params, ...daLoja(app, gente, params), ...doCliente(app, gente, params), wait: waitOf(app, ana) }
}

type Params = { idfornecedor: string; idcliente: string }
const doCarrinho = (quem: LoginDaCena) => ({ token: quem.token })

function daLoja(app: AppDeTeste, { marina, loja, ana }: Gente, params: Params) {
  return {
    read: (quem: LoginDaCena = marina) => app.call(`GET ${PAINEL}`, { params }, doCarrinho(quem)),
    take: (quem: LoginDaCena = marina, assume = false) =>
      app.call(`POST ${PAINEL}/posse`, { params, body: { assume } }, doCarrinho(quem)),
    beat: (quem: LoginDaCena = marina, ativo = false) =>
      app.call(`PUT ${PAINEL}/posse`, { params, body: { ativo } }, doCarrinho(quem)),
    unlock: (quem: LoginDaCena = marina) => app.call(`DELETE ${PAINEL}/posse`, { params }, doCarrinho(quem)),
    change: (
      idlinha: string,
      mudanca: {
        visto: number
        precoatendente?: number | null
        quantidade?: number
        motivo?: string
        pede_supervisor?: boolean
      },
      quem: LoginDaCena = marina,
    ) =>
      app.call(
        `PUT ${PAINEL}/linhas/{idlinha}`,
        { params: { ...params, idlinha }, body: mudanca },
        doCarrinho(quem),
      ),
    /** Closes the order, delivered at ana's and paid by Pix, as it stands at this revision. */
    close: (visto: number, quem: LoginDaCena = marina, idsubmissao: string = uuidv7()) => {
      const { formaEntrega, formaPagamento, tipoEntrega, enderecoentrega } = buildSubmissao({
        loja,
        cliente: ana,
        produto: '',
      })
      const body = { formaEntrega, formaPagamento, tipoEntrega, enderecoentrega, idsubmissao, visto }
      return app.call(`POST ${PAINEL}/pedido`, { params, body }, doCarrinho(quem))
    },
    release: (visto: number, validade?: string, quem: LoginDaCena = marina) =>
      app.call(`POST ${PAINEL}/liberacao`, { params, body: { visto, validade } }, doCarrinho(quem)),
  }
}

function doCliente(app: AppDeTeste, { loja, ana }: Gente, params: Params) {
  return {
    /** Replaces the lines of ana's cart. */
    save: (quem: LoginDaCena, linhas: Record<string, number>, revisao?: number) =>
      app.call(
        'POST /v2/app/{session_token}/cliente/usuario/{id}/cart',
        {
          params: { session_token: 'token', id: ana.idcliente },
          query: { idfornecedor: loja.idfornecedor },
          body: {
            cartItens: Object.entries(linhas).map(([id, quantidade]) => ({ id, quantidade })),
            revisao,
          },
        },
        doCarrinho(quem),
      ),
    readCart: (quem: LoginDaCena = ana) =>
      app.call(
        'GET /v2/app/{session_token}/cliente/usuario/{id}/cart',
        { params: { session_token: 'token', id: ana.idcliente }, query: { idfornecedor: loja.idfornecedor } },
        doCarrinho(quem),
      ),
    /** The customer's own unlock. */
    free: (quem: LoginDaCena = ana) =>
      app.call('DELETE /v4/cart/{idfornecedor}/{idcliente}/bloqueio', { params }, doCarrinho(quem)),
    readDoCliente: (quem: LoginDaCena = ana) => app.call(`GET ${LOJA}`, { params }, doCarrinho(quem)),
    answer: (
      idlinha: string,
      resposta: { visto: number; resposta: 'ACEITAR' | 'RECUSAR' | 'CONTRAPROPOR'; preco?: number },
      quem: LoginDaCena = ana,
    ) =>
      app.call(
        `PUT ${LOJA}/linhas/{idlinha}`,
        { params: { ...params, idlinha }, body: resposta },
        doCarrinho(quem),
      ),
    acceptTudo: (visto: number, quem: LoginDaCena = ana) =>
      app.call(`POST ${LOJA}/aceite`, { params, body: { visto } }, doCarrinho(quem)),
    suggest: (sugestao: { id: string; quantidade: number; visto?: number }, quem: LoginDaCena = ana) =>
      app.call(`POST ${LOJA}/sugestoes`, { params, body: sugestao }, doCarrinho(quem)),
  }
}

/** As if so many seconds had passed since anything was heard of who holds the cart. */
const waitOf = (app: AppDeTeste, ana: ClienteDeTeste) => async (segundos: number) => {
  await app.sql`
    update negociacao set visto_em = visto_em - make_interval(secs => ${segundos}), ativa_em = ativa_em - make_interval(secs => ${segundos}),
      validade = validade - make_interval(secs => ${segundos}) where idcliente = ${ana.idcliente} and encerrada_em is null`
  await app.sql`
    update carrinho set bloqueado_ate = bloqueado_ate - make_interval(secs => ${segundos}), precos_ate = precos_ate - make_interval(secs => ${segundos})
    where idcliente = ${ana.idcliente}`
}
