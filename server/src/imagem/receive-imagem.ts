import { limitesDaImagem, type ImagemDaMarca } from '@vitrine/contract'

import type { Quem } from '#cadastro'
import { Falha, type Sql } from '#infra'

import { loadSharp } from './render.ts'
import { saveImagens } from './save-imagens.ts'
import { shrinkFoto } from './shrink-foto.ts'

/**
 * Takes a picture in that a store shows: a drawing as it came, anything else made small, with what is transparent in it. Errors:
 * `entrada_invalida` at `dados`, in words for who sent it.
 */
export async function receiveImagem(
  sql: Sql,
  quem: Quem,
  base64: string,
  medidas?: Parameters<typeof shrinkFoto>[1],
): Promise<ImagemDaMarca> {
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length === 0) throw refuse('O arquivo está vazio.')
  if (bytes.length > limitesDaImagem.bytes)
    throw refuse(`A imagem passa de ${limitesDaImagem.bytes / 1024 / 1024} MB.`)
  const menor = await shrinkFoto(bytes, medidas)
  if (menor && 'erro' in menor) throw refuse(menor.erro)
  const [imagem] = await saveImagens(sql, quem, [{ dados: menor?.dados ?? bytes }]).catch(refuseDados)
  const medida = menor ?? (await measureDesenho(bytes))
  if (!imagem || !medida) throw refuse('A imagem está incompleta ou danificada.')
  return { hash: imagem.hash, cor: imagem.cor, largura: medida.largura, altura: medida.altura }
}

async function measureDesenho(dados: Buffer) {
  const sharp = await loadSharp()
  const { width, height } = await sharp(dados, { limitInputPixels: false }).metadata()
  return width > 0 && height > 0 ? { largura: width, altura: height } : null
}

const refuse = (erro: string) => new Falha('entrada_invalida', { campos: { dados: erro } })

/** Whatever is wrong is wrong with the picture that was sent. */
function refuseDados(error: unknown): never {
  if (!(error instanceof Falha) || !error.extra.campos) throw error
  throw refuse(Object.values(error.extra.campos)[0] ?? error.message)
}
