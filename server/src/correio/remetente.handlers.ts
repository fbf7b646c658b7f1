import type { Remetente } from '@vitrine/contract'

import type { HandlersOf } from '#chamada'
import type { FornecedorVivo } from '#fornecedor'
import { Falha, type Config, type Sql } from '#infra'

import { findRemetente } from './correio.repository.ts'

interface Deps {
  sql: Sql
  config: Pick<Config, 'smtpUrl' | 'correioDe'>
}

/** From where the letters of a supplier leave, for whoever runs it (audit B10). */
export function createRemetenteHandlers(deps: Deps): HandlersOf<'GET /painel/v1/{idfornecedor}/remetente'> {
  return {
    'GET /painel/v1/{idfornecedor}/remetente': ({ contexto: { fornecedor } }) => {
      if (!fornecedor) throw new Falha('fornecedor_desconhecido')
      return showRemetente(deps, fornecedor)
    },
  }
}

async function showRemetente(
  { sql, config: { smtpUrl, correioDe } }: Deps,
  { idfornecedor, publico }: FornecedorVivo,
): Promise<Remetente> {
  const proprio = await findRemetente(sql, idfornecedor)
  const verificado = proprio?.verificado_em ?? null
  const daPlataforma = /<([^>]+)>/.exec(correioDe)?.[1] ?? correioDe
  const envia_de = proprio && verificado ? proprio.endereco : daPlataforma
  return {
    endereco: proprio?.endereco ?? null,
    verificado_em: verificado?.toISOString() ?? null,
    envia_de: smtpUrl ? envia_de : '',
    responde_para: publico.config.rodape.email,
  }
}
