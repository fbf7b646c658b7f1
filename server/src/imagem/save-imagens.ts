import { CadastroImagem, parseLinhas } from '@vitrine/contract'

import { refuseErros, type Quem } from '#cadastro'
import type { Db } from '#infra'

import { hashImagem, insertImagens, type ImagemNova } from './imagem.repository.ts'
import { judgeImagem } from './judge-imagem.ts'

/**
 * Takes pictures of a supplier in, in their order; the same bytes are kept once, whoever sends them, and stand once in the audit of each supplier.
 * All or none. Errors: `entrada_invalida` with the place of each that is no picture, is too large, or is a drawing that does more than draw.
 */
export async function saveImagens(
  db: Db,
  quem: Quem,
  imagens: readonly CadastroImagem[],
): Promise<Pick<ImagemNova, 'hash' | 'tipo' | 'cor'>[]> {
  const { lidas, erros } = parseLinhas(CadastroImagem, imagens)
  refuseErros('imagens', erros)
  const novas: ImagemNova[] = []
  for (const { linha, dados: imagem } of lidas) {
    const dados = Buffer.from(imagem.dados)
    const julgada = await judgeImagem(imagem)
    if ('erro' in julgada) erros.push({ linha, campo: 'dados', erro: julgada.erro })
    else novas.push({ ...julgada, hash: hashImagem(dados), dados })
  }
  refuseErros('imagens', erros)
  await insertImagens(db, quem, novas)
  return novas.map(({ hash, tipo, cor }) => ({ hash, tipo, cor }))
}
