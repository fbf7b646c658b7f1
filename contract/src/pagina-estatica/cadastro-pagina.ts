import { z } from 'zod'

import { ordem, semRepetir, texto } from '#declarado'
import type { Conteudo } from '#publicacao'

import { Blocos } from './bloco.ts'

/** A static page as its supplier writes it; its slug is the version's `chave`. */
const CadastroPagina = z.strictObject({
  titulo: texto(120, 1),
  /** Shown in lists of pages and by search engines. */
  descricao: texto(200),
  /** Where it is shown: the list of this shop keeps those with WEB (§5 Static pages). */
  tags: semRepetir(z.enum(['WEB', 'APP']), 2).default(['WEB']),
  ordem: ordem.default(0),
  /** How the store is reached, at its end. */
  contato: z.boolean().default(true),
  blocos: Blocos,
})
export type CadastroPagina = z.input<typeof CadastroPagina>

/** Static pages (§3, §7): versions of decision 0080. */
export const paginasEstaticas = {
  tipo: 'PAGINA',
  nome: 'paginas',
  dados: CadastroPagina,
} satisfies Conteudo<typeof CadastroPagina>
