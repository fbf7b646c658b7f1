import type { CallKey } from '@vitrine/contract'

import { uuidv7 } from '../infra/index.ts'
import type { AppDeTeste } from './app-de-teste.ts'
import type { FornecedorDeTeste } from './builders.ts'

/** A category that nothing stands in: one for each call. */
export async function ensureCategoria(
  { sql }: AppDeTeste,
  { idfornecedor }: FornecedorDeTeste,
  key: CallKey,
) {
  if (!key.includes('/painel/v1/{idfornecedor}/categorias')) return {}
  const idcategoria = uuidv7()
  await sql`
    insert into categoria (idfornecedor, idcategoria, slug, nome, icone, fundo, ordem)
    values (${idfornecedor}, ${idcategoria}, ${`vazia-${idcategoria}`}, 'Vazia', 'package', '#f2f2ef', 9)`
  return { idcategoria, categorias: [{ idcategoria, idcategoriapai: null, ordem: 900 }] }
}

/** A policy that is switched off: one for each call. */
export async function ensurePolitica({ sql }: AppDeTeste, { idfornecedor }: FornecedorDeTeste, key: CallKey) {
  if (!key.includes('{idpolitica}')) return {}
  const idpolitica = uuidv7()
  await sql`
    insert into politica (idfornecedor, idpolitica, nome, efeito, ativa)
    values (${idfornecedor}, ${idpolitica}, 'Política', '{"percentual": -5}', false)`
  return { idpolitica }
}
