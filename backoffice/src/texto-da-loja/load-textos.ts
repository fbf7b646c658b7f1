import type { LoaderFunctionArgs } from 'react-router'

import type { ConteudoEditado } from '@vitrine/contract'

import { requireLugar } from '#shell'

import { lugaresDosTextos } from './lugares-dos-textos.ts'

/** The texts that stand at fixed places of the shop, by their places; null: they could not be read. Who may not change them is told so. */
export async function loadTextos(args: LoaderFunctionArgs) {
  const { painel, lugar } = await requireLugar(args)
  if (lugar.papel !== 'fornecedor') return { textos: null, semDireito: true }
  const params = { idfornecedor: lugar.idfornecedor, tipo: 'TEXTO' as const }
  const lidos = await painel.client('GET /painel/v1/{idfornecedor}/conteudos/{tipo}', { params })
  if (!lidos.ok) return { textos: null, semDireito: false }
  const textos: Record<string, ConteudoEditado | null> = {}
  for (const { chave } of lugaresDosTextos) {
    const idconteudo = lidos.dados.data.find((cada) => cada.chave === chave)?.idconteudo
    const lido =
      idconteudo &&
      (await painel.client('GET /painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}', {
        params: { ...params, idconteudo },
      }))
    if (lido && !lido.ok) return { textos: null, semDireito: false }
    textos[chave] = lido ? lido.dados : null
  }
  return { textos, semDireito: false }
}
