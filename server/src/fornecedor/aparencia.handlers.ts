import type { Aparencia } from '@vitrine/contract'

import { quemOf } from '#acesso'
import { lockCatalogo, saveUm } from '#cadastro'
import type { HandlersOf } from '#chamada'
import { Falha, type Sql } from '#infra'

import { entradasOf } from './complete-config.ts'
import { findGuardado, type FornecedorGuardado } from './find-guardado.ts'
import { saveFornecedor } from './save-fornecedor.ts'

type Base = '/painel/v1/{idfornecedor}/aparencia'
const semLogo = { claro: '', escuro: '', simbolo: '' }

/** The look of a store, as its owner keeps it in the panel: the inputs of its theme (ux 2.2, decision 0137). */
export function createAparenciaHandlers({ sql }: { sql: Sql }): HandlersOf<`GET ${Base}` | `PUT ${Base}`> {
  return {
    'GET /painel/v1/{idfornecedor}/aparencia': async ({ contexto }) => {
      const guardado = await findGuardado(sql, quemOf(contexto).idfornecedor)
      if (!guardado) throw new Falha('nao_encontrado')
      return toAparencia(guardado)
    },
    'PUT /painel/v1/{idfornecedor}/aparencia': async ({ body: { entradas, versao }, contexto }) => {
      const quem = quemOf(contexto)
      const guardado = await saveUm(sql, {
        save: async (tx) => {
          // What stays of the row is read after whoever writes it now.
          await lockCatalogo(tx, quem.idfornecedor)
          const antes = await findGuardado(tx, quem.idfornecedor)
          const tema = { entradas, logo: antes?.tema?.logo ?? semLogo }
          await saveFornecedor(tx, quem, { tema, versao: versao ?? 'qualquer' })
        },
        find: (tx) => findGuardado(tx, quem.idfornecedor),
      })
      return toAparencia(guardado)
    },
  }
}

const toAparencia = ({ tema, versao }: FornecedorGuardado): Aparencia => ({
  entradas: entradasOf(tema),
  versao,
})
