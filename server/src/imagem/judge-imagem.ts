import { limitesDaImagem, type CadastroImagem } from '@vitrine/contract'

import { findErroDoDesenho } from './check-desenho.ts'
import type { TipoImagem } from './imagem.repository.ts'
import { inTurn } from './make-imagem.ts'
import { averageColour, loadSharp } from './render.ts'

/** What a picture is, by its bytes. */
interface Julgada {
  tipo: TipoImagem
  /** `#rrggbb`. */
  cor: string
}

/**
 * Reads the kind of a picture out of its bytes and proves that it is one: a drawing by what it holds, a photograph by decoding it whole.
 * Answers what is wrong in words for a person instead, where it is none.
 */
export async function judgeImagem({ dados, cor }: CadastroImagem): Promise<Julgada | { erro: string }> {
  const tipo = sniffTipo(dados)
  if (!tipo) return { erro: 'Envie a imagem em JPEG, PNG, WebP ou SVG.' }
  const erro = tipo === 'image/svg+xml' ? findErroDoDesenho(dados) : await findErroDaFoto(dados)
  if (erro) return { erro }
  // A drawing whose colour is said is not drawn here: that is done when it is first shown.
  if (tipo === 'image/svg+xml' && cor) return { tipo, cor }
  const media = await inTurn(() => averageColour(dados)).catch(() => null)
  return media ? { tipo, cor: cor ?? media } : { erro: 'A imagem está incompleta ou danificada.' }
}

const starts = (dados: Uint8Array, texto: string, em = 0) =>
  Buffer.from(dados.subarray(em, em + texto.length)).toString('latin1') === texto

/** By its first bytes; null: none that is taken. */
export function sniffTipo(dados: Uint8Array): TipoImagem | null {
  if (starts(dados, '\u0089PNG\r\n\u001A\n')) return 'image/png'
  if (starts(dados, '\u00FF\u00D8\u00FF')) return 'image/jpeg'
  if (starts(dados, 'RIFF') && starts(dados, 'WEBP', 8)) return 'image/webp'
  // A byte order mark, white space, a declaration or comments may come before; what is inside is read as a whole afterwards.
  return /^(?:\u00EF\u00BB\u00BF)?\s*</.test(Buffer.from(dados.subarray(0, 100)).toString('latin1'))
    ? 'image/svg+xml'
    : null
}

/** By its header, before anything of it is decoded. */
export async function findErroDaFoto(dados: Uint8Array): Promise<string | null> {
  const sharp = await loadSharp()
  const lida = await sharp(dados, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!lida) return 'A imagem está incompleta ou danificada.'
  return lida.width * lida.height > limitesDaImagem.pixels ? 'A imagem tem pixels demais.' : null
}
