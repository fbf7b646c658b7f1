import { z } from 'zod'

/** A file as an answer: the name to keep it under, and its bytes as they are made. */
export interface Arquivo {
  nome: string
  /** Its media type, where it is not the call's. */
  tipo?: string
  conteudo: AsyncIterable<Uint8Array>
}
export const Arquivo = z.custom<Arquivo>()
