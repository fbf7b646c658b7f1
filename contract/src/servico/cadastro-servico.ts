import { z } from 'zod'
import type { Servico } from '@vitrine/rules/servico'

import { idDeclarado, precoUnitario, semRepetir, slug, texto } from '#declarado'

/** An additional service as its supplier keeps it (readings 8). */
export const CadastroServico = z.strictObject({
  idservico: idDeclarado,
  nome: texto(80, 1),
  /** Description of what the service includes. */
  descricao: texto(500).default(''),
  aplicacao: z.enum(['pedido', 'linha']),
  cobranca: z.enum(['fixo', 'unidade']),
  /** Reais, up to 4 decimals; 0: free. */
  preco: precoUnitario.or(z.literal(0)),
  /** Products named, of a named category or with a tag; none: every product. */
  alvo: z
    .strictObject({
      produtos: semRepetir(idDeclarado, 5000).optional(),
      categorias: semRepetir(idDeclarado, 500).optional(),
      tags: semRepetir(slug(40), 50).optional(),
    })
    .default({}),
  ordem: z.int().min(0).max(1_000_000).default(0),
  ativo: z.boolean().default(true),
}) satisfies z.ZodType<Servico>
export type CadastroServico = z.infer<typeof CadastroServico>
