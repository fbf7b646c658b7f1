import { z } from 'zod'

/** A file as an answer: the name to keep it under, and its bytes as they are made. */
export interface Arquivo {
  nome: string
  /** Media type of the file, when it differs from the one that the call declares. */
  tipo?: string
  conteudo: AsyncIterable<Uint8Array>
}
export const Arquivo = z.custom<Arquivo>()
