import type { ImagemDaMarca } from '@vitrine/contract'

import { api } from '#shell'

import { readBase64 } from './read-base64.ts'

/** What the server takes, too: a large file is not sent in vain. */
const BYTES = 10 * 1024 * 1024

/** Calls that keep a picture of a store, each for what it is of. */
type Chamada = `POST /painel/v1/{idfornecedor}/${'conteudos' | 'marca'}/imagens`

/** Sends a picture; what is wrong with it, in words. */
export async function sendImagem(
  chamada: Chamada,
  idfornecedor: string,
  arquivo: File,
): Promise<ImagemDaMarca | { erro: string }> {
  if (arquivo.size > BYTES) return { erro: 'A imagem passa de 10 MB.' }
  const dados = await readBase64(arquivo).catch(() => '')
  if (!dados) return { erro: 'O arquivo está vazio ou não pôde ser lido.' }
  const resposta = await api(chamada, { params: { idfornecedor }, body: { dados } })
  if (resposta.ok) return resposta.dados
  const { campos, error } = resposta.falha
  return { erro: campos?.['dados'] ?? error }
}
