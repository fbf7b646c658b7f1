import type { ConteudoMensagem } from '@vitrine/contract'

import { shrinkFoto } from '#imagem'

/** A file as it is kept, and how a message tells of it. */
export interface AnexoJulgado {
  tipo: 'image/webp' | 'application/pdf'
  dados: Buffer
  conteudo: ConteudoMensagem
}

/** What a file is, by its bytes: no name of a type is believed. Answers what is wrong in words for a person instead. */
export async function judgeAnexo(nome: string, dados: Buffer): Promise<AnexoJulgado | { erro: string }> {
  const foto = await shrinkFoto(dados)
  if (foto && 'erro' in foto) return foto
  if (foto) {
    const { largura, altura } = foto
    const conteudo = { tipo: 'IMAGEM' as const, nome, bytes: foto.dados.length, largura, altura }
    return { tipo: 'image/webp', dados: foto.dados, conteudo }
  }
  if (isPdf(dados))
    return { tipo: 'application/pdf', dados, conteudo: { tipo: 'ARQUIVO', nome, bytes: dados.length } }
  return { erro: 'Envie uma imagem (JPEG, PNG ou WebP) ou um PDF.' }
}

/** It begins as one and ends as one: half a file is none. */
function isPdf(dados: Buffer): boolean {
  return (
    dados.subarray(0, 5).toString('latin1') === '%PDF-' &&
    dados.subarray(-1024).toString('latin1').includes('%%EOF')
  )
}
