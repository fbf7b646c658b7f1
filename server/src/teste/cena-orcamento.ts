import type { Submissao } from '@vitrine/contract'
import { toDecimilesimos } from '@vitrine/rules/dinheiro'

import type { AppDeTeste } from './app-de-teste.ts'
import { buildCliente, buildFornecedor, buildProduto } from './builders.ts'
import { buildLimites } from './exemplares/build-limites.ts'
import { buildEquipe } from './logins.ts'
import { amanha, buildSubmissao } from './submissao.ts'

const UM = '/painel/v1/pedidos/{num}/orcamento'

export type CenaDeOrcamento = Awaited<ReturnType<typeof buildCenaDeOrcamento>>
type Login = { token: string }

interface Escrita {
  sequencia: number
  preco?: number | null
  recado?: string
  pede_supervisor?: boolean
  motivo?: string
}

/**
 * A store whose attendants bia and caio take 6 % off, its supervisor duda 20 %, with a floor of margin of 15 %; ana, who asks for 10 of
 * rice (10.00, cost 8.00: floor 9.42) and 5 of cola (20.00, cost 16.20: floor 19.06): 200.00 by the table.
 */
export async function buildCenaDeOrcamento(app: AppDeTeste) {
  const loja = await buildFornecedor(app.sql, { tags: ['has-delivery', 'has-collect', 'support-budget'] })
  await buildLimites(app.sql, loja, { atendente: 6, fornecedor: 20, piso_margem: 15 })
  const ana = await buildCliente(app.sql, loja, { limite: 100_000 })
  const bia = await buildEquipe(app.sql, loja, { papel: 'atendente' })
  const caio = await buildEquipe(app.sql, loja, { papel: 'atendente' })
  const duda = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
  await app.sql`update usuario set nome = 'Duda' where idusuario = ${duda.idusuario}`
  const arroz = await buildProduto(app.sql, loja, { nome: 'Arroz', preco: 10, estoque: 500 })
  const cola = await buildProduto(app.sql, loja, { nome: 'Cola', preco: 20, estoque: 500 })
  const setCusto = (id: string, custo: number) =>
    app.sql`update produto set custo = ${toDecimilesimos(custo)} where idcadastroextraproduto = ${id}`
  await setCusto(arroz, 8)
  await setCusto(cola, 16.2)
  const ask = async (change: Partial<Submissao> = {}, ids = [arroz, cola]): Promise<number> => {
    const itens = ids.map((id) => ({ id, quantidade: id === cola ? 5 : 10, embalarParaPresente: false }))
    const { dados } = await app.call(
      'POST /v2/app/{session_token}/usuario/{id}/pedido',
      {
        params: { session_token: 'token', id: ana.idcliente },
        body: buildSubmissao({ loja, cliente: ana, produto: arroz }, { orcamento: true, itens, ...change }),
      },
      { token: ana.token },
    )
    return dados.numpedido
  }
  const num = await ask()
  const pessoas = { loja, ana, bia, caio, duda }
  return { app, ...pessoas, arroz, cola, num, setCusto, ask, atMesa: atMesa(app, pessoas, num) }
}

type Pessoas = Record<'ana' | 'bia' | 'caio' | 'duda', Login> & { loja: { idfornecedor: string } }

/** What people do to one budget, bia unless somebody else is named. */
export function atMesa(app: AppDeTeste, { loja, ana, bia, duda }: Pessoas, num: number) {
  const params = { num }
  const write = (visto: number, linhas: Escrita[], mais = {}, quem: Login = bia) =>
    app.call(`PUT ${UM}/rascunho`, { params, body: { visto, linhas, ...mais } }, { token: quem.token })
  return {
    read: (quem: Login = bia) => app.call(`GET ${UM}`, { params }, { token: quem.token }),
    write,
    /** Says until when it holds, so that it may be sent. */
    date: (visto: number) => write(visto, [], { validade: amanha }),
    lower: (visto: number, percentual: number, quem: Login = bia) =>
      app.call(`POST ${UM}/desconto`, { params, body: { visto, percentual } }, { token: quem.token }),
    match: (visto: number, quem: Login = bia) =>
      app.call(`POST ${UM}/ultimos-precos`, { params, body: { visto } }, { token: quem.token }),
    decide: (visto: number, sequencia: number, aprova: boolean, quem: Login = duda) =>
      app.call(
        `PUT ${UM}/linhas/{sequencia}/alcada`,
        { params: { num, sequencia }, body: { visto, aprova, motivo: aprova ? '' : 'É demais' } },
        { token: quem.token },
      ),
    send: (visto: number, caminhos = {}, quem: Login = bia) =>
      app.call(`POST ${UM}/versoes`, { params, body: { visto, ...caminhos } }, { token: quem.token }),
    accept: (versao: number) =>
      app.call(
        'POST /v4/orders/{num}/{acao}',
        { params: { num, acao: 'aceitar-orcamento' }, body: { versao } },
        { token: ana.token },
      ),
    /** As its customer reads it. */
    show: async () => {
      const { dados } = await app.call(
        'GET /v2/app/{session_token}/order/{numpedido}',
        { params: { session_token: 'token', numpedido: num } },
        { token: ana.token },
      )
      return dados
    },
    list: (query = {}, quem: Login = bia) =>
      app.call(
        'GET /painel/v1/{idfornecedor}/orcamentos',
        { params: { idfornecedor: loja.idfornecedor }, query },
        { token: quem.token },
      ),
  }
}
