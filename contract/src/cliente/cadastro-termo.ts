import { z } from 'zod'

import { texto } from '#declarado'

/** A version of the platform's terms of use, as it is published; what people have accepted never changes afterwards. */
export const CadastroTermo = z.strictObject({
  versao: z
    .string()
    .regex(/^[0-9A-Za-z.-]{1,40}$/, { error: 'Use até 40 letras sem acento, números, pontos e hífens.' }),
  titulo: texto(120, 1),
  /** What changed since the version before; '' for the first. */
  resumo: texto(1000),
  /** Paragraphs with blank lines between; a line that begins with '## ' is a heading. */
  texto: texto(100_000, 1),
  /** Since when it is in force. */
  publicado_em: z.iso.datetime(),
})
export type CadastroTermo = z.infer<typeof CadastroTermo>
