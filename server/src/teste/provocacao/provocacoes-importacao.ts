import { uuidv7 } from '../../infra/index.ts'
import { buildEquipe } from '../logins.ts'
import type { Cena, Provocacao } from './provoke.ts'

const QUAL = '/painel/v1/{idfornecedor}/importacoes/{idimportacao}'

/** A sheet of the scene's store, rehearsed, sent by who runs it. */
async function send({ app, loja }: Cena, texto: string) {
  const quem = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
  const params = { idfornecedor: loja.idfornecedor, idimportacao: uuidv7() }
  const body = {
    idimportacao: params.idimportacao,
    nome: 'precos.csv',
    dados: Buffer.from(texto).toString('base64'),
  }
  const { dados } = await app.call(
    'POST /painel/v1/{idfornecedor}/importacoes',
    { params, query: {}, body },
    quem,
  )
  const { colunas } = dados
  await app.call(`PUT ${QUAL}/colunas`, { params, query: {}, body: { colunas } }, quem)
  return { quem, qual: { params, query: {} } }
}

/** Failures of spreadsheets that change the catalogue. */
export const provocacoesImportacao = {
  importacao_em_andamento: async (cena) => {
    const { quem, qual } = await send(cena, `sku;nome\n${await skuOf(cena)};Arroz novo`)
    await cena.app
      .sql`update importacao set estado = 'APLICADA' where idimportacao = ${qual.params.idimportacao}`
    return cena.app.call(`PUT ${QUAL}/colunas`, { ...qual, body: { colunas: ['sku', 'nome'] } }, quem)
  },
  importacao_sem_mudanca: async (cena) => {
    const { quem, qual } = await send(cena, `sku;nome\n${await skuOf(cena)};`)
    return cena.app.call(`POST ${QUAL}/aplicar`, qual, quem)
  },
  importacao_sem_volta: async (cena) => {
    const { quem, qual } = await send(cena, `sku;nome\n${await skuOf(cena)};Arroz novo`)
    return cena.app.call(`POST ${QUAL}/desfazer`, qual, quem)
  },
} satisfies Partial<Record<string, Provocacao>>

async function skuOf({ app, produto }: Cena): Promise<string> {
  const [row] = await app.sql<{ sku: string }[]>`
    select sku from produto where idcadastroextraproduto = ${produto}`
  return row?.sku ?? ''
}
