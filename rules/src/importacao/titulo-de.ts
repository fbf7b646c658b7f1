import { colunasProduto } from './colunas-produto.ts'
import { colunaAcao } from './rehearse-linha.ts'

const titulos = new Map<string, string>(
  [...colunasProduto, colunaAcao].map(({ campo, titulo }) => [campo, titulo]),
)

/** The heading of a field; of one without a column its own name. */
export const tituloDe = (campo: string): string => titulos.get(campo) ?? campo
