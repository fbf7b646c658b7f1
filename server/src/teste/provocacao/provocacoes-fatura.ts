import type { CodigoFalha } from '@vitrine/contract'

import { uuidv7 } from '../../infra/index.ts'
import { buildFatura } from '../exemplares/build-fatura.ts'
import { buildNfe } from '../exemplares/build-nfe.ts'
import { entradasDoPreparo } from '../dois/entradas-do-preparo.ts'
import { buildEquipe } from '../logins.ts'
import { buildSubmissao } from '../submissao.ts'
import type { Cena, Provocacao } from './provoke.ts'

const ENVIO = 'POST /painel/v1/pedidos/{num}/nota-fiscal'

/** An order of ana's. */
async function order({ app, loja, ana, produto }: Cena): Promise<number> {
  const { idcliente, token } = ana
  const body = buildSubmissao({ loja, cliente: ana, produto })
  const { dados } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    { params: { session_token: 'token', id: idcliente }, body },
    { token },
  )
  return dados.numpedido
}

/** Failures of invoices and fiscal documents. */
export const provocacoesFatura = {
  cofre_fechado: async ({ app, loja }) => {
    const { token } = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
    const CONTA = 'PUT /painel/v1/{idfornecedor}/conta-provedor'
    const params = { idfornecedor: loja.idfornecedor }
    return app.call(CONTA, { params, query: {}, ...entradasDoPreparo[CONTA]() }, { token })
  },
  fatura_indisponivel: async ({ app, loja, ana, produto }) => {
    await app.sql`update cadastroextracliente set limite_credito_centavos = 100000 where idcliente = ${ana.idcliente}`
    const faturas = await buildFatura(app, { loja, cliente: ana, produto }, 2)
    await app.sql`update fatura set status = 'PAGA' where idfatura = any(${faturas})`
    const { idfornecedor } = loja
    const { idcliente, token } = ana
    const body = { idfornecedor, idcliente, faturas, idpagamento: uuidv7() }
    return app.call('POST /v4/faturas/pagar', { body }, { token })
  },
  nota_nao_emitida: async (cena) => {
    const { app, loja, ana } = cena
    const params = { num: await order(cena), idfornecedor: loja.idfornecedor }
    return app.call('GET /v4/danfe/{num}/{idfornecedor}', { params }, { token: ana.token })
  },
  nota_invalida: {
    provoke: async (cena) => {
      const num = await order(cena)
      const { token } = await buildEquipe(cena.app.sql, cena.loja, { papel: 'fornecedor' })
      return cena.app.call(ENVIO, { params: { num }, body: { xml: '<nota/>' } }, { token })
    },
    error:
      'A nota fiscal não serve para este pedido. O arquivo não é o XML de uma NF-e com chave de acesso válida.',
  },
  nota_existente: async (cena) => {
    const num = await order(cena)
    const { token } = await buildEquipe(cena.app.sql, cena.loja, { papel: 'fornecedor' })
    const [pedido] = await cena.app.sql<{ cnpj: string; documento: string; valor: number }[]>`
      select f.cnpj, c.documento, p.total / 100.0::float8 as valor from pedido p join fornecedor f using (idfornecedor) join cliente c using (idcliente)
      where p.numpedido = ${num}`
    if (!pedido) throw new Error('no order')
    await cena.app.call(ENVIO, { params: { num }, body: { xml: buildNfe(pedido).xml } }, { token })
    const outra = buildNfe({ ...pedido, numero: 124 })
    return cena.app.call(ENVIO, { params: { num }, body: { xml: outra.xml } }, { token })
  },
} satisfies Partial<Record<CodigoFalha, Provocacao>>
