import type { Importacao, LinhaDaImportacao, TipoImportacao } from '@vitrine/contract'

import { applyImportacoes } from '../importacao/apply-importacoes.ts'
import { uuidv7 } from '../infra/index.ts'
import type { AppDeTeste } from './app-de-teste.ts'
import type { LoginDeTeste } from './logins.ts'

const QUAL = '/painel/v1/{idfornecedor}/importacoes/{idimportacao}'

/** Sheets of one supplier as somebody of it sends, rehearses, applies and takes them back. */
export function createPlanilhas(app: AppDeTeste, idfornecedor: string, quem: LoginDeTeste) {
  const chamadas = createChamadas(app, idfornecedor, quem)
  const { send, map, press } = chamadas
  /** Until no job works on it. */
  const settle = async (importacao: Importacao): Promise<Importacao> => {
    for (let i = 0; i < 200; i += 1) {
      await applyImportacoes(app.sql)
      const dados = await chamadas.read(importacao)
      if (dados.estado !== 'APLICANDO' && dados.estado !== 'DESFAZENDO') return dados
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
    throw new Error('the job did not end')
  }
  /** Read and rehearsed, as its columns were guessed. */
  const rehearse = async (conteudo: string | Buffer, tipo?: TipoImportacao): Promise<Importacao> =>
    (await map((await send(conteudo, tipo)).dados)).dados
  return {
    ...chamadas,
    settle,
    rehearse,
    /** A sheet applied whole. */
    async ingest(conteudo: string | Buffer, tipo?: TipoImportacao): Promise<Importacao> {
      const importacao = await rehearse(conteudo, tipo)
      await press(importacao, 'aplicar')
      return settle(importacao)
    },
    async takeBack(importacao: Importacao): Promise<Importacao> {
      await press(importacao, 'desfazer')
      return settle(importacao)
    },
  }
}

function createChamadas(app: AppDeTeste, idfornecedor: string, quem: LoginDeTeste) {
  const loja = { params: { idfornecedor }, query: {} }
  const qualOf = ({ idimportacao }: Pick<Importacao, 'idimportacao'>) => ({
    params: { idfornecedor, idimportacao },
    query: {},
  })
  return {
    send(conteudo: string | Buffer, tipo?: TipoImportacao) {
      const dados = Buffer.from(conteudo).toString('base64')
      const body = { idimportacao: uuidv7(), nome: 'tabela.csv', dados, ...(tipo && { tipo }) }
      return app.call('POST /painel/v1/{idfornecedor}/importacoes', { ...loja, body }, quem)
    },
    map(importacao: Importacao, dito: { colunas?: (string | null)[]; tipo?: TipoImportacao } = {}) {
      const body = { colunas: importacao.colunas, ...dito }
      return app.call(`PUT ${QUAL}/colunas`, { ...qualOf(importacao), body }, quem)
    },
    press: (importacao: Importacao, acao: 'aplicar' | 'cancelar' | 'desfazer') =>
      app.call(`POST ${QUAL}/${acao}`, qualOf(importacao), quem),
    read: async (importacao: Importacao) => (await app.call(`GET ${QUAL}`, qualOf(importacao), quem)).dados,
    async list(
      importacao: Importacao,
      query: { tipo?: LinhaDaImportacao['tipo']; recusadas?: boolean } = {},
    ): Promise<LinhaDaImportacao[]> {
      return (await app.call(`GET ${QUAL}/linhas`, { ...qualOf(importacao), query }, quem)).dados.data
    },
    /** `mais`: more of the query. */
    async readExport(especie: string, formato: 'xlsx' | 'csv', modelo = false, mais = ''): Promise<Buffer> {
      const { rawPayload } = await app.fastify.inject({
        url: `/painel/v1/${idfornecedor}/planilha/${especie}?formato=${formato}&modelo=${modelo}${mais}`,
        headers: { authorization: `Bearer ${quem.token}` },
      })
      return rawPayload
    },
  }
}

/** What is wrong, and where: 'linha campo: erro'. */
export const sayErros = (linhas: readonly LinhaDaImportacao[]): string[] =>
  linhas.flatMap(({ linha, erros }) => erros.map(({ campo, erro }) => `${linha} ${campo}: ${erro}`))
