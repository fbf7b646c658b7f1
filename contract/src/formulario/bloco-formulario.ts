import { isHrefSeguro, listHrefs } from '@vitrine/rules/texto-rico'
import { z } from 'zod'

import { semRepetir, slug, texto } from '#declarado'

/** A field of a form: what it asks, and how it is answered. */
const CampoFormulario = z
  .strictObject({
    nome: slug(30),
    tipo: z.enum(['TEXTO', 'EMAIL', 'TELEFONE', 'ESCOLHA', 'TEXTO_LONGO']),
    rotulo: texto(120, 1),
    ajuda: texto(200).default(''),
    obrigatorio: z.boolean().default(true),
    /** Of a choice. */
    opcoes: semRepetir(texto(80, 1), 20).default([]),
  })
  .refine(({ tipo, opcoes }) => (tipo === 'ESCOLHA' ? opcoes.length >= 2 : opcoes.length === 0), {
    error: 'Só uma escolha tem opções, e pelo menos duas.',
    path: ['opcoes'],
  })
export type CampoFormulario = z.infer<typeof CampoFormulario>

/** A form on a static page: the store is written to, and nothing else happens (ux 1.17.3). */
export const camposDoFormulario = {
  /** Its own among those of the page. */
  codigo: slug(40),
  titulo: texto(120, 1),
  campos: z
    .array(CampoFormulario)
    .min(1)
    .max(15)
    .refine((campos) => new Set(campos.map(({ nome }) => nome)).size === campos.length, {
      error: 'Dois campos têm o mesmo nome.',
    }),
  /** What who writes agrees to, ticked by hand: for what the answers are used, and for how long. */
  consentimento: texto(400, 1).refine((palavras) => listHrefs(palavras).every(isHrefSeguro), {
    error: 'Um dos links não pode ser usado: comece com https://, loja:/, mailto: ou tel:.',
  }),
  botao: texto(40, 1).default('Enviar'),
  /** Said once it has arrived. */
  obrigado: texto(300, 1),
}
