import type { ConteudoResumido } from '@vitrine/contract'
import { documentosDaLoja, type DocumentoDaLoja } from '@vitrine/rules/publicacao'

/** The store's own documents, each with its page; null: nobody has begun it. */
export const findDocumentos = (
  paginas: readonly ConteudoResumido[],
): { chave: DocumentoDaLoja; pagina: ConteudoResumido | null }[] =>
  documentosDaLoja.map((chave) => ({
    chave,
    pagina: paginas.find((pagina) => pagina.chave === chave) ?? null,
  }))
