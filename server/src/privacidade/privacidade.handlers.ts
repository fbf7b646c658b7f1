import { closeSessao } from '#acesso'
import type { HandlersOf } from '#chamada'
import { keepConsentimento } from '#consentimento'
import { Falha, type Config, type Sql } from '#infra'
import { acceptTermo, findTermo } from '#termo'

import { deleteConta } from './delete-conta.ts'
import { keepFeitos } from './feitos.repository.ts'
import { listDados } from './meus-dados.repository.ts'

type Calls =
  | 'POST /v4/consentimento'
  | 'GET /termouso'
  | 'PUT /v4/client/{idcliente}/supplier/{idfornecedor}/termos-uso'
  | 'GET /v4/client/{idcliente}/dados'
  | 'POST /v4/client/{idcliente}/supplier/{idfornecedor}/dados/copia'
  | 'POST /v4/client/{idcliente}/dados/excluir'

/** Terms of use, and the rights over one's own data (§7, LGPD). */
export function createPrivacidadeHandlers({ sql, config }: { sql: Sql; config: Config }): HandlersOf<Calls> {
  return {
    'POST /v4/consentimento': ({ body, ...quem }) => keepConsentimento(sql, body.grupos, quem),
    'GET /termouso': async ({ query }) => {
      const termo = await findTermo(sql, query.versaoArquivo || null)
      if (!termo) throw new Falha('nao_encontrado')
      return { ...termo, publicado_em: termo.publicado_em.toISOString() }
    },
    'PUT /v4/client/{idcliente}/supplier/{idfornecedor}/termos-uso': ({ body, ...quem }) =>
      acceptTermo(sql, body.versao, quem),
    'GET /v4/client/{idcliente}/dados': async ({ params, contexto }) => {
      // Who was invited to a cliente sees neither its other logins nor all its orders in one file.
      if (!contexto.administra) throw new Falha('sem_permissao')
      return { gerado_em: new Date().toISOString(), tabelas: await listDados(sql, params.idcliente) }
    },
    'POST /v4/client/{idcliente}/supplier/{idfornecedor}/dados/copia': async ({ params, contexto }) => {
      if (!contexto.administra) throw new Falha('sem_permissao')
      const loja = contexto.fornecedor?.idfornecedor
      if (loja) await keepFeitos(sql, { idcliente: params.idcliente, tipo: 'ACESSO', loja })
      return { anotada: true as const }
    },
    'POST /v4/client/{idcliente}/dados/excluir': async ({ body, contexto, requisicao }) => {
      const excluida = await deleteConta(sql, body.senha, contexto)
      await closeSessao({ sql, config }, requisicao)
      return excluida
    },
  }
}
