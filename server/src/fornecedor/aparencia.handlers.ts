import type { Aparencia } from '@vitrine/contract'

import { quemOf } from '#acesso'
import { lockCatalogo, saveUm } from '#cadastro'
import type { HandlersOf } from '#chamada'
import { listAusentes } from '#imagem'
import { Falha, type Db, type Sql } from '#infra'

import { entradasOf } from './complete-config.ts'
import { findGuardado, type FornecedorGuardado } from './find-guardado.ts'
import { saveFornecedor } from './save-fornecedor.ts'

type Base = '/painel/v1/{idfornecedor}/aparencia'
const semLogo = { claro: '', escuro: '', simbolo: '' }

/** The look of a store, as its owner keeps it in the panel: the inputs of its theme and its logo (ux 2.2, decisions 0137, 0142). */
export function createAparenciaHandlers({ sql }: { sql: Sql }): HandlersOf<`GET ${Base}` | `PUT ${Base}`> {
  return {
    'GET /painel/v1/{idfornecedor}/aparencia': async ({ contexto }) => {
      const guardado = await findGuardado(sql, quemOf(contexto).idfornecedor)
      if (!guardado) throw new Falha('nao_encontrado')
      return toAparencia(guardado)
    },
    'PUT /painel/v1/{idfornecedor}/aparencia': async ({ body: { entradas, logo, versao }, contexto }) => {
      const quem = quemOf(contexto)
      const guardado = await saveUm(sql, {
        save: async (tx) => {
          // What stays of the row is read after whoever writes it now.
          await lockCatalogo(tx, quem.idfornecedor)
          const antes = await findGuardado(tx, quem.idfornecedor)
          const atual = { ...semLogo, ...antes?.tema?.logo }
          if (logo) await checkLogo(tx, logo, atual)
          const tema = { entradas, logo: logo ?? atual }
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
  // Written before there were symbols, it names none.
  logo: { ...semLogo, ...tema?.logo },
  versao,
})

type Logo = Aparencia['logo']

/** A shop shows no picture that is not there; what stands there already stays. */
async function checkLogo(db: Db, logo: Logo, atual: Logo): Promise<void> {
  const novos = (['claro', 'escuro', 'simbolo'] as const).filter((campo) => logo[campo] !== atual[campo])
  const hashes = novos.map((campo) => logo[campo]).filter(Boolean)
  const ausentes = await listAusentes(db, hashes)
  const errados = novos.filter((campo) => ausentes.has(logo[campo]))
  if (errados.length === 0) return
  throw new Falha('entrada_invalida', {
    campos: Object.fromEntries(errados.map((campo) => [`logo.${campo}`, 'Esta imagem não existe.'])),
  })
}
