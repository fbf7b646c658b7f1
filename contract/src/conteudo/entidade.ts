import { z } from 'zod'

import { id } from '#campo'

/** What a version says, by the schema of its kind (`Conteudo` of #publicacao): it is checked where it is written. */
export const DadosDoConteudo = z.record(z.string().max(40), z.unknown())

/** One version of a piece of content, as its editors see it (decision 0149). */
export const VersaoDoConteudo = z.object({
  idpublicacao: id,
  numero: z.int(),
  estado: z.enum(['RASCUNHO', 'PUBLICADA']),
  /** The name under which it is found: a page's slug. */
  chave: z.string(),
  /** From when until when it is shown; null: since always, for ever. */
  de: z.string().nullable(),
  ate: z.string().nullable(),
  publicada_em: z.string().nullable(),
  criada_em: z.string(),
  dados: DadosDoConteudo,
  versao: z.int(),
})
export type VersaoDoConteudo = z.output<typeof VersaoDoConteudo>

/** A piece of content in a list. */
export const ConteudoResumido = z.object({
  idconteudo: id,
  chave: z.string(),
  titulo: z.string(),
  /** What shoppers see of it; RASCUNHO: nobody ever saw it. */
  situacao: z.enum(['NO_AR', 'AGENDADO', 'RASCUNHO', 'FORA_DO_AR']),
  /** Whether a draft waits beside what is shown. */
  tem_rascunho: z.boolean(),
  mudado_em: z.string(),
})
export type ConteudoResumido = z.output<typeof ConteudoResumido>

/** A piece of content as it stands: its draft, what shoppers see, and what begins later. */
export const ConteudoEditado = z.object({
  idconteudo: id,
  rascunho: VersaoDoConteudo.nullable(),
  no_ar: VersaoDoConteudo.nullable(),
  agendadas: z.array(VersaoDoConteudo),
})
export type ConteudoEditado = z.output<typeof ConteudoEditado>
