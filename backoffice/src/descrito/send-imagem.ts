import type { ImagemDaMarca } from '@vitrine/contract'

import { readBase64 } from '#arquivo'
import { api } from '#shell'

/** What the server takes, too: a large file is not sent in vain. */
const BYTES = 10 * 1024 * 1024

/** Sends a picture for what a store writes; what is wrong with it, in words. */
export async function sendImagem(
  idfornecedor: string,
  arquivo: File,
): Promise<ImagemDaMarca | { erro: string }> {
  if (arquivo.size > BYTES) return { erro: 'A imagem passa de 10 MB.' }
  const dados = await readBase64(arquivo).catch(() => '')
  if (!dados) return { erro: 'O arquivo está vazio ou não pôde ser lido.' }
  const resposta = await api('POST /painel/v1/{idfornecedor}/conteudos/imagens', {
    params: { idfornecedor },
    body: { dados },
  })
  if (resposta.ok) return resposta.dados
  const { campos, error } = resposta.falha
  return { erro: campos?.['dados'] ?? error }
}
